import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberAddress } from '../../session/chosen-address.ts';
import { createAddress, createCart, createClub, createMember, createShellResponse } from '../../testing/fixtures.ts';
import { createDeferred, failWithCode, type Responses } from '../../testing/graph.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const club = createClub(locale, 1);
  const home = createAddress(locale, '1', { isDefault: true });
  const office = createAddress(locale, '2');
  const member = createMember(locale, { addresses: [home, office] });

  interface Shopper {
    readonly me?: object | null;
    readonly cart?: object | null;
    readonly clubKey?: string | null;
    readonly responses?: Responses;
  }

  async function open({ me = member, cart = null, clubKey = club.key, responses = {} }: Shopper = {}) {
    const viewer = { me, cart, guestCart: null };
    const shop = await renderInShop(<ModalOpener name="deliveryPreferences" args={{}} />, {
      locale,
      viewer,
      shell: { clubKey, pickupClubKey: clubKey },
      responses: {
        CartPage: viewer,
        ClubPlaces: createShellResponse(locale),
        HomePositions: viewer,
        HomeClub: { homeDelivery: { addressId: '1', club: createClub(locale, 2) } },
        ...responses,
      },
    });
    await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
    const name = shop.translate('Pickup or delivery');
    const modal = await screen.findByRole('dialog', { name });
    const option = (message: string) => screen.findByRole('radio', { name: shop.translate(message) });
    const button = (message: string) => screen.getByRole('button', { name: shop.translate(message) });
    return { ...shop, modal, option, button };
  }

  it('remembers home delivery and the delivering club before there is a cart (CLUBS-30, DELIVERY-41)', async () => {
    const { user, modal, option, button, graph } = await open();
    await user.click(await option('Home delivery'));
    await user.click(button('Save'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(document.cookie).toContain('tarima.address=1');
    expect(localStorage.getItem('tarima.address-alias')).toBe('Casa 1');
    expect(document.cookie).toContain(`tarima.inventory-club=${createClub(locale, 2).key}`);
    expect(graph.getRequests('SetDelivery')).toEqual([]);
  });

  const chosenOffice = createCart(locale, {
    delivery: {
      method: 'DELIVERY',
      speed: 'NEXT_DAY',
      addressId: '2',
      addressProblem: null,
      window: null,
      address: office.address,
      club: createClub(locale, 2),
    },
  });
  const delivered = { setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart: chosenOffice } };

  it.each([
    ['there is a cart', chosenOffice, 1],
    ['there is no cart', null, 0],
  ])('makes the address of a home delivery the default address when %s (DELIVERY-32)', async (_when, cart, changes) => {
    rememberAddress({ id: '2', alias: 'Casa 2', clubKey: undefined });
    const addresses = [
      { ...home, isDefault: false },
      { ...office, isDefault: true },
    ];
    const { user, modal, option, button, graph } = await open({
      cart,
      responses: {
        CartPreviewAtAddress: { cart: { ...chosenOffice, previewAtAddress: null } },
        SetDelivery: delivered,
        SetDefaultAddress: {
          setDefaultAddress: { __typename: 'SetDefaultAddressSuccess', member: { ...member, addresses } },
        },
      },
    });
    expect(await option('Home delivery')).toBeChecked();
    await user.click(button('Save'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.getRequests('SetDefaultAddress')).toEqual([{ input: { addressId: '2' } }]);
    expect(graph.getRequests('SetDelivery')).toHaveLength(changes);
  });

  it('delivers to an address that could not become the default address (DELIVERY-32)', async () => {
    const { user, translate, modal, option, button } = await open({
      cart: chosenOffice,
      responses: {
        CartPreviewAtAddress: { cart: { ...chosenOffice, previewAtAddress: null } },
        SetDelivery: delivered,
        SetDefaultAddress: failWithCode('UPSTREAM_UNAVAILABLE'),
      },
    });
    await option('Home delivery');
    await user.click(button('Save'));
    const message =
      'We’ll deliver to {alias}, but we couldn’t make it your default address. Change it in Saved addresses.';
    expect(await screen.findByText(translate(message, { alias: 'Casa 2' }))).toBeVisible();
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('remembers the club before there is a cart (CLUBS-25)', async () => {
    const { user, modal, option, button } = await open({
      responses: { SetPreferredClub: { setPreferredClub: { __typename: 'SetPreferredClubSuccess', member } } },
    });
    expect(await option('Pick up at a club')).toBeChecked();
    await user.click(button('Save'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(document.cookie).toContain(`tarima.club=${club.key}`);
  });

  it('cannot be saved without a club or an address (DELIVERY-27, DELIVERY-29)', async () => {
    const { user, option, button } = await open({ me: null, clubKey: null });
    await option('Pick up at a club');
    expect(button('Save')).toBeDisabled();
    await user.click(await option('Home delivery'));
    expect(button('Save')).toBeDisabled();
  });

  it.each([
    ['no address', []],
    ['only addresses that no club delivers to', [createAddress(locale, '3', { isDeliverable: false })]],
  ])('cannot save home delivery for a member with %s (DELIVERY-28)', async (_with, addresses) => {
    const { user, option, button } = await open({ me: createMember(locale, { addresses }) });
    const delivery = await option('Home delivery');
    expect(button('Save')).toBeEnabled();
    await user.click(delivery);
    expect(delivery).toBeChecked();
    expect(button('Save')).toBeDisabled();
  });

  it('opens the club list on top and returns to the dialog (DELIVERY-21, DELIVERY-34)', async () => {
    const { user, translate, modal, option, button } = await open({ clubKey: null });
    await option('Pick up at a club');
    await user.click(button('Choose a club'));
    const clubs = await screen.findByRole('dialog', { name: translate('Where will you pick up?') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(clubs).not.toBeInTheDocument());
    expect(modal).toBeVisible();
    expect(button('Choose a club')).toHaveFocus();
  });

  it('stays open when the change of address is refused (DELIVERY-31, DELIVERY-33)', async () => {
    const message = 'No se entrega ahí.';
    const cart = createCart(locale);
    const { user, modal, option, button, graph } = await open({
      cart,
      responses: {
        CartPreviewAtAddress: { cart: { ...cart, previewAtAddress: null } },
        SetDelivery: { setCartDelivery: { __typename: 'DeliveryUnavailable', code: 'DELIVERY_UNAVAILABLE', message } },
      },
    });
    await user.click(await option('Home delivery'));
    await user.click(button('Save'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(modal).toBeVisible();
    expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { method: 'DELIVERY', addressId: '1' } }]);
  });

  it('cannot be saved while a payment locks the cart (DELIVERY-30)', async () => {
    const { option, button } = await open({ cart: createCart(locale, { isLocked: true }) });
    await option('Pick up at a club');
    expect(button('Save')).toBeDisabled();
  });

  it('shows its options in the dialog that was open while they were loading', async () => {
    const response = createDeferred<Record<string, unknown>>();
    const { modal, option, translate } = await open({ responses: { CartPage: () => response.promise } });
    expect(screen.queryByRole('button', { name: translate('Save') })).toBeNull();
    response.resolve({ me: member, cart: null, guestCart: null });
    await option('Home delivery');
    expect(screen.getByRole('dialog')).toBe(modal);
    expect(modal).toContainElement(await option('Pick up at a club'));
  });

  it('shows that nothing changed when the options cannot be loaded', async () => {
    const { translate } = await open({ responses: { CartPage: failWithCode('UPSTREAM_UNAVAILABLE') } });
    const message = 'We can’t show your options right now. Nothing has changed; try again in a moment.';
    expect(await screen.findByText(translate(message))).toBeVisible();
  });
});
