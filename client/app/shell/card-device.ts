import { useEffect } from 'react';
import { loadForgetCard } from '../features/membership-card/index.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';

/**
 * Deletes the membership card of this device at a sign-out, and that of another member who was signed in before
 * (MEMBERSHIP-252).
 */
export function useCardDevice(isAfterSignOut: boolean): void {
  const membershipNumber = useViewerQuery().data?.me?.membershipNumber;
  useEffect(() => {
    if (!isAfterSignOut && membershipNumber === undefined) return;
    loadForgetCard()
      .then(async ({ forgetCard, forgetCardOfOthers }) => {
        if (isAfterSignOut) await forgetCard();
        else if (membershipNumber !== undefined) await forgetCardOfOthers(membershipNumber);
      })
      .catch((error: unknown) => console.info('The membership card of this device could not be checked.', error));
  }, [isAfterSignOut, membershipNumber]);
}
