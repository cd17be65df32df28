export { InvoiceLine } from './invoice-line.tsx';
export { InvoiceSkeleton } from './invoice-skeleton.tsx';
export { InvoiceFormDocument, useInvoiceFormQuery } from './invoicing.gen.ts';
export { InvoicingStep } from './lazy-parts.tsx';
export { copyInvoice, type InvoiceFailure, readSavedInvoice } from './save-invoice.ts';
export { useInvoiceStatus } from './use-invoice-status.ts';
export type { InvoicingStatus } from './use-set-invoice.ts';
