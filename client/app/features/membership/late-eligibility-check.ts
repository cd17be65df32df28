import { lateComponent } from '../../ui/late-component.ts';

/** Checks whether the member may renew or upgrade. Its code is loaded on demand, only on the pages for it. */
export const LateEligibilityCheck = lateComponent(
  async () => (await import('./eligibility-check.tsx')).EligibilityCheck,
);
