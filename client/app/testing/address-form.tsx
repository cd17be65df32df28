import { capitals } from '@tarima/markets/capitals';
import type { Locale } from '@tarima/markets/locale';
import { screen, within } from '@testing-library/react';
import { AddressBookView } from '../features/addresses/address-book-view.tsx';
import { createAddress, createMember } from './fixtures.ts';
import type { Responses } from './graph.ts';
import { createAddressRules } from './modal-cases.ts';
import { renderInShop } from './render.tsx';

const phones: Readonly<Record<string, string>> = { CR: '8642 5333', JM: '876 473 1405' };

/** A place in the middle of the market that a club delivers to. */
export const placeOf = ({ market }: Locale, overrides: object = {}) => ({
  __typename: 'Place',
  latitude: capitals[market.code].latitude,
  longitude: capitals[market.code].longitude,
  plusCode: '76QX+XX',
  streetText: 'Iglesia de San Rafael',
  isDeliverable: true,
  territories: [],
  ...overrides,
});

/** The address form of a member in a locale, and the responses of the graph for it. */
export function createAddressFormScenario(locale: Locale) {
  const phone = phones[locale.market.code] ?? '';
  const saved = createAddress(locale, '1', { isDefault: true, plusCode: '76QX+XX' });
  const suggested = 'Iglesia de San Rafael, Escazú';
  const suggestions = { placeSuggestions: [{ id: 'place-1', text: suggested }] };

  function renderAddressBook(responses: Responses = {}, addresses: readonly object[] = []) {
    const me = createMember(locale, { addresses });
    return renderInShop(<AddressBookView />, {
      locale,
      viewer: { me },
      responses: {
        AddressBook: { me },
        AddressRules: { addressRules: createAddressRules(locale) },
        Territories: { territories: [] },
        ...responses,
      },
    });
  }

  /** The member's address book with the form open in it. */
  async function openForm(responses: Responses = {}, addresses: readonly object[] = []) {
    const places = {
      PlaceSuggestions: suggestions,
      Place: { place: placeOf(locale) },
      PlaceByText: { placeByText: placeOf(locale) },
    };
    const shop = await renderAddressBook({ ...places, ...responses }, addresses);
    const { user, translate } = shop;
    const addButton = await screen.findByRole('button', { name: translate('Add an address') });
    await user.click(addButton);
    const form = await screen.findByRole('dialog', { name: translate('New address') });
    const field = (message: string) => within(form).getByLabelText(translate(message), { selector: 'input' });
    const save = await within(form).findByRole('button', { name: translate('Save address') });
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
      const location = within(form).getByLabelText(translate('Location'), { selector: 'input' });
      await user.click(location);
      await user.paste('iglesia');
      await user.click(await within(form).findByText(suggested));
      await within(form).findByText(translate('We deliver here.'));
    };
    return { ...shop, addButton, form, field, save, fillIn, findLocation };
  }
  const added = {
    addAddress: {
      __typename: 'AddAddressSuccess',
      address: saved,
      member: createMember(locale, { addresses: [saved] }),
    },
  };
  return { saved, suggested, added, renderAddressBook, openForm };
}
