import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readAddressId, rememberAddress } from '../../session/chosen-address.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createAddressFormScenario } from '../../testing/address-form.tsx';
import { createMember } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode, failWithStatus } from '../../testing/graph.ts';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { saved, added, renderAddressBook, openForm } = createAddressFormScenario(locale);

  it('lists what is missing and cannot be saved until it is complete (ADDRESSES-36, ADDRESSES-41, ADDRESSES-90, ADDRESSES-93, ADDRESSES-97)', async () => {
    const { translate, form, save, fillIn, findLocation } = await openForm();
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(
      expect.stringContaining(
        translate('Set the location: search for it, choose it manually or place the pin on the map.'),
      ),
    );
    await fillIn();
    expect(save).toBeDisabled();
    await findLocation();
    expect(save).toBeEnabled();
    expect(within(form).getByRole('checkbox', { name: translate('This will be your default address') })).toBeDisabled();
    expect(await findViolations()).toEqual([]);
  });

  it('saves the entered address, confirms it and closes (ADDRESSES-98, ADDRESSES-105)', async () => {
    const { user, translate, form, save, fillIn, findLocation, graph, field } = await openForm({ AddAddress: added });
    await fillIn();
    await findLocation();
    expect(field('Address name')).toHaveValue('Mi casa');
    await user.click(save);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await screen.findByText(translate('Your address has been saved.'))).toBeVisible();
    expect(graph.getRequests('AddAddress')).toMatchObject([
      {
        input: {
          address: { alias: 'Mi casa', fullName: 'Ana Rojas', streetText: 'Iglesia de San Rafael' },
          isDefault: true,
        },
      },
    ]);
    expect(sessionStorage.getItem('tarima.address-draft')).toBeNull();
  });

  it('shows a busy button while saving and sends one request (ADDRESSES-99)', async () => {
    const response = createDeferred<Record<string, unknown>>();
    const { user, form, save, fillIn, findLocation, graph } = await openForm({ AddAddress: () => response.promise });
    await fillIn();
    await findLocation();
    expect(save).not.toHaveAttribute('aria-busy');
    await user.click(save);
    expect(save).toHaveAttribute('aria-busy', 'true');
    await user.click(save);
    response.resolve(added);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(graph.getRequests('AddAddress')).toHaveLength(1);
  });

  it('shows an invalid phone at its field and beside the save button (ADDRESSES-38, ADDRESSES-92, ADDRESSES-97)', async () => {
    const { user, translate, form, field, save, fillIn, findLocation } = await openForm();
    await fillIn('12');
    await findLocation();
    expect(save).toBeDisabled();
    expect(within(form).getByText(translate('Check the phone number.'))).toBeVisible();
    await user.click(field('Recipient'));
    expect(field('Phone')).toHaveAccessibleDescription(translate('Enter a valid phone number for that country.'));
    await user.selectOptions(within(form).getByLabelText(translate('Country code')), 'GT');
    expect(field('Phone'), 'another country clears the number').toHaveValue('');
  });

  it('keeps the input after a lost response, and retries with the same command id (ADDRESSES-100, ADDRESSES-101)', async () => {
    const { user, translate, form, save, fillIn, findLocation, graph, field } = await openForm({
      AddAddress: failWithStatus(0),
    });
    await fillIn();
    await findLocation();
    await user.click(save);
    const expectedText = 'We couldn’t save your address. What you entered is still here; try again.';
    expect(await within(form).findByText(translate(expectedText))).toBeVisible();
    expect(field('Recipient')).toHaveValue('Ana Rojas');
    graph.setResponses({ AddAddress: added });
    await user.click(save);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const ids = graph.getRequests('AddAddress').map(({ input }) => (input as { commandId: string }).commandId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['no response', failWithStatus(0)],
    ['408', failWithStatus(408)],
    ['500', failWithStatus(500)],
    ['504', failWithStatus(504)],
    ['INTERNAL_SERVER_ERROR', failWithCode('INTERNAL_SERVER_ERROR')],
    ['UPSTREAM_TIMEOUT', failWithCode('UPSTREAM_TIMEOUT')],
  ])(
    'says that the address was not saved, and keeps the input, after %s (ADDRESSES-100)',
    async (_failure, response) => {
      const { user, translate, form, save, fillIn, findLocation, field } = await openForm({ AddAddress: response });
      await fillIn();
      await findLocation();
      await user.click(save);
      const text = 'We couldn’t save your address. What you entered is still here; try again.';
      expect(await within(form).findByText(translate(text))).toBeVisible();
      expect(field('Recipient')).toHaveValue('Ana Rojas');
      expect(save).toBeEnabled();
    },
  );

  it.each([
    ['InvalidAddress', 'We couldn’t accept this address. Check the details you entered.'],
    [
      'MarketMismatch',
      'You can only change addresses in your membership’s country. Nothing was saved; switch to that country’s shop.',
    ],
  ])('shows the reason and stays open after %s (ADDRESSES-100)', async (__typename, expectedText) => {
    const refusal = { __typename, code: __typename, message: '', field: 'STREET', fields: [] };
    const { user, translate, form, save, fillIn, findLocation } = await openForm({
      AddAddress: { addAddress: refusal },
    });
    await fillIn();
    await findLocation();
    await user.click(save);
    expect(await within(form).findByText(translate(expectedText))).toBeVisible();
  });

  it('keeps the input and opens the sign-in dialog when the session has ended (ACCOUNT-24, ACCOUNT-23, ADDRESSES-107)', async () => {
    const { user, translate, save, fillIn, findLocation } = await openForm({ AddAddress: failWithStatus(401) });
    await fillIn();
    await findLocation();
    await user.click(save);
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    const draft = JSON.parse(sessionStorage.getItem('tarima.address-draft') ?? '{}');
    expect(draft.values).toMatchObject({ alias: 'Mi casa', name: 'Ana Rojas' });
  });

  it('restores the draft after a reload, and discards it on request (ADDRESSES-102, ADDRESSES-103, ADDRESSES-105, ADDRESSES-106)', async () => {
    const { fillIn } = await openForm();
    await fillIn();
    const draft = sessionStorage.getItem('tarima.address-draft') ?? '';
    cleanup();
    sessionStorage.setItem('tarima.address-draft', draft);
    const { user, translate } = await renderAddressBook();
    const form = await screen.findByRole('dialog', { name: translate('New address') });
    expect(await within(form).findByText(translate('We’ve restored the details you entered earlier.'))).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const alias = () => within(form).getByLabelText(translate('Address name'));
    expect(alias()).toHaveValue('Mi casa');
    await user.click(within(form).getByRole('button', { name: translate('Start over') }));
    expect(alias()).toHaveValue('');
    await user.type(alias(), 'Otra');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sessionStorage.getItem('tarima.address-draft')).toBeNull();
  });

  it('deletes a saved address after confirmation and clears it as the chosen one (ADDRESSES-6, ADDRESSES-8, ADDRESSES-10)', async () => {
    rememberAddress({ id: saved.id, alias: 'Casa 1', clubKey: undefined });
    const response = createDeferred<object>();
    const { user, translate } = await openForm(
      { DeleteAddress: () => response.promise as Promise<Record<string, unknown>> },
      [saved],
    );
    await user.keyboard('{Escape}');
    const opener = await screen.findByRole('button', { name: translate('Delete {name}', { name: 'Casa 1' }) });
    await user.click(opener);
    const question = translate('This is your default address. You can choose another default later.');
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: translate('Keep it') }));
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: translate('Yes, delete it') }));
    response.resolve({ deleteAddress: { __typename: 'DeleteAddressSuccess', member: createMember(locale) } });
    expect(await screen.findByText(translate('{name} was deleted.', { name: 'Casa 1' }))).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: translate('No saved addresses') })).toBeVisible();
    expect(readAddressId()).toBe('');
  });
});
