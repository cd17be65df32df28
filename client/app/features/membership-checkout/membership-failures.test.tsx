import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMembershipCheckoutScenario } from '../../testing/membership-checkout.tsx';
import { readers } from '../../testing/render.tsx';
import { type MembershipPurpose, membershipPages } from '../checkout/index.ts';

const notApplied = { code: 'ERROR_MEMBERSHIP_NOT_APPLIED', title: 'We couldn’t activate your membership' };
const declined = { code: 'ERROR_PAYMENT_METHOD', title: 'Your payment was declined' };
interface Failure {
  readonly purpose: MembershipPurpose;
  readonly code: string;
  readonly title: string;
  /** The number for calls to support (MEMBERSHIP-81). */
  readonly supportCode?: string;
}

/** The failures of a creation, a renewal and an upgrade. */
const failures: readonly Failure[] = [
  { purpose: 'MEMBERSHIP_NEW', ...notApplied },
  { purpose: 'RENEW', ...notApplied, supportCode: '30012' },
  { purpose: 'UPGRADE', ...notApplied },
  { purpose: 'MEMBERSHIP_NEW', ...declined },
  { purpose: 'RENEW', ...declined },
  { purpose: 'UPGRADE', ...declined },
];

describe.each(readers)('in $code', (locale) => {
  beforeEach(() => sessionStorage.clear());
  const { open, createOwn } = createMembershipCheckoutScenario(locale);

  const openFailed = (purpose: MembershipPurpose, failure: object | null) => {
    const checkoutAttempt = createOwn(purpose, 'VOIDED', { failure });
    const responses = { MembershipAttempt: { checkoutAttempt }, CheckoutAttempt: { checkoutAttempt } };
    return open(purpose, responses, 'attempt-1');
  };

  it.each(failures)(
    '$purpose that failed with $code shows the message of the server (MEMBERSHIP-77)',
    async ({ purpose, code, title, supportCode }) => {
      const { translate } = await openFailed(purpose, { code, message: `Message of ${code}.` });
      const modal = await screen.findByRole('dialog', { name: translate(title) });
      expect(modal).toHaveTextContent(`Message of ${code}.`);
      if (supportCode) expect(modal).toHaveTextContent(supportCode);
      else expect(modal).not.toHaveTextContent('30012');
    },
  );

  it.each(Object.keys(membershipPages) as MembershipPurpose[])(
    '%s that failed without a code opens the modal of the code 500 (MEMBERSHIP-77)',
    async (purpose) => {
      const { translate } = await openFailed(purpose, null);
      const modal = await screen.findByRole('dialog', { name: translate('Something went wrong on our side') });
      expect(modal).toHaveTextContent('500');
    },
  );
});
