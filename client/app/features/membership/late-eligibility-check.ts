import { lateComponent } from '../../ui/late-component.ts';

/** Asks whether the member may renew or upgrade; its code is loaded with the pages for it. */
export const LateEligibilityCheck = lateComponent(
  async () => (await import('./eligibility-check.tsx')).EligibilityCheck,
);
