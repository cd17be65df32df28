import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { type TrackedEvent, trackedEvents } from '../../session/tracked-events.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { fillCard } from '../../testing/cards.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus } from '../../testing/graph.ts';
import { createMembershipCheckoutScenario } from '../../testing/membership-checkout.tsx';
import { readers } from '../../testing/render.tsx';
import { membershipPages } from '../checkout/index.ts';

describe.each(readers)('in $code', (locale) => {
  beforeEach(() => sessionStorage.clear());
  const { open, createOwn, begun, placed, membership } = createMembershipCheckoutScenario(locale);

  it.each(['RENEW', 'UPGRADE'] as const)(
    '%s begins one attempt and writes it into the address (MEMBERSHIP-172)',
    async (purpose) => {
      const { address, graph, findPay } = await open(purpose);
      expect(await findPay()).toBeVisible();
      expect(address()).toBe(pathTo(membershipPages[purpose].checkout, locale, {}, { attempt: 'attempt-1' }));
      const requests = graph.getRequests('BeginCheckout');
      expect(requests).toEqual([{ input: { purpose, membership: {}, idempotencyKey: expect.any(String) } }]);
      expect(await findViolations()).toEqual([]);
    },
  );

  it('continues the attempt in the address after a reload (MEMBERSHIP-172)', async () => {
    const { graph, findPay } = await open('RENEW', {}, 'attempt-1');
    await findPay();
    expect(graph.getRequests('BeginCheckout')).toEqual([]);
  });

  it('replaces an attempt that is another shopper’s or for something else (MEMBERSHIP-172)', async () => {
    const MembershipAttempt = ({ id }: Record<string, unknown>) => ({
      checkoutAttempt: id === 'attempt-1' ? createOwn('RENEW', 'OPEN') : null,
    });
    const { graph, address, findPay } = await open('RENEW', { MembershipAttempt }, 'foreign-1');
    await findPay();
    expect(graph.getRequests('BeginCheckout')).toHaveLength(1);
    expect(address()).toBe(pathTo('renew-checkout', locale, {}, { attempt: 'attempt-1' }));
  });

  it('a new membership without an attempt leads back to the membership information (MEMBERSHIP-172)', async () => {
    const { translate, graph } = await open('MEMBERSHIP_NEW');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      translate('We couldn’t find this purchase'),
    );
    const link = screen.getByRole('link', { name: translate('See memberships') });
    expect(link).toHaveAttribute('href', pathTo('membership-info', locale));
    expect(graph.getRequests('BeginCheckout')).toEqual([]);
  });

  it('keeps the button disabled until card and terms are complete, and pays and records once (MEMBERSHIP-79, ANALYTICS-59, ANALYTICS-70)', async () => {
    const events: TrackedEvent[] = [];
    onTestFinished(trackedEvents.listen((event) => events.push(event)));
    // Those of earlier tests, which were queued.
    events.length = 0;
    const paid = createOwn('RENEW', 'COMPLETED', { membershipNumber: '64010000000001' });
    const { user, translate, findPay, acceptTerms, graph, address } = await open('RENEW', { PlaceOrder: placed(paid) });
    const pay = await findPay();
    const toDo = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('data-flag'));
    expect(pay).toBeDisabled();
    await waitFor(() => expect(toDo()).toEqual(['paymentForm', 'terms']));
    expect(pay).toHaveAccessibleDescription(new RegExp(translate('Accept the terms and conditions.')));
    await fillCard(user, translate);
    await waitFor(() => expect(toDo()).toEqual(['terms']));
    await acceptTerms();
    await waitFor(() => expect(pay).toBeEnabled());
    await user.dblClick(pay);
    await waitFor(() => expect(address()).toBe(pathTo('renew-thank-you', locale, {}, { attempt: 'attempt-1' })));
    expect(graph.getRequests('PlaceOrder')).toHaveLength(1);
    const membership = { action: 'renewal', membershipType: 'DIAMOND', total: createOwn('RENEW', 'OPEN').amount };
    expect(events).toEqual([
      { type: 'membership-checkout-started', membership },
      { type: 'payment-info-entered', id: 'membership.RENEW', method: 'CARD' },
      { type: 'membership-completed', attemptId: 'attempt-1', membership, isInvoiceNamed: null },
    ]);
  });

  it('shows a decline, goes back to the payment, and begins another attempt for the next card (CHECKOUT-60, CHECKOUT-461)', async () => {
    const failure = { code: 'ERROR_PAYMENT_METHOD', message: 'No.' };
    const { user, translate, findPay, acceptTerms, graph } = await open('UPGRADE', {
      PlaceOrder: placed(createOwn('UPGRADE', 'DECLINED', { failure })),
    });
    await acceptTerms();
    await fillCard(user, translate);
    const pay = await findPay();
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    const modal = await screen.findByRole('dialog', { name: translate('Your payment was declined') });
    expect(within(modal).queryByRole('link')).toBeNull();
    await user.click(within(modal).getByRole('button', { name: translate('Back to payment') }));
    expect(screen.getByRole('heading', { level: 2, name: translate('Payment') })).toHaveFocus();
    await user.click(await findPay());
    await waitFor(() => expect(graph.getRequests('BeginCheckout').length).toBeGreaterThan(1));
  });

  it('keeps the card while the next attempt is read (CHECKOUT-60)', async () => {
    const failure = { code: 'ERROR_PAYMENT_METHOD', message: 'No.' };
    let begins = 0;
    const { user, translate, findPay, acceptTerms, graph } = await open('RENEW', {
      BeginCheckout: () => {
        begins += 1;
        return begun(createOwn('RENEW', 'OPEN', { id: `attempt-${begins}` }));
      },
      MembershipAttempt: ({ id }: Record<string, unknown>) => ({ checkoutAttempt: createOwn('RENEW', 'OPEN', { id }) }),
      PlaceOrder: placed(createOwn('RENEW', 'DECLINED', { failure })),
    });
    await acceptTerms();
    await fillCard(user, translate);
    const pay = await findPay();
    await waitFor(() => expect(pay).toBeEnabled());
    const number = screen.getByLabelText(translate('Card number'));
    await user.click(pay);
    await user.click(await screen.findByRole('button', { name: translate('Back to payment') }));
    await user.click(pay);
    await waitFor(() => expect(graph.getRequests('PlaceOrder')).toHaveLength(2));
    expect(number).toBeInTheDocument();
  });

  it('an ended attempt of a new membership sets the flag of the form, with the way back (MEMBERSHIP-79)', async () => {
    const failure = { code: 'CHECKOUT_EXPIRED', message: 'Late.' };
    const ended = createOwn('MEMBERSHIP_NEW', 'VOIDED', { failure });
    const { translate } = await open(
      'MEMBERSHIP_NEW',
      { MembershipAttempt: { checkoutAttempt: ended }, CheckoutAttempt: { checkoutAttempt: ended } },
      'attempt-1',
    );
    const link = await screen.findByRole('link', { name: translate('Fill in your details'), hidden: true });
    expect(link).toHaveAttribute('href', pathTo('membership-register', locale));
  });

  it('shows that the price is missing while the club cannot be reached, and tries again (MEMBERSHIP-79)', async () => {
    const { user, translate, graph } = await open('RENEW', { BeginCheckout: failWithStatus(503) });
    const reason = await screen.findByText(translate('We couldn’t load the price of your membership.'));
    expect(reason).toBeVisible();
    const before = graph.getRequests('BeginCheckout').length;
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    await waitFor(() => expect(graph.getRequests('BeginCheckout').length).toBeGreaterThan(before));
  });

  it('shows that the saved cards are missing, until another card is entered (MEMBERSHIP-79)', async () => {
    const { user, translate } = await open('RENEW', { Wallet: failWithCode('UPSTREAM_UNAVAILABLE') });
    const text = translate('We can’t show your saved cards right now. Enter another card to pay.');
    expect(await screen.findByText(text)).toBeVisible();
    await fillCard(user, translate);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('opens the modal of the reason when the club refuses at the payment (MEMBERSHIP-174)', async () => {
    const reasons = [{ name: 'MULTIPLE_CARDS', code: 80004 }];
    const refused = {
      placeOrder: { __typename: 'PaymentServiceUnavailable', code: 'MEMBERSHIP_NOT_AVAILABLE', message: 'No.' },
    };
    let checks = 0;
    const { user, translate, findPay, acceptTerms } = await open('RENEW', {
      PlaceOrder: refused,
      RenewalEligibility: () => {
        checks += 1;
        const renewal = { isEligible: checks <= 1, reasons: checks > 1 ? reasons : [], message: null };
        return { me: createMember(locale, { membership: { ...membership, renewal } }) };
      },
    });
    await acceptTerms();
    await fillCard(user, translate);
    const pay = await findPay();
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    const modal = await screen.findByRole('dialog', { name: translate('Your membership has several cards') });
    expect(modal).toHaveTextContent('80004');
  });
});
