import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAddress, createMember } from '../../testing/fixtures.ts';
import { failWithCode, failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AddressBookView } from './address-book-view.tsx';

describe.each(readers)('in $code', (locale) => {
  const home = createAddress(locale, '1', { isDefault: true });
  const office = createAddress(locale, '2');
  const undeliverable = createAddress(locale, '3', { isDeliverable: false });

  async function show(overrides: object = {}, responses: Responses = {}) {
    const me = createMember(locale, { addresses: [home, office, undeliverable], ...overrides });
    const shop = await renderInShop(<AddressBookView />, {
      locale,
      viewer: { me },
      responses: { AddressBook: { me }, ...responses },
    });
    await screen.findByRole('heading', { level: 1 });
    const card = (name: string) => screen.getByRole('article', { name });
    const button = (message: string, name?: string) =>
      screen.getByRole('button', { name: shop.translate(message, name === undefined ? {} : { name }) });
    return { ...shop, card, button };
  }

  it('has no buttons that change addresses in another market than the membership’s (ADDRESSES-4)', async () => {
    const { button, card } = await show({ marketCode: 'PA' });
    expect(card('Casa 1')).toBeVisible();
    expect(screen.getAllByRole('button')).toEqual([button('Change country')]);
  });

  it('has no button to add the first address in another market (ADDRESSES-4)', async () => {
    await show({ marketCode: 'PA', addresses: [] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has buttons that change addresses in the market of the membership (ADDRESSES-4)', async () => {
    const { button, card } = await show();
    expect(button('Add an address')).toBeEnabled();
    expect(within(card('Casa 1')).getAllByRole('button')).toHaveLength(2);
    expect(
      within(card('Casa 2')).getAllByRole('button'),
      'including the button that makes it the default',
    ).toHaveLength(3);
  });

  it('marks the addresses outside the delivery area (ADDRESSES-11)', async () => {
    const { translate } = await show();
    const marked = screen.getAllByText(translate('Outside our delivery area'));
    expect(marked.map((mark) => mark.closest('article')?.getAttribute('aria-label'))).toEqual(['Casa 3']);
  });

  const refused = { __typename: 'MarketMismatch', code: 'MARKET_MISMATCH', message: '' };
  it.each([
    ['is refused', { setDefaultAddress: refused }, { deleteAddress: refused }],
    ['fails', failWithCode('UPSTREAM_UNAVAILABLE'), failWithCode('UPSTREAM_UNAVAILABLE')],
    ['gets no response', failWithStatus(0), failWithStatus(0)],
  ])('shows that the addresses have not changed when a change %s (ADDRESSES-13)', async (_what, setDefault, remove) => {
    const { user, translate, button, card } = await show({}, { SetDefaultAddress: setDefault, DeleteAddress: remove });
    const unchanged = translate('We couldn’t make that change. Your addresses haven’t changed; try again.');
    await user.click(button('Set as default: {name}', 'Casa 2'));
    expect(await screen.findByText(unchanged)).toBeVisible();
    await user.click(button('Close'));
    expect(screen.queryByText(unchanged)).toBeNull();
    await user.click(button('Delete {name}', 'Casa 2'));
    await user.click(button('Yes, delete it'));
    expect(await screen.findByText(unchanged)).toBeVisible();
    expect(card('Casa 2')).toBeVisible();
  });

  it('moves the focus to the button that adds an address after one is deleted (ADDRESSES-6)', async () => {
    const member = createMember(locale, { addresses: [home, undeliverable] });
    const deleted = { deleteAddress: { __typename: 'DeleteAddressSuccess', member } };
    const { user, button } = await show({}, { DeleteAddress: deleted });
    await user.click(button('Delete {name}', 'Casa 2'));
    await user.click(button('Yes, delete it'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Casa 2' })).toBeNull());
    await waitFor(() => expect(button('Add an address')).toHaveFocus());
  });
});
