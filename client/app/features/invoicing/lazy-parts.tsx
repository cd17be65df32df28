import type { ReactNode } from 'react';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import type { InvoicingStepProps } from './invoicing-step.tsx';

const load = async () => (await import('./invoicing-step.tsx')).InvoicingStep;

/** How the order is invoiced, as a part of the checkout; its code is loaded when it is shown. */
export function InvoicingStep({ fallback = null, ...props }: InvoicingStepProps & { fallback?: ReactNode }) {
  const Step = useDeferredCode(load);
  return Step ? <Step {...props} /> : fallback;
}
