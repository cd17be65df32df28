import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createDeferred } from '../../testing/graph.ts';
import { createInvoicingScenario, createType, ticketDetails } from '../../testing/invoicing.tsx';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { type, example, named, show } = createInvoicingScenario(locale);

  it('shows nothing and is valid in a market without electronic invoices (INVOICING-1)', async () => {
    const { onStatus } = await show({ form: { isOffered: false, idTypes: [], fields: [] } });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('begins with the market’s default, which is valid without a request (INVOICING-104)', async () => {
    const { radio, onStatus, graph, translate } = await show();
    expect(await screen.findByRole('radio', { name: /^Type ET/ })).toBeChecked();
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(radio(translate('Electronic invoice'))).not.toBeChecked();
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('is invalid until an electronic invoice is complete and saved (INVOICING-16)', async () => {
    const { user, translate, field, radio, save, onStatus, graph } = await show();
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${translate('Electronic invoice')}`) }));
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Missing idType', 'Missing identification', 'Missing name', 'Missing email']);
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
    expect(await findViolations()).toEqual([]);

    await user.selectOptions(field('Label idType'), type.id);
    await user.type(field(`Type ${type.id}`), example.replaceAll('-', ''));
    expect(field(`Type ${type.id}`), 'the mask of the type').toHaveValue(example);
    await user.type(field('Label name'), 'Ana Rojas');
    await user.type(field('Label email'), 'ana@tarima.test');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      {
        input: {
          cartId: 'cart',
          fiscalEnable: false,
          idType: type.id,
          identification: example,
          name: 'Ana Rojas',
          email: 'ana@tarima.test',
        },
      },
    ]);
    expect(radio(translate('Electronic invoice'))).toBeChecked();
  });

  it('checks identification and email address in the browser (INVOICING-100)', async () => {
    const { user, translate, field, save, graph } = await show({ details: named });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.clear(field(`Type ${type.id}`));
    await user.type(field(`Type ${type.id}`), '12');
    await user.clear(field('Label email'));
    await user.type(field('Label email'), 'ana');
    await user.click(save());
    await waitFor(() =>
      expect(field(`Type ${type.id}`)).toHaveAccessibleDescription(
        translate('Check the number: it doesn’t match this type of ID.'),
      ),
    );
    expect(field('Label email')).toHaveAccessibleDescription(
      translate('Enter a valid email address, such as ana@example.com.'),
    );
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([]);
  });

  it('saves a ticket when it is chosen (INVOICING-11)', async () => {
    const response = createDeferred<object>();
    const { user, radio, onStatus, graph, translate } = await show({
      details: named,
      responses: { SetInvoiceDetails: () => response.promise as never },
    });
    await screen.findByText('Ana Rojas');
    await user.click(radio('Type ET'));
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('loading'));
    response.resolve({ setInvoiceDetails: { __typename: 'SetInvoiceDetailsSuccess', details: ticketDetails } });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(graph.getRequests('SetInvoiceDetails')).toEqual([
      { input: { cartId: 'cart', idType: 'ET', fiscalEnable: false } },
    ]);
    expect(screen.queryByText('Ana Rojas')).not.toBeInTheDocument();
    expect(screen.getByText(translate('Invoice details saved.'))).toBeInTheDocument();
  });

  it('does not offer a ticket above its maximum (INVOICING-15)', async () => {
    const maximum = { __typename: 'Money', centAmount: 99_999, currency: locale.market.currency, fractionDigits: 2 };
    const { radio, onStatus } = await show({
      form: { idTypes: [type, createType('ET', { isInvoice: false, maximum })] },
    });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    expect(radio('Type ET')).toBeDisabled();
  });

  it('offers the details of the member’s last invoice (INVOICING-106)', async () => {
    const { user, translate, field, save, graph } = await show({ details: ticketDetails, saved: named });
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${translate('Electronic invoice')}`) }));
    expect(
      screen.getByText(translate('These are the details of your last invoice. Check them before you save.')),
    ).toBeVisible();
    expect(field('Label name')).toHaveValue('Ana Rojas');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    expect(graph.getRequests('SetInvoiceDetails')).toMatchObject([{ input: { identification: named.identification } }]);
  });
});
