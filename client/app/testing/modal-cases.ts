import type { ApolloClient } from '@apollo/client';
import { capitals } from '@tarima/markets/capitals';
import type { Locale } from '@tarima/markets/locale';
import { CartsToMergeDocument } from '../features/cart-merge/merge-carts.gen.ts';
import type { ModalArguments, ModalName } from '../session/modals.ts';
import {
  createAddress,
  createCart,
  createCartLine,
  createMember,
  createMoneyFactory,
  createReorderLine,
  createShellResponse,
} from './fixtures.ts';
import type { Responses } from './graph.ts';
import type { ShopOptions } from './render.tsx';

/** How a modal is opened, and its texts. */
export interface ModalCase<Name extends ModalName> {
  readonly args: ModalArguments[Name];
  /** The source message, with its values. */
  readonly title: (locale: Locale) => readonly [message: string, values?: Record<string, unknown>];
  readonly viewer?: (locale: Locale) => NonNullable<ShopOptions['viewer']>;
  readonly responses?: (locale: Locale) => Responses;
  /** Data that the page has loaded before. */
  readonly prepare?: (client: ApolloClient) => Promise<unknown>;
  /** Can be closed by its own actions only. */
  readonly isBlocking?: boolean;
}

const ignore = () => {};
const notPaid = { code: 'ERROR_PAYMENT_METHOD', message: 'The bank said no.' };

export const categories = [
  { key: 'food', name: 'Comida', slug: 'comida', parent: null },
  { key: 'rice', name: 'Arroz', slug: 'arroz', parent: { key: 'food' } },
  { key: 'home', name: 'Hogar', slug: 'hogar', parent: null },
];

const smallCart = (locale: Locale) =>
  createCart(locale, {
    serviceFee: createMoneyFactory(locale)(200),
    amountToAvoidServiceFee: createMoneyFactory(locale)(3000),
  });

export const createMemberWithAddresses = (locale: Locale) =>
  createMember(locale, { addresses: [createAddress(locale, '1', { isDefault: true }), createAddress(locale, '2')] });

export const createAddressRules = ({ market }: Locale) => ({
  requiredManualFields: ['PROVINCE', 'CITY', 'DISTRICT', 'DESCRIPTION', 'ALIAS', 'NAME', 'PHONE'],
  requiredSearchFields: ['STREET', 'DESCRIPTION', 'ALIAS', 'NAME', 'PHONE'],
  bounds: {
    south: capitals[market.code].latitude - 2,
    west: capitals[market.code].longitude - 2,
    north: capitals[market.code].latitude + 2,
    east: capitals[market.code].longitude + 2,
  },
  capitalLatitude: capitals[market.code].latitude,
  capitalLongitude: capitals[market.code].longitude,
});

export const createMergePreview = (locale: Locale, more: object = {}) => ({
  mergePreview: { changes: [], itemCount: 3, subtotal: createMoneyFactory(locale)(1500), serviceFee: null, ...more },
});

export const createCartsToMerge = (locale: Locale) => ({
  me: createMember(locale),
  cart: createCart(locale),
  guestCart: createCart(locale, { id: 'cart-2', lines: [createCartLine(locale, '2', { quantity: 1 })] }),
});

/** A case for each modal of the registry; a missing one is a type error. */
export const modalCases: { readonly [Name in ModalName]: ModalCase<Name> } = {
  deliveryPreferences: {
    args: {},
    title: () => ['Pickup or delivery'],
    responses: () => ({ CartPage: { cart: null, me: null } }),
  },
  deliveryClubs: {
    args: {},
    title: () => ['Where will you pick up?'],
    responses: (locale) => ({ ClubPlaces: createShellResponse(locale) }),
  },
  deliveryAddresses: {
    args: { chosenId: '1', onChosen: ignore },
    title: () => ['Where should we deliver?'],
    responses: (locale) => ({ CartPage: { cart: null, me: createMemberWithAddresses(locale) } }),
  },
  mergeCart: {
    args: {},
    title: () => ['You have two carts'],
    viewer: createCartsToMerge,
    responses: (locale) => ({ CartsToMerge: createCartsToMerge(locale), MergePreview: createMergePreview(locale) }),
    prepare: (client) => client.query({ query: CartsToMergeDocument }),
    isBlocking: true,
  },
  changeCountry: {
    args: {},
    title: () => ['Where do you shop?'],
    responses: () => ({ CartsInOtherMarkets: { cartsInOtherMarkets: [] } }),
  },
  shippingAddress: {
    args: { trigger: 'address-book' },
    title: () => ['New address'],
    viewer: (locale) => ({ me: createMember(locale) }),
    responses: (locale) => ({
      AddressBook: { me: createMember(locale) },
      AddressRules: { addressRules: createAddressRules(locale) },
      Territories: { territories: [] },
    }),
  },
  goToCartFromCountry: {
    args: { marketCode: 'PA' },
    title: ({ language }) => ['Your cart is in {name}', { name: language === 'es' ? 'Panamá' : 'Panama' }],
    responses: (locale) => ({
      CartsInOtherMarkets: {
        cartsInOtherMarkets: [
          {
            marketCode: 'PA',
            itemCount: 2,
            updatedAt: '2026-11-20T12:00:00Z',
            subtotal: createMoneyFactory(locale)(1000),
          },
        ],
      },
    }),
  },
  loading: { args: { title: 'Charging' }, title: () => ['Charging your card'], isBlocking: true },
  categories: {
    args: {},
    title: () => ['All categories'],
    responses: () => ({ CategoryMenu: { allCategories: categories } }),
  },
  serviceFee: {
    args: {},
    title: () => ['Why is there a service fee?'],
    viewer: (locale) => ({ cart: smallCart(locale) }),
    responses: (locale) => ({ ServiceFee: { cart: smallCart(locale) } }),
  },
  error: { args: { code: 'CART-SM-001' }, title: () => ['Something went wrong with your cart'] },
  timeoutRetry: { args: { onDecision: ignore }, title: () => ['This is taking longer than usual'] },
  addCard: { args: { onSaved: ignore }, title: () => ['Add a card'] },
  paymentFailure: { args: notPaid, title: () => ['Your payment was declined'] },
  taxesLineItem: { args: notPaid, title: () => ['Your cart changed during the payment'] },
  threeDSecure: {
    args: { action: { type: 'redirect', provider: 'paypal', onContinue: ignore }, onCancel: ignore },
    title: () => ['Finish your payment at PayPal'],
    isBlocking: true,
  },
  sessionExpired: { args: {}, title: () => ['Your session has ended'] },
  appSession: { args: { result: { kind: 'silent' } }, title: () => ['The app didn’t respond'] },
  signInRefused: {
    args: { reason: 'BLOCKED', isSignedIn: false },
    title: () => ['Your membership is blocked'],
  },
  signOut: { args: {}, title: () => ['Sign out?'] },
  currentVersion: { args: {}, title: () => ['A new version is available'] },
  pharmacyLink: { args: { href: 'https://pharmacy.example' }, title: () => ['The pharmacy opens outside the app'] },
  cancelOrder: { args: { orderNumber: '640100001', isPaid: true }, title: () => ['Cancel this order?'] },
  reorder: {
    args: { orderNumber: '640100001', email: null },
    title: () => ['Some items have changed'],
    responses: (locale) => ({
      Reorder: {
        order: {
          orderNumber: '640100001',
          reorder: { club: null, lines: [createReorderLine(locale, '1', { quantity: 1, limit: 'STOCK' })] },
        },
      },
    }),
  },
  deleteIdentity: { args: {}, title: () => ['Delete your online account?'] },
  renewValidation: {
    args: { action: 'renewal', refusal: { type: 'STATUS', code: 80002, expiresOn: '2026-12-31' } },
    title: () => ['Your membership can’t be renewed online'],
  },
};
