export { InvoicingStep } from './lazy-parts.tsx';
export { useInvoiceStatus } from './use-invoice-status.ts';
export type { InvoiceFailure } from './use-set-invoice.ts';
