import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trackOnce } from '../../session/track-once.ts';
import { type TrackedMembership, track } from '../../session/tracked-events.ts';
import type { MembershipPurpose } from '../checkout/index.ts';
import { readSavedInvoice } from '../invoicing/index.ts';
import type { MembershipAttempt } from './use-attempt.ts';

const actions = { MEMBERSHIP_NEW: 'purchase', RENEW: 'renewal', UPGRADE: 'upgrade' } as const;

const toTracked = (purpose: MembershipPurpose, { membership, amount }: MembershipAttempt): TrackedMembership => ({
  action: actions[purpose],
  membershipType: membership?.type,
  total: amount,
});

/** Records the checkout of a membership when its price is first shown (ANALYTICS-59); later attempts belong to it. */
export function useTrackMembershipCheckout(purpose: MembershipPurpose, attempt: MembershipAttempt | undefined): void {
  const isRecorded = useRef(false);
  const isOpen = attempt?.status === 'OPEN';
  const record = useEffectEvent(() => {
    if (isRecorded.current || !attempt) return;
    isRecorded.current = true;
    track({ type: 'membership-checkout-started', membership: toTracked(purpose, attempt) });
  });
  useEffect(() => {
    if (isOpen) record();
  }, [isOpen]);
}

/** Records a paid membership, once (ANALYTICS-59), with the kind of its invoice that the page has saved (ANALYTICS-12). */
export function trackPaidMembership(
  client: ApolloClient,
  purpose: MembershipPurpose,
  attempt: MembershipAttempt,
  attemptId: string,
): void {
  const invoice = readSavedInvoice(client, { attemptId });
  const isInvoiceNamed = invoice ? (invoice.details?.invoicingEnabled ?? false) : null;
  trackOnce(attemptId, {
    type: 'membership-completed',
    attemptId,
    membership: toTracked(purpose, attempt),
    isInvoiceNamed,
  });
}
