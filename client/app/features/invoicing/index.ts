export { InvoicingStep } from './lazy-parts.ts';
