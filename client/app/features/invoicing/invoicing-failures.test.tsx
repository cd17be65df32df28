import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failWithStatus } from '../../testing/graph.ts';
import { createInvoicingScenario } from '../../testing/invoicing.tsx';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { type, named, show } = createInvoicingScenario(locale);

  it('shows the server’s refusal at its field and in the summary (INVOICING-100)', async () => {
    const refused = {
      __typename: 'InvalidInvoice',
      code: 'INVALID_IDENTIFICATION',
      message: 'The server refuses it.',
      field: 'identification',
    };
    const { user, translate, field, save, onStatus } = await show({
      details: named,
      responses: { SetInvoiceDetails: { setInvoiceDetails: refused } },
    });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.click(save());
    await waitFor(() => expect(field(`Type ${type.id}`)).toHaveAccessibleDescription('The server refuses it.'));
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
  });

  it('opens the form at the field for which an order was refused (INVOICING-105)', async () => {
    const failure = { code: 'INVOICE_FIELD_MISSING', message: 'The order needs it.', field: 'name' };
    const { onStatus } = await show({ details: named, failure });
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    expect(await screen.findAllByText('The order needs it.')).not.toHaveLength(0);
  });

  it('keeps the input when the details cannot be saved', async () => {
    const { user, translate, field, save } = await show({
      details: named,
      responses: { SetInvoiceDetails: failWithStatus(0) },
    });
    await user.click(await screen.findByRole('button', { name: translate('Change the invoice details') }));
    await user.click(save());
    expect(
      await screen.findByText(translate('We couldn’t save your invoice details. Check your connection and try again.')),
    ).toBeVisible();
    expect(field('Label name')).toHaveValue('Ana Rojas');
  });

  it('can be loaded again after a failure', async () => {
    const { user, translate, graph, onStatus } = await show({ responses: { CartInvoice: failWithStatus(0) } });
    expect(await screen.findByText(translate('We couldn’t load the invoice options.'))).toBeVisible();
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
    graph.setResponses({ CartInvoice: { invoiceDetails: { __typename: 'CartInvoice', details: null, saved: null } } });
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    expect(await screen.findByRole('radio', { name: /^Type ET/ })).toBeChecked();
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
  });
});
