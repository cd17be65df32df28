import type { ApolloClient } from '@apollo/client';
import { getData } from '../../apollo/get-data.ts';
import { BeginCheckoutDocument, findAttempt, type MembershipPurpose, type SubjectGraph } from '../checkout/index.ts';
import { copyInvoice } from '../invoicing/index.ts';

/** The attempt of the page, which a begun attempt replaces. */
export interface CurrentAttempt {
  get(): string | null;
  set(attemptId: string): void;
}

/**
 * The calls that pay for a membership. Renewals and upgrades are begun here; the attempt of a new membership was begun with
 * the registration form and is only read.
 */
export const createMembershipGraph = (
  client: ApolloClient,
  purpose: MembershipPurpose,
  current: CurrentAttempt,
): SubjectGraph => ({
  async begin(idempotencyKey) {
    const attemptId = current.get();
    if (purpose === 'MEMBERSHIP_NEW') {
      const attempt = attemptId === null ? null : await findAttempt(client, attemptId);
      return attempt ? { __typename: 'BeginCheckoutSuccess', attempt } : { __typename: 'AttemptNotFound' };
    }
    const variables = { input: { purpose, idempotencyKey, membership: {} } };
    const begun = getData(await client.mutate({ mutation: BeginCheckoutDocument, variables })).beginCheckout;
    if (begun.__typename === 'BeginCheckoutSuccess') {
      const { id, status } = begun.attempt;
      // An attempt that replaces another one keeps its invoice (INVOICING-10).
      if (attemptId !== null && attemptId !== id && status === 'OPEN') await copyInvoice(client, attemptId, id);
      current.set(id);
    }
    if (begun.__typename === 'CheckoutInProgress' && begun.holder) current.set(begun.holder.id);
    return begun;
  },

  findLockingAttempt: async () => current.get(),
});
