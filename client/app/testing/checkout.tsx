import type { Locale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { CheckoutView } from '../features/checkout/checkout-page.tsx';
import { pathTo } from '../i18n/paths.ts';
import { CartLink } from '../shell/cart-link.tsx';
import { defaultSettings, type ShopSettings } from '../shop-settings.ts';
import { createEncryptionKey, fillCard } from './cards.ts';
import { createAttempt, createCart, createClub, createMember, createMoneyFactory, createPickup } from './fixtures.ts';
import type { Responses } from './graph.ts';
import { renderInShop, type ShopOptions } from './render.tsx';

const termsLabel = 'I accept the terms and conditions.';

interface CheckoutOptions extends Omit<ShopOptions, 'settings'> {
  readonly checkout?: Partial<ShopSettings['checkout']>;
  /** Source message of the pay button; that of a card by default. */
  readonly payLabel?: string;
  /** Does not accept the terms. */
  readonly leavesTerms?: boolean;
}

/** Taxes of the scenario's cart. */
export function createTaxes(locale: Locale) {
  const money = createMoneyFactory(locale);
  return {
    __typename: 'CartTaxes',
    total: money(1000),
    totalWithoutTax: money(885),
    taxTotal: money(115),
    lineHash: 'hash-1',
  };
}

/** Stock of the first line of a cart. */
export const createStock = (locale: Locale, quantity: number) => ({
  cart: {
    id: 'cart-1',
    lines: [
      {
        id: '1',
        variant: { sku: 'sku-1', price: { current: createMoneyFactory(locale)(500) }, availability: { quantity } },
      },
    ],
  },
});

/** The form of a market without electronic invoices. */
const noInvoiceForm = {
  __typename: 'InvoiceForm',
  isOffered: false,
  isFiscalCreditOffered: false,
  defaultIdType: null,
  idTypes: [],
  fiscalCreditIdTypes: [],
  secondaryIdTypes: [],
  fields: [],
};

/** The checkout page at its path, and at any other path a page with the title `Next page`. */
const Pages = ({ checkoutPath }: { checkoutPath: string }) =>
  useLocation().pathname === checkoutPath ? <CheckoutView /> : <h1>Next page</h1>;

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
  const paymentData = {
    CaptchaChallenge: { captchaChallenge: null },
    PaymentOptions: { paymentOptions: { methods: ['CARD'], cardTypes: ['VISA', 'MASTERCARD'] } },
    CartTaxes: { cartTaxes: createTaxes(locale) },
    CartStock: createStock(locale, 9),
    InvoiceForm: { invoiceForm: noInvoiceForm },
  };
  const declined = (code: string) => placed('DECLINED', { failure: { code, message: 'El banco dijo que no.' } });

  /** Renders a member's checkout at the payment step. */
  async function openCheckout(
    responses: Responses = {},
    options: CheckoutOptions = {},
    savedCards: readonly object[] = [],
  ) {
    const data = { cart, guestCart: null, me: createMember(locale) };
    const page = (
      <>
        <CartLink />
        <Pages checkoutPath={pathTo('checkout', locale)} />
      </>
    );
    const shop = await renderInShop(page, {
      locale,
      page: pathTo('checkout', locale, {}, { step: 'payment' }).replace(`/${locale.code}/`, ''),
      viewer: data,
      responses: {
        CheckoutPage: data,
        Wallet: { savedCards },
        ...paymentData,
        BeginCheckout: { beginCheckout: open },
        CardEncryptionKey: await key,
        ...responses,
      },
      ...options,
      settings: {
        checkout: { ...defaultSettings.checkout, paymentPageOrigins: ['https://bank.example'], ...options.checkout },
      },
    });
    if (!options.leavesTerms) {
      await shop.user.click(await screen.findByRole('checkbox', { name: shop.translate(termsLabel) }));
    }
    const amount = formatMoney(cart.total, locale);
    const pay = await screen.findByRole('button', {
      name: shop.translate(options.payLabel ?? 'Pay {amount}', { amount }).replace(/\s/g, ' '),
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
  return { money, cart, open, placed, refused, declined, paymentData, openCheckout };
}
