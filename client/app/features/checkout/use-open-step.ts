import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { CheckoutStep } from './steps.ts';

/**
 * Returns a function that opens a step, and makes a change that decides which step is shown once the step's address is
 * rendered. The router renders addresses as transitions: made before, the change would be shown with the step of the old
 * address.
 */
export function useOpenStep(): (step: CheckoutStep, change: () => void) => Promise<void> {
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const { key } = useLocation();
  const rendered = useSearchParams()[0].get('step');
  const pending = useRef<{ readonly step: CheckoutStep; readonly change: () => void }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key, also one to the same step
  useLayoutEffect(() => {
    if (pending.current?.step === rendered) pending.current.change();
    pending.current = undefined;
  }, [key, rendered]);
  return async (step, change) => {
    pending.current = { step, change };
    await navigate(pathTo('checkout', {}, { step }), { preventScrollReset: true });
  };
}
