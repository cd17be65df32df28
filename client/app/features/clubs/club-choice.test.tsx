import { getLocale } from '@tarima/markets/locale';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { findViolations } from '../../testing/accessibility.ts';
import {
  createCart,
  createCartLine,
  createClub,
  createMember,
  createMoneyFactory,
  createShellResponse,
} from '../../testing/fixtures.ts';
import { failWithCode, type Responses } from '../../testing/graph.ts';
import { stubGeolocation } from '../../testing/location.ts';
import { ModalOpener, readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const [first, second] = [createClub(locale, 1), createClub(locale, 2)];
  const closed = createClub(locale, 3, { offersPickup: false });
  const shell = createShellResponse(locale, { clubs: [first, second, closed] });
  const cart = createCart(locale, { lines: [createCartLine(locale, '1', { quantity: 3 })] });
  const atClub = (more: object = {}) => ({
    cart: {
      ...cart,
      previewAtClub: { club: second, itemCount: 3, subtotal: money(1500), serviceFee: null, changes: [], ...more },
    },
  });
  const change = { line: cart.lines[0], quantity: 1, unitPrice: money(600), total: money(600) };

  async function open(options: ShopOptions = {}, clubKey: string | null = first.key) {
    const shop = await renderInShop(<ModalOpener name="deliveryClubs" args={{}} />, {
      locale,
      shell: { clubKey, pickupClubKey: clubKey },
      ...options,
      responses: { Shell: shell, ClubPlaces: shell, ...options.responses },
    });
    await shop.user.click(screen.getByRole('button', { name: 'Opener' }));
    const modal = await screen.findByRole('dialog', { name: shop.translate('Where will you pick up?') });
    const club = (name: string) => within(modal).getByRole('radio', { name: new RegExp(`^${name}`) });
    const button = (message: string) => within(modal).getByRole('button', { name: shop.translate(message) });
    return { ...shop, modal, club, button };
  }
  const withCart = (responses: Responses): ShopOptions => ({ viewer: { cart }, responses });

  it('preselects the current club first, and disables clubs without pickup (CLUBS-12, CLUBS-15, CLUBS-16)', async () => {
    const { translate, modal, club } = await open({}, second.key);
    expect(club(second.name)).toBeChecked();
    expect(within(modal).getAllByRole('radio')[0]).toBe(club(second.name));
    expect(club(closed.name)).toBeDisabled();
    expect(modal).toHaveTextContent(
      translate('This club doesn’t offer pickup for online orders. You can still shop here in person.'),
    );
  });

  it('cannot be saved without a choice, and remembers the chosen club (CLUBS-24, CLUBS-25)', async () => {
    const { user, modal, club, button } = await open({}, null);
    expect(button('Save my club')).toBeDisabled();
    await user.click(club(second.name));
    await user.click(button('Save my club'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(document.cookie).toContain(`tarima.club=${second.key}`);
  });

  it('saves the club to the member’s profile and moves the cart to it (CLUBS-27)', async () => {
    const moved = createCart(locale, { version: 2 });
    const { user, modal, club, button, graph } = await open({
      viewer: { cart, me: createMember(locale) },
      responses: {
        CartPreviewAtClub: atClub(),
        HomePositions: { me: createMember(locale) },
        SetDelivery: { setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart: moved } },
        SetPreferredClub: {
          setPreferredClub: {
            __typename: 'SetPreferredClubSuccess',
            member: createMember(locale, { preferredClub: second }),
          },
        },
      },
    });
    await user.click(club(second.name));
    await waitFor(() => expect(button('Save my club')).not.toHaveAttribute('aria-busy'));
    await user.click(button('Save my club'));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.getRequests('SetDelivery')).toMatchObject([
      { input: { method: 'PICK_UP_IN_CLUB', clubKey: second.key, fitToStock: false } },
    ]);
    expect(graph.getRequests('SetPreferredClub')).toEqual([{ input: { clubKey: second.key } }]);
  });

  it('shows that the whole cart is available at the club (DELIVERY-96)', async () => {
    const { user, translate, modal, club } = await open(withCart({ CartPreviewAtClub: atClub() }));
    await user.click(club(second.name));
    expect(
      await within(modal).findByText(translate('Everything in your cart is available there at the same prices.')),
    ).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('previews missing items and higher prices, and lets the shopper keep their club (DELIVERY-95, DELIVERY-97)', async () => {
    const { user, translate, modal, club, graph } = await open(
      withCart({ CartPreviewAtClub: atClub({ itemCount: 1, subtotal: money(600), changes: [change] }) }),
    );
    await user.click(club(second.name));
    expect(
      await within(modal).findByText(translate('Only {quantity} of your {0} available', { quantity: 1, 0: 3 })),
    ).toBeVisible();
    expect(within(modal).getByRole('button', { name: translate('Continue and update cart') })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await user.click(within(modal).getByRole('button', { name: translate('Keep {0}', { 0: first.name }) }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.getRequests('SetDelivery')).toEqual([]);
  });

  it('removes only items that the preview has shown (DELIVERY-98)', async () => {
    const { user, translate, modal, club, graph } = await open(
      withCart({
        CartPreviewAtClub: atClub({ itemCount: 1, changes: [change] }),
        SetDelivery: {
          setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart: createCart(locale, { version: 2 }) },
        },
      }),
    );
    await user.click(club(second.name));
    await user.click(await within(modal).findByRole('button', { name: translate('Continue and update cart') }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
    expect(graph.getRequests('SetDelivery')).toMatchObject([{ input: { clubKey: second.key, fitToStock: true } }]);
  });

  it('shows that nothing is removed when the preview cannot be loaded (DELIVERY-99)', async () => {
    const { user, translate, modal, club, button } = await open(
      withCart({ CartPreviewAtClub: failWithCode('UPSTREAM_UNAVAILABLE') }),
    );
    await user.click(club(second.name));
    const unknown = translate('Right now we can’t check how your cart would change. Nothing has changed; try again.');
    expect(await within(modal).findByText(unknown)).toBeVisible();
    expect(button('Save my club')).toBeEnabled();
  });

  it('cannot save a club that takes no orders (DELIVERY-100)', async () => {
    const { user, translate, modal, club, button } = await open(
      withCart({ CartPreviewAtClub: { cart: { ...cart, previewAtClub: null } } }),
    );
    await user.click(club(second.name));
    expect(
      await within(modal).findByText(
        translate('This club isn’t taking pickup orders right now. Choose another club or try again later.'),
      ),
    ).toBeVisible();
    expect(button('Save my club')).toBeDisabled();
  });

  it('shows why the cart rejects a club, and keeps the previous club (CLUBS-28)', async () => {
    const message = 'El carrito está ocupado.';
    const busy = { __typename: 'CartBusy', code: 'CART_BUSY', message };
    const { user, modal, club, button } = await open(
      withCart({ CartPreviewAtClub: atClub(), SetDelivery: { setCartDelivery: busy } }),
    );
    await user.click(club(second.name));
    await waitFor(() => expect(button('Save my club')).not.toHaveAttribute('aria-busy'));
    await user.click(button('Save my club'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(modal).toBeVisible();
    expect(document.cookie).not.toContain('tarima.club');
  });

  it('shows when the device cannot be located, and distances when it can (CLUBS-21, CLUBS-23)', async () => {
    const { user, translate, modal, button } = await open();
    stubGeolocation((_, fail) => fail());
    await user.click(button('Near me'));
    const failed = translate('We couldn’t find your location. Choose a club from the list.');
    expect(await within(modal).findByText(failed)).toBeVisible();
    const { latitude, longitude } = first;
    stubGeolocation((done) => done({ coords: { latitude, longitude } }));
    await user.click(button('Near me'));
    expect(await within(modal).findByText(translate('Distances are from your current location.'))).toBeVisible();
    expect(modal).toHaveTextContent(/0[.,]?\d* km/);
  });
});

describe('countries', () => {
  const [locale] = readers;
  const other = {
    marketCode: 'PA',
    itemCount: 2,
    updatedAt: '2026-11-20T12:00:00Z',
    subtotal: { centAmount: 1000, currency: 'USD', fractionDigits: 2 },
  };
  const responses = { CartsInOtherMarkets: { cartsInOtherMarkets: [other] } };

  it('lists thirteen countries with their carts and the cart that stays here (MERGE-58)', async () => {
    const { user, translate } = await renderInShop(<ModalOpener name="changeCountry" args={{}} />, {
      locale,
      viewer: { cart: createCart(locale) },
      responses,
    });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    const modal = await screen.findByRole('dialog', { name: translate('Where do you shop?') });
    const links = within(modal).getAllByRole('link');
    expect(links).toHaveLength(13);
    expect(links.filter((link) => link.getAttribute('aria-current'))).toHaveLength(1);
    const panama = within(modal).getByRole('link', { name: /^Panamá/ });
    expect(panama).toHaveAttribute('href', pathTo('home', getLocale('es', 'PA')));
    await waitFor(() => expect(panama).toHaveTextContent(translate('Your cart')));
    const note = translate('Your cart stays in {country}', { country: locale.market.name.es });
    expect(within(modal).getByText(note)).toBeVisible();
  });

  it('offers a cart in another country when there is none here (MERGE-55, MERGE-57)', async () => {
    const opener = <ModalOpener name="goToCartFromCountry" args={{ marketCode: 'PA' }} />;
    const { user, translate } = await renderInShop(opener, { locale, responses });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    const modal = await screen.findByRole('dialog', { name: translate('Your cart is in {name}', { name: 'Panamá' }) });
    const link = within(modal).getByRole('link', { name: translate('Go to cart') });
    expect(link).toHaveAttribute('href', pathTo('cart', getLocale('es', 'PA')));
    await user.click(within(modal).getByRole('button', { name: translate('Stay in {here}', { here: 'Costa Rica' }) }));
    await waitFor(() => expect(modal).not.toBeInTheDocument());
  });

  it('does not offer a cart in another country when there is one here (MERGE-56)', async () => {
    const opener = <ModalOpener name="goToCartFromCountry" args={{ marketCode: 'PA' }} />;
    const { user, graph } = await renderInShop(opener, { locale, viewer: { cart: createCart(locale) }, responses });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    await waitFor(() => expect(graph.getRequests('CartsInOtherMarkets')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
