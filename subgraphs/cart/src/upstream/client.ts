import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import type { Places } from '@tarima/commerce-client/places';
import { type Language, markets } from '@tarima/markets/table';
import type { CartStore, Shopper, WriteResult } from '../commands/cart-store.ts';
import type { Cart } from '../domain/cart.ts';
import { guestMark } from '../shopper.ts';
import type { Customers } from './customers.ts';
import { readFacts } from './facts.ts';
import { toCart } from './mapping.ts';
import { cartDraft, nextCartKey, ownerPredicate } from './new-cart.ts';
import { updateActions } from './steps.ts';
import { cartsWire, cartWire } from './wire.ts';
import { failedWrite, reading } from './write-result.ts';

export interface CartUpstreamOptions {
  readonly commerce: CommerceApi;
  readonly places: Places;
  readonly customers: Customers;
  /** Language in which lines are told. */
  readonly language: Language;
}

/** A cart that a payment holds is frozen: it is still the shopper's (CART-92). */
const isOpen = 'cartState in ("Active","Frozen")';
/** Archived carts, which are never the active one (MERGE-44). */
const isAside = 'custom(fields(set_aside=true))';

/** Archived carts that a shopper is shown (MERGE-46). */
const asideLimit = 5;
/** What is sent again is of the last cart, or of one that was given away beside it. */
const pastLimit = 3;

/** Carts on the commerce platform, within the market's store. */
export function createCartUpstream({ commerce, places, customers, language }: CartUpstreamOptions): CartStore {
  const { api, inStore } = commerce;

  const cartOf = async (body: unknown): Promise<Cart> => mapped(cartWire.parse(body));
  const mapped = async (wire: Parameters<typeof toCart>[0]): Promise<Cart> => {
    const keys = await reading(places.channelKeys());
    return toCart(wire, { language, keyOfChannel: (id) => keys.get(id) });
  };
  const written = async (call: Promise<{ body: unknown }>): Promise<WriteResult> => {
    let body: unknown;
    try {
      ({ body } = await call);
    } catch (error) {
      return failedWrite(error);
    }
    return { kind: 'written', cart: await cartOf(body) };
  };
  const change = (cart: Cart, actions: CartUpdateAction[]) =>
    written(
      inStore(cart.market.code)
        .carts()
        .withId({ ID: cart.id })
        .post({ body: { version: cart.version, actions } })
        .execute(),
    );

  const wiresWhere = async (shopper: Shopper, whereOf: (whose: string) => string, limit: number) => {
    const whose = await ownerPredicate(shopper.owner, customers, commerce);
    if (!whose) return [];
    const queryArgs = { where: whereOf(whose), sort: 'lastModifiedAt desc', limit, withTotal: false };
    const { body } = await reading(inStore(shopper.market.code).carts().get({ queryArgs }).execute());
    return cartsWire.parse(body).results;
  };
  const cartsWhere = async (shopper: Shopper, condition: string, limit: number): Promise<Cart[]> =>
    Promise.all((await wiresWhere(shopper, (whose) => `${whose} and ${condition}`, limit)).map(mapped));

  return {
    find: async (shopper) => (await cartsWhere(shopper, `${isOpen} and not(${isAside})`, 1))[0],
    findAside: (shopper) => cartsWhere(shopper, `${isOpen} and ${isAside}`, asideLimit),
    async logBefore(shopper) {
      const mark = guestMark(shopper);
      const theirs = (whose: string) =>
        mark === undefined ? whose : `${whose} or custom(fields(past_guest=${JSON.stringify(mark)}))`;
      const carts = await wiresWhere(shopper, theirs, pastLimit);
      return carts.flatMap(({ custom }) => custom?.fields.commandLog ?? []);
    },
    async findElsewhere({ owner, market }) {
      const whose = await ownerPredicate(owner, customers, commerce);
      if (!whose) return [];
      const where = `${whose} and ${isOpen} and not(${isAside})`;
      const queryArgs = { where, sort: 'lastModifiedAt desc', limit: markets.length, withTotal: false };
      const { body } = await reading(api.carts().get({ queryArgs }).execute());
      const carts = await Promise.all(cartsWire.parse(body).results.map(mapped));
      return carts.filter((cart) => cart.market.code !== market.code);
    },
    facts: (skus, market, clubKey) => readFacts(skus, market, clubKey, commerce, places),
    async create(shopper, steps) {
      const carts = inStore(shopper.market.code).carts();
      const key = await nextCartKey(shopper, customers, commerce);
      if (key === undefined) return { kind: 'stale' };
      const body = await cartDraft(shopper, key, steps, customers, commerce);
      return written(carts.post({ body }).execute());
    },
    update: (cart, steps) => change(cart, updateActions(steps, cart)),
    async assign(cart, { owner }, steps) {
      const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber, commerce) : undefined;
      if (!customer) throw new Error('A cart is assigned to a member whom the platform knows.');
      return change(cart, [
        // The guest's id must not open the cart any longer (MERGE-37); a cart with a customer can no longer lose it.
        { action: 'setAnonymousId' },
        // Nor may its key stand in the way of the guest's next cart.
        { action: 'setKey' },
        { action: 'setCustomerId', customerId: customer.id },
        { action: 'setCustomerEmail', email: customer.email },
        ...updateActions(steps, cart),
      ]);
    },
    async remove(cart) {
      try {
        await reading(
          api
            .carts()
            .withId({ ID: cart.id })
            .delete({ queryArgs: { version: cart.version } })
            .execute(),
        );
      } catch (error) {
        if (!isNotFound(error) && !isConcurrentModification(error)) throw error;
      }
    },
  };
}
