import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createInvoicingScenario } from '../../testing/invoicing.tsx';
import { readers } from '../../testing/render.tsx';
import { readInvoiceDraft, storeInvoiceDraft } from './invoice-choice.ts';

it.each(['[]', '"x"', '{"targetId":"cart","choice":1,"values":{}}'])('ignores the stored text %o', (text) => {
  sessionStorage.setItem('tarima.invoice-draft', text);
  expect(readInvoiceDraft('cart')).toEqual({ targetId: 'cart', choice: null, values: {} });
});

it('does not return the draft of another cart (INVOICING-112)', () => {
  storeInvoiceDraft({ targetId: 'cart', choice: 'invoice', values: { invoice: { name: 'Ana' } } });
  expect(readInvoiceDraft('other')).toEqual({ targetId: 'other', choice: null, values: {} });
});

describe.each(readers)('in $code', (locale) => {
  const { type, example, named, show } = createInvoicingScenario(locale);

  /** Types a name on an electronic invoice, whose button is not pressed. */
  async function showTyped(options: Parameters<typeof show>[0] = {}) {
    const step = await show(options);
    const invoice = new RegExp(`^${step.translate('Electronic invoice')}`);
    await step.user.click(await screen.findByRole('radio', { name: invoice }));
    await step.user.selectOptions(step.field('Label idType'), type.id);
    await step.user.type(step.field('Label name'), 'Soda La Esquina');
    return { ...step, invoice };
  }

  it('shows an unsaved invoice again when the step is opened again (INVOICING-112)', async () => {
    await showTyped();
    cleanup();
    const { field, radio, onStatus, translate } = await show();
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('invalid'));
    expect(radio(translate('Electronic invoice'))).toBeChecked();
    expect(field('Label idType')).toHaveValue(type.id);
    expect(field('Label name')).toHaveValue('Soda La Esquina');
  });

  it('keeps what was typed while another kind of invoice is chosen (INVOICING-112)', async () => {
    const { user, radio, field, onStatus, invoice } = await showTyped();
    await user.click(radio('Type ET'));
    await waitFor(() => expect(onStatus).toHaveBeenLastCalledWith('valid'));
    expect(readInvoiceDraft('cart').choice, 'the ticket is saved').toBeNull();
    await user.click(screen.getByRole('radio', { name: invoice }));
    expect(field('Label name')).toHaveValue('Soda La Esquina');
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
  });

  it('keeps unsaved changes of saved details (INVOICING-112)', async () => {
    const edit = async () => {
      const step = await show({ details: named });
      await step.user.click(await screen.findByRole('button', { name: step.translate('Change the invoice details') }));
      return step;
    };
    const { user, field } = await edit();
    expect(readInvoiceDraft('cart').choice, 'nothing is changed').toBeNull();
    await user.type(field('Label name'), ' Mora');
    cleanup();
    const { onStatus } = await show({ details: named });
    expect(await screen.findByLabelText('Label name')).toHaveValue('Ana Rojas Mora');
    expect(onStatus).toHaveBeenLastCalledWith('invalid');
  });

  it('removes what was typed when the details are saved (INVOICING-112)', async () => {
    const { user, field, save, translate } = await showTyped({
      form: { fields: ['idType', 'identification', 'name'].map((name) => createField(name)) },
    });
    await user.type(field(`Type ${type.id}`), example);
    expect(sessionStorage.getItem('tarima.invoice-draft')).toContain('Soda La Esquina');
    await user.click(save());
    await screen.findByRole('button', { name: translate('Change the invoice details') });
    expect(sessionStorage.getItem('tarima.invoice-draft')).toBeNull();
  });
});
