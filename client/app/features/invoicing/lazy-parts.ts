import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

/** How the order is invoiced, as a part of the checkout; its code is loaded when it is shown. */
export const InvoicingStep = lazyWithRetry(async () => (await import('./invoicing-step.tsx')).InvoicingStep);
