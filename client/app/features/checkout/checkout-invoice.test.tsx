import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { createInvoicingScenario, ticketDetails } from '../../testing/invoicing.tsx';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { cart, placed, openCheckout } = createCheckoutScenario(locale);
  const { named, createForm, saveAs } = createInvoicingScenario(locale);
  const createResponses = (details: object | null) => ({
    InvoiceForm: { invoiceForm: createForm() },
    CartInvoice: { invoiceDetails: { __typename: 'CartInvoice', details, saved: null } },
    SetInvoiceDetails: saveAs(),
    PlaceOrder: placed('COMPLETED', { order: { orderNumber: '640100001' } }),
  });

  /** Opens the payment step in a market with electronic invoices. */
  async function openWithInvoices(details: object | null = null) {
    const shop = await openCheckout(createResponses(details));
    const { user, translate } = shop;
    const blocked = () => screen.queryAllByText(translate('Your invoice details are incomplete.'));
    return {
      ...shop,
      blocked,
      /** Opens the billing step, chooses an electronic invoice and types a name. */
      async typeInvoice() {
        await user.click(screen.getByRole('link', { name: new RegExp(`${translate('Review items')}$`) }));
        const label = new RegExp(`^${translate('Electronic invoice')}`);
        await user.click(await screen.findByRole('radio', { name: label }));
        await user.type(screen.getByLabelText('Label name'), 'Soda La Esquina');
      },
      openPayment: () => act(() => shop.navigate(pathTo('checkout', locale, {}, { step: 'payment' }))),
      findPay: () => screen.findByRole('button', { name: new RegExp(translate('Pay {amount}', { amount: '' })) }),
      reviewItems: () => {
        const item = screen.getByRole('heading', { name: translate('Review items') }).closest('li');
        if (!item) throw new Error('The step is no list item.');
        return within(item);
      },
    };
  }

  it('cannot be paid while a chosen invoice is not saved (CHECKOUT-63, INVOICING-112, INVOICING-113)', async () => {
    const { user, translate, typeInvoice, openPayment, findPay, blocked, reviewItems } = await openWithInvoices();
    expect(blocked()).toEqual([]);
    await typeInvoice();
    expect(blocked(), 'the step itself shows the reason').toEqual([]);

    await openPayment();
    expect(await findPay()).toBeDisabled();
    expect(blocked(), 'in the header and at the pay button').toHaveLength(2);
    const unsaved = `${translate('Electronic invoice')} · ${translate('details not saved yet')}`;
    expect(reviewItems().getByText(unsaved)).toBeVisible();
    expect(await findViolations()).toEqual([]);

    const [link] = screen.getAllByRole('link', { name: translate('Complete the details') });
    if (link) await user.click(link);
    expect(await screen.findByLabelText('Label name')).toHaveValue('Soda La Esquina');
    await user.click(screen.getByRole('radio', { name: /^Type ET/ }));
    await openPayment();
    await waitFor(async () => expect(await findPay()).toBeEnabled());
  });

  it('cannot be paid after a reload while a chosen invoice is not saved (INVOICING-112, INVOICING-113)', async () => {
    const { typeInvoice } = await openWithInvoices();
    await typeInvoice();
    cleanup();
    const { pay, blocked } = await openWithInvoices();
    await waitFor(() => expect(pay).toBeDisabled());
    expect(blocked()).toHaveLength(2);
  });

  it('removes what was typed for an invoice when the order is placed (INVOICING-112)', async () => {
    const draft = { targetId: cart.id, choice: null, values: { invoice: { name: 'Soda La Esquina' } } };
    sessionStorage.setItem('tarima.invoice-draft', JSON.stringify(draft));
    const { payWithCard, address } = await openWithInvoices(ticketDetails);
    await payWithCard();
    await waitFor(() => expect(address()).toContain('640100001'));
    await waitFor(() => expect(sessionStorage.getItem('tarima.invoice-draft')).toBeNull());
  });

  it.each([
    ['that of a buyer', named, ['Electronic invoice', 'Ana Rojas']],
    ['a ticket', ticketDetails, undefined],
    ['the default of the market', null, undefined],
  ])('shows the kind of invoice in the completed step: %s (INVOICING-114)', async (_case, details, buyer) => {
    const { translate, reviewItems } = await openWithInvoices(details);
    const text = buyer
      ? `${translate(buyer[0] ?? '')} · ${buyer[1]}`
      : translate('Invoice: {ticket}', { ticket: 'Type ET' });
    expect(await reviewItems().findByText(text)).toBeVisible();
  });

  it('shows why the step cannot continue (CHECKOUT-460)', async () => {
    const { user, translate, typeInvoice } = await openWithInvoices();
    await typeInvoice();
    const next = screen.getByRole('button', { name: translate('Continue') });
    const reason = translate('Complete and save your invoice details.');
    await waitFor(() => expect(next).toBeDisabled());
    expect(screen.getByText(reason)).toBeVisible();
    expect(next).toHaveAccessibleDescription(reason);
    expect(await findViolations()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /^Type ET/ }));
    await waitFor(() => expect(next).toBeEnabled());
    expect(screen.queryByText(reason)).toBeNull();
    expect(next).not.toHaveAccessibleDescription();
  });
});
