import type { Locale } from '@tarima/markets/locale';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readAddressId, rememberAddress } from '../../session/chosen-address.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { addressOf, memberOf, shellAnswer } from '../../testing/fixtures.ts';
import { type Answers, held, httpStatus } from '../../testing/graph.ts';
import { locateDevice } from '../../testing/location.ts';
import { addressRules } from '../../testing/modal-cases.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AddressBookView } from './address-book-view.tsx';

const phones: Readonly<Record<string, string>> = { CR: '8642 5333', JM: '876 473 1405' };

const placeOf = ({ market }: Locale, overrides: object = {}) => ({
  __typename: 'Place',
  latitude: market.capital.latitude,
  longitude: market.capital.longitude,
  plusCode: '76QX+XX',
  streetText: 'Iglesia de San Rafael',
  isDeliverable: true,
  territories: [],
  ...overrides,
});

describe.each(readers)('in $code', (locale) => {
  const phone = phones[locale.market.code] ?? '';
  const saved = addressOf(locale, '1', { isDefault: true, plusCode: '76QX+XX' });
  const suggested = 'Iglesia de San Rafael, Escazú';
  const suggestions = { placeSuggestions: [{ id: 'place-1', text: suggested }] };

  function renderAddressBook(answers: Answers = {}, addresses: readonly object[] = []) {
    const me = memberOf(locale, { addresses });
    return renderInShop(<AddressBookView />, {
      locale,
      viewer: { me },
      answers: {
        AddressBook: { me },
        AddressRules: { addressRules: addressRules(locale) },
        Territories: { territories: [] },
        ...answers,
      },
    });
  }

  /** The member's address book with the form open in it. */
  async function openForm(answers: Answers = {}, addresses: readonly object[] = []) {
    const places = {
      PlaceSuggestions: suggestions,
      Place: { place: placeOf(locale) },
      FindPlace: { findPlace: placeOf(locale) },
    };
    const shop = await renderAddressBook({ ...places, ...answers }, addresses);
    const { user, words } = shop;
    const addButton = await screen.findByRole('button', { name: words('Add an address') });
    await user.click(addButton);
    const form = await screen.findByRole('dialog', { name: words('New address') });
    const field = (message: string) => within(form).getByLabelText(words(message), { selector: 'input' });
    const save = await within(form).findByRole('button', { name: words('Save address') });
    const fillIn = async (number = phone) => {
      for (const [label, text] of [
        ['Delivery instructions', 'Portón verde'],
        ['Address name', 'Mi casa'],
        ['Recipient', 'Ana Rojas'],
        ['Phone', number],
      ] as const) {
        await user.clear(field(label));
        await user.click(field(label));
        await user.paste(text);
      }
    };
    const findLocation = async () => {
      const location = within(form).getByLabelText(words('Location'), { selector: 'input' });
      await user.click(location);
      await user.paste('iglesia');
      await user.click(await within(form).findByText(suggested));
      await within(form).findByText(words('We deliver here.'));
    };
    return { ...shop, addButton, form, field, save, fillIn, findLocation };
  }
  const added = {
    addAddress: {
      __typename: 'AddAddressSuccess',
      address: saved,
      member: memberOf(locale, { addresses: [saved] }),
    },
  };

  it('lists what is missing and cannot be saved until it is complete (ADDRESSES-36, ADDRESSES-41, ADDRESSES-90, ADDRESSES-93, ADDRESSES-97)', async () => {
    const { words, form, save, fillIn, findLocation } = await openForm();
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(
      expect.stringContaining(
        words('Set the location: search for it, choose it manually or place the pin on the map.'),
      ),
    );
    await fillIn();
    expect(save).toBeDisabled();
    await findLocation();
    expect(save).toBeEnabled();
    expect(within(form).getByRole('checkbox', { name: words('This will be your default address') })).toBeDisabled();
    expect(await findViolations()).toEqual([]);
  });

  it('saves the entered address, confirms it and closes (ADDRESSES-98, ADDRESSES-105)', async () => {
    const { user, words, form, save, fillIn, findLocation, graph, field } = await openForm({ AddAddress: added });
    await fillIn();
    await findLocation();
    expect(field('Address name')).toHaveValue('Mi casa');
    await user.click(save);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(await screen.findByText(words('Your address is saved.'))).toBeVisible();
    expect(graph.sent('AddAddress')).toMatchObject([
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
    const response = held<Record<string, unknown>>();
    const { user, form, save, fillIn, findLocation, graph } = await openForm({ AddAddress: () => response.promise });
    await fillIn();
    await findLocation();
    expect(save).not.toHaveAttribute('aria-busy');
    await user.click(save);
    expect(save).toHaveAttribute('aria-busy', 'true');
    await user.click(save);
    response.release(added);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(graph.sent('AddAddress')).toHaveLength(1);
  });

  it('keeps the input and shows an error when the maps service fails (ADDRESSES-54)', async () => {
    const { user, words, form } = await openForm({ FindPlace: httpStatus(503) });
    const location = within(form).getByLabelText(words('Location'), { selector: 'input' });
    await user.click(location);
    await user.paste('iglesia de san rafael');
    await user.click(within(form).getByRole('button', { name: words('Search') }));
    const expectedText = words('The map isn’t available right now. What you entered is still here; try again.');
    expect(await within(form).findByText(expectedText)).toBeVisible();
    expect(location).toHaveValue('iglesia de san rafael');
  });

  it('reminds the member to check that the pin is at the door (ADDRESSES-69)', async () => {
    const { words, form } = await openForm();
    const reminder = words('Make sure the pin is at your door. That’s where the driver will go.');
    expect(within(form).getByText(reminder)).toBeVisible();
  });

  it('shows an invalid phone at its field and beside the save button (ADDRESSES-38, ADDRESSES-92, ADDRESSES-97)', async () => {
    const { user, words, form, field, save, fillIn, findLocation } = await openForm();
    await fillIn('12');
    await findLocation();
    expect(save).toBeDisabled();
    expect(within(form).getByText(words('Check the phone number.'))).toBeVisible();
    await user.click(field('Recipient'));
    expect(field('Phone')).toHaveAccessibleDescription(words('Enter a valid phone number for that country.'));
    await user.selectOptions(within(form).getByLabelText(words('Country code')), 'GT');
    expect(field('Phone'), 'another country clears the number').toHaveValue('');
  });

  it('keeps the input after a lost response, and retries with the same command id (ADDRESSES-100, ADDRESSES-101)', async () => {
    const { user, words, form, save, fillIn, findLocation, graph, field } = await openForm({
      AddAddress: httpStatus(0),
    });
    await fillIn();
    await findLocation();
    await user.click(save);
    const expectedText = 'We couldn’t save your address. What you entered is still here; try again.';
    expect(await within(form).findByText(words(expectedText))).toBeVisible();
    expect(field('Recipient')).toHaveValue('Ana Rojas');
    graph.answer({ AddAddress: added });
    await user.click(save);
    await waitFor(() => expect(form).not.toBeInTheDocument());
    const ids = graph.sent('AddAddress').map(({ input }) => (input as { commandId: string }).commandId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['AddressInvalid', 'We couldn’t accept this address. Check the details you entered.'],
    ['AddressOutsideCountry', 'You can only change addresses in your membership’s country. Nothing was saved.'],
  ])('shows the reason and stays open after %s (ADDRESSES-100)', async (__typename, expectedText) => {
    const refusal = { __typename, code: __typename, message: '', field: 'STREET', fields: [] };
    const { user, words, form, save, fillIn, findLocation } = await openForm({ AddAddress: { addAddress: refusal } });
    await fillIn();
    await findLocation();
    await user.click(save);
    expect(await within(form).findByText(words(expectedText))).toBeVisible();
  });

  it('keeps the input and opens the sign-in dialog when the session has ended (ACCOUNT-24, ACCOUNT-23, ADDRESSES-107)', async () => {
    const { user, words, save, fillIn, findLocation } = await openForm({ AddAddress: httpStatus(401) });
    await fillIn();
    await findLocation();
    await user.click(save);
    expect(await screen.findByRole('dialog', { name: words('Your session has ended') })).toBeVisible();
    const draft = JSON.parse(sessionStorage.getItem('tarima.address-draft') ?? '{}');
    expect(draft.values).toMatchObject({ alias: 'Mi casa', name: 'Ana Rojas' });
  });

  it('restores the draft after a reload, and discards it on request (ADDRESSES-102, ADDRESSES-103, ADDRESSES-105, ADDRESSES-106)', async () => {
    const { fillIn } = await openForm();
    await fillIn();
    const draft = sessionStorage.getItem('tarima.address-draft') ?? '';
    cleanup();
    sessionStorage.setItem('tarima.address-draft', draft);
    const { user, words } = await renderAddressBook();
    const form = await screen.findByRole('dialog', { name: words('New address') });
    expect(await within(form).findByText(words('We’ve restored the details you entered earlier.'))).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const alias = () => within(form).getByLabelText(words('Address name'));
    expect(alias()).toHaveValue('Mi casa');
    await user.click(within(form).getByRole('button', { name: words('Start over') }));
    expect(alias()).toHaveValue('');
    await user.type(alias(), 'Otra');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sessionStorage.getItem('tarima.address-draft')).toBeNull();
  });

  it('cannot be saved outside every delivery area, and offers pickup instead (ADDRESSES-48, ADDRESSES-80, ADDRESSES-83, ADDRESSES-96)', async () => {
    const { user, words, form, save, fillIn, field } = await openForm({
      FindPlace: { findPlace: placeOf(locale, { isDeliverable: false }) },
      ClubPlaces: shellAnswer(locale),
      HomePositions: { me: memberOf(locale) },
    });
    await fillIn();
    await user.click(within(form).getByLabelText(words('Location'), { selector: 'input' }));
    await user.paste('lejos');
    await user.click(within(form).getByRole('button', { name: words('Search') }));
    expect(await within(form).findByText(words('Outside our delivery area'))).toBeVisible();
    expect(save).toBeDisabled();
    await user.click(within(form).getByRole('button', { name: words('Pick up at a club') }));
    const clubs = await screen.findByRole('dialog', { name: words('Where will you pick up?') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(clubs).not.toBeInTheDocument());
    expect(field('Address name')).toHaveValue('Mi casa');
  });

  it('closes the list of suggestions on Escape before the form', async () => {
    const { user, words, form } = await openForm();
    await user.click(within(form).getByLabelText(words('Location'), { selector: 'input' }));
    await user.paste('iglesia');
    expect(await within(form).findByText(suggested)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(form).queryByText(suggested)).toBeNull();
    expect(form).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await within(form).findByText(words('We deliver here.'))).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it.each([
    [undefined, 'Error: Your browser doesn’t support geolocation.'],
    [(_: unknown, fail: () => void): void => fail(), 'Error: The Geolocation service failed.'],
  ])(
    'shows why the device’s position is unknown (%#) (ADDRESSES-51, ADDRESSES-52)',
    async (getCurrentPosition, expectedText) => {
      if (getCurrentPosition) locateDevice(getCurrentPosition);
      const { user, words, form, findLocation } = await openForm();
      await user.click(within(form).getByRole('button', { name: words('Use my current location') }));
      expect(await within(form).findByText(words(expectedText))).toBeVisible();
      await findLocation();
      expect(within(form).queryByText(words(expectedText)), 'search still works').toBeNull();
    },
  );

  it('uses the device’s position unless it is outside the country (ADDRESSES-50)', async () => {
    const { latitude, longitude } = locale.market.capital;
    const positions = [
      { latitude, longitude },
      { latitude: 40.4, longitude: -3.7 },
    ];
    locateDevice((done) => done({ coords: positions.shift() }));
    const { user, words, form, graph } = await openForm({ PlaceAt: { placeAt: placeOf(locale) } });
    const here = within(form).getByRole('button', { name: words('Use my current location') });
    await user.click(here);
    expect(await within(form).findByText(words('We deliver here.'))).toBeVisible();
    const outside = { __typename: 'PlaceOutsideMarket', code: 'PLACE_OUTSIDE_MARKET', message: '' };
    graph.answer({ PlaceAt: { placeAt: outside } });
    await user.click(here);
    await waitFor(() =>
      expect(within(form).getAllByText(words('That location is outside the country.')).length).toBeGreaterThan(0),
    );
  });

  it('deletes a saved address after confirmation and clears it as the chosen one (ADDRESSES-6, ADDRESSES-8, ADDRESSES-10)', async () => {
    rememberAddress({ id: saved.id, alias: 'Casa 1', clubKey: undefined });
    const response = held<object>();
    const { user, words } = await openForm(
      { DeleteAddress: () => response.promise as Promise<Record<string, unknown>> },
      [saved],
    );
    await user.keyboard('{Escape}');
    const opener = await screen.findByRole('button', { name: words('Delete {name}', { name: 'Casa 1' }) });
    await user.click(opener);
    const question = words('This is your default address. You can choose another default later.');
    expect(await screen.findByText(question)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words('Keep it') }));
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: words('Yes, delete it') }));
    response.release({ deleteAddress: { __typename: 'DeleteAddressSuccess', member: memberOf(locale) } });
    expect(await screen.findByText(words('{name} was deleted.', { name: 'Casa 1' }))).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: words('No saved addresses') })).toBeVisible();
    expect(readAddressId()).toBe('');
  });
});
