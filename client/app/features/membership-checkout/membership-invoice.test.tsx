import { formatMoney, money } from '@tarima/markets/money';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { fillCard } from '../../testing/cards.ts';
import { createDetails, createType } from '../../testing/invoicing.tsx';
import { createMembershipCheckoutScenario } from '../../testing/membership-checkout.tsx';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  beforeEach(() => sessionStorage.clear());
  const { open, createOwn, begun, placed, createForm } = createMembershipCheckoutScenario(locale);

  it('has no invoice in a market without electronic invoices (INVOICING-10)', async () => {
    const { findPay, translate, graph } = await open('RENEW');
    await findPay();
    expect(screen.queryByRole('heading', { name: translate('Invoice') })).toBeNull();
    expect(graph.getRequests('CartInvoice')).toEqual([]);
  });

  it('disables the button until the invoice of the attempt is complete (INVOICING-10, MEMBERSHIP-79)', async () => {
    const { user, translate, findPay, graph } = await open('UPGRADE', { InvoiceForm: { invoiceForm: createForm() } });
    await findPay();
    const flags = () => screen.queryAllByRole('listitem').map((item) => item.getAttribute('data-flag'));
    const invoice = new RegExp(`^${translate('Electronic invoice')}`);
    await user.click(await screen.findByRole('radio', { name: invoice }));
    await waitFor(() => expect(flags()).toContain('invoice'));
    expect(await findPay()).toBeDisabled();
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Type ET/ }));
    await waitFor(() => expect(flags()).not.toContain('invoice'));
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      { input: { attemptId: 'attempt-1', idType: 'ET', fiscalEnable: false } },
    ]);
  });

  it('explains the maximum of a ticket without speaking of an order (INVOICING-10, INVOICING-15)', async () => {
    const maximum = { __typename: 'Money', centAmount: 99, currency: locale.market.currency, fractionDigits: 2 };
    const idTypes = [createType('ID'), createType('ET', { isInvoice: false, maximum })];
    const { translate } = await open('UPGRADE', { InvoiceForm: { invoiceForm: createForm({ idTypes }) } });
    const ticket = await screen.findByRole('radio', { name: /^Type ET/ });
    expect(ticket).toBeDisabled();
    const hint = translate('Only for totals up to {0}. For a higher total, choose an invoice with your details.', {
      0: formatMoney(money(99, locale.market.currency), locale),
    });
    expect(screen.getByText(hint)).toBeVisible();
    expect(hint).not.toMatch(/order|pedido/i);
  });

  it('keeps the invoice of a declined attempt for the next one (INVOICING-10)', async () => {
    const failure = { code: 'ERROR_PAYMENT_METHOD', message: 'No.' };
    const attempts = new Map([['attempt-1', createOwn('RENEW', 'OPEN')]]);
    const { user, translate, findPay, acceptTerms, graph, address } = await open(
      'RENEW',
      {
        InvoiceForm: { invoiceForm: createForm() },
        CartInvoice: ({ attemptId }: Record<string, unknown>) => ({
          invoiceDetails: {
            __typename: 'CartInvoice',
            details: attemptId === 'attempt-1' ? createDetails() : null,
            saved: null,
          },
        }),
        MembershipAttempt: ({ id }: Record<string, unknown>) => ({ checkoutAttempt: attempts.get(String(id)) ?? null }),
        PlaceOrder: () => {
          const declined = createOwn('RENEW', 'DECLINED', { failure });
          attempts.set('attempt-1', declined);
          return placed(declined);
        },
        BeginCheckout: () => {
          const isDeclined = attempts.get('attempt-1')?.status === 'DECLINED';
          const attempt = createOwn('RENEW', 'OPEN', { id: isDeclined ? 'attempt-2' : 'attempt-1' });
          attempts.set(attempt.id, attempt);
          return begun(attempt);
        },
      },
      'attempt-1',
    );
    await acceptTerms();
    await fillCard(user, translate);
    const pay = await findPay();
    await waitFor(() => expect(pay).toBeEnabled());
    await user.click(pay);
    await screen.findByRole('dialog', { name: translate('Your payment was declined') });
    await waitFor(() => expect(address()).toBe(pathTo('renew-checkout', locale, {}, { attempt: 'attempt-2' })));
    const { idType, identification, name, email } = createDetails();
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      { input: { attemptId: 'attempt-2', idType, identification, name, email, fiscalEnable: false } },
    ]);
  });
});
