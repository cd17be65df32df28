import type { Locale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { CheckoutView } from '../features/checkout/checkout-page.tsx';
import { pathTo } from '../i18n/paths.ts';
import { CartLink } from '../shell/cart-link.tsx';
import { createEncryptionKey, fillCard } from './cards.ts';
import { createAttempt, createCart, createClub, createMember, createMoneyFactory, createPickup } from './fixtures.ts';
import type { Responses } from './graph.ts';
import { renderInShop, type ShopOptions } from './render.tsx';

/** A cart that is ready for checkout, its checkout page, and responses of the graph. */
export function createCheckoutScenario(locale: Locale) {
  const key = createEncryptionKey();
  const money = createMoneyFactory(locale);
  const delivery = {
    ...createPickup(createClub(locale, 1)),
    address: { streetText: 'Calle 1', country: locale.market.code },
  };
  const cart = createCart(locale, { delivery });
  const open = { __typename: 'BeginCheckoutSuccess', attempt: createAttempt(locale, 'OPEN') };
  const placed = (status: string, overrides = {}) => ({
    placeOrder: { __typename: 'PlaceOrderSuccess', attempt: createAttempt(locale, status, overrides) },
  });
  const refused = (__typename: string, overrides = {}) => ({
    placeOrder: { __typename, code: __typename, message: '', ...overrides },
  });
  const declined = (code: string) => placed('DECLINED', { failure: { code, message: 'El banco dijo que no.' } });

  /** Renders a member's checkout at the payment step. */
  async function openCheckout(
    responses: Responses = {},
    options: ShopOptions = {},
    savedCards: readonly object[] = [],
  ) {
    const data = { cart, guestCart: null, me: createMember(locale) };
    const page = (
      <>
        <CartLink />
        <CheckoutView />
      </>
    );
    const shop = await renderInShop(page, {
      locale,
      page: pathTo('checkout', locale, {}, { step: 'payment' }).replace(`/${locale.code}/`, ''),
      viewer: data,
      responses: {
        CheckoutPage: data,
        Wallet: { savedCards },
        BeginCheckout: { beginCheckout: open },
        CardEncryptionKey: await key,
        ...responses,
      },
      ...options,
    });
    const amount = formatMoney(cart.total, locale);
    const pay = await screen.findByRole('button', {
      name: shop.translate('Pay {0}', { 0: amount }).replace(/\s/g, ' '),
    });
    const payWithCard = async () => {
      await fillCard(shop.user, shop.translate);
      await shop.user.click(pay);
    };
    const notice = (title: string) =>
      screen.findByText(shop.translate(title), { selector: '[role=alert] h2' }).then((heading) => {
        const alert = heading.closest('[role=alert]');
        if (!(alert instanceof HTMLElement)) throw new Error('The notice is not an alert.');
        return alert;
      });
    return { ...shop, pay, payWithCard, notice };
  }
  return { money, cart, open, placed, refused, declined, openCheckout };
}
