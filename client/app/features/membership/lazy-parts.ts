import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

/** Checks whether the member may renew or upgrade. Its code is loaded on demand, only on the pages for it. */
export const LazyEligibilityCheck = lazyWithRetry(
  async () => (await import('./eligibility-check.tsx')).EligibilityCheck,
);
