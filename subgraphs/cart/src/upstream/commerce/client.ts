import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { ChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import { findMarket, type KnownMarket, type Language, markets } from '@tarima/markets/table';
import type { CartStore, WriteResult } from '../../application/ports.ts';
import type { Cart } from '../../domain/cart.ts';
import { hashGuest, type Shopper } from '../../domain/shopper.ts';
import type { CommerceCustomers } from './customers.ts';
import { toCart } from './mapping.ts';
import { computeNextCartKey, createCartDraft, createOwnerPredicate } from './new-cart.ts';
import { readOffers } from './offers.ts';
import { read } from './read.ts';
import { toUpdateActions } from './update-actions.ts';
import { type CartWire, cartsWire, cartWire } from './wire.ts';
import { toFailedWrite } from './write-result.ts';

export interface CartStoreOptions {
  readonly commerce: CommerceApi;
  readonly channelDirectory: ChannelDirectory;
  readonly customers: Pick<CommerceCustomers, 'identify'>;
  /** The language of product names. */
  readonly language: Language;
}

/** A payment freezes a cart, which is still the shopper's active cart (CART-92). */
const isOpen = 'cartState in ("Active","Frozen")';
/** An archived cart is never the active one (MERGE-44). */
const isArchived = 'custom(fields(set_aside=true))';

/** Archived carts that a shopper can see (MERGE-46). */
const archivedLimit = 5;
/** Past carts in which a replay is looked up. */
const pastLimit = 3;

/** Carts on the commerce platform, each in the store of its market. */
export function createCartStore({ commerce, channelDirectory, customers, language }: CartStoreOptions): CartStore {
  const { api, inStore } = commerce;

  const mapCart = async (wire: CartWire, market: KnownMarket): Promise<Cart> => {
    const channelKeys = await read(channelDirectory.getChannelKeys());
    return toCart(wire, { market, language, findChannelKey: (id) => channelKeys.get(id) });
  };
  const write = async (market: KnownMarket, call: Promise<{ body: unknown }>): Promise<WriteResult> => {
    let body: unknown;
    try {
      ({ body } = await call);
    } catch (error) {
      return toFailedWrite(error);
    }
    return { kind: 'written', cart: await mapCart(cartWire.parse(body), market) };
  };
  const update = (cart: Cart, actions: CartUpdateAction[]) =>
    write(
      cart.market,
      inStore(cart.market.code)
        .carts()
        .withId({ ID: cart.id })
        .post({ body: { version: cart.version, actions } })
        .execute(),
    );

  const query = async (
    shopper: Shopper,
    createPredicate: (ownerPredicate: string) => string,
    limit: number,
  ): Promise<CartWire[]> => {
    const ownerPredicate = await createOwnerPredicate(shopper.owner, customers);
    if (!ownerPredicate) return [];
    const where = createPredicate(ownerPredicate);
    const queryArgs = { where, sort: 'lastModifiedAt desc', limit, withTotal: false };
    const { body } = await read(inStore(shopper.market.code).carts().get({ queryArgs }).execute());
    return cartsWire.parse(body).results;
  };
  const queryCarts = async (shopper: Shopper, condition: string, limit: number): Promise<Cart[]> => {
    const wires = await query(shopper, (ownerPredicate) => `${ownerPredicate} and ${condition}`, limit);
    return Promise.all(wires.map((wire) => mapCart(wire, shopper.market)));
  };

  return {
    find: async (shopper) => (await queryCarts(shopper, `${isOpen} and not(${isArchived})`, 1))[0],
    findArchived: (shopper) => queryCarts(shopper, `${isOpen} and ${isArchived}`, archivedLimit),
    async findPast(shopper) {
      const guestHash = hashGuest(shopper);
      const createPredicate = (ownerPredicate: string) =>
        guestHash === undefined
          ? ownerPredicate
          : `${ownerPredicate} or custom(fields(past_guest=${JSON.stringify(guestHash)}))`;
      const carts = await query(shopper, createPredicate, pastLimit);
      return {
        commandLog: carts.flatMap(({ custom }) => custom?.fields.commandLog ?? []),
        isEmpty: carts.length === 0,
      };
    },
    async findInOtherMarkets({ owner, market }) {
      const ownerPredicate = await createOwnerPredicate(owner, customers);
      if (!ownerPredicate) return [];
      const where = `${ownerPredicate} and ${isOpen} and not(${isArchived})`;
      const queryArgs = { where, sort: 'lastModifiedAt desc', limit: markets.length, withTotal: false };
      const { body } = await read(api.carts().get({ queryArgs }).execute());
      // A cart without the store of a market belongs to another channel of the club.
      const others = cartsWire.parse(body).results.flatMap((wire) => {
        const cartMarket = findMarket(wire.store?.key ?? '');
        return cartMarket && cartMarket.code !== market.code ? [mapCart(wire, cartMarket)] : [];
      });
      return Promise.all(others);
    },
    findOffers: (skus, market, clubKey) => readOffers(skus, market, clubKey, commerce, channelDirectory),
    async create(shopper, steps, past) {
      const carts = inStore(shopper.market.code).carts();
      const key = await computeNextCartKey(shopper, past, customers, commerce);
      if (key === undefined) return { kind: 'stale' };
      const body = await createCartDraft(shopper, key, steps, customers);
      return write(shopper.market, carts.post({ body }).execute());
    },
    update: (cart, steps) => update(cart, toUpdateActions(steps, cart)),
    async assign(cart, { owner }, steps) {
      const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber) : undefined;
      if (!customer) throw new Error('A cart is assigned to a member who has a customer on the platform.');
      return update(cart, [
        // Removed first, because a cart with a customer cannot lose it: the guest's id must not open the cart (MERGE-37).
        { action: 'setAnonymousId' },
        // The guest's next cart may have the same key.
        { action: 'setKey' },
        { action: 'setCustomerId', customerId: customer.id },
        { action: 'setCustomerEmail', email: customer.email },
        ...toUpdateActions(steps, cart),
      ]);
    },
    async remove(cart) {
      try {
        await read(
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
