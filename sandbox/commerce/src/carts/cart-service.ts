import type { Cart, Store } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { parseActions } from '../documents/actions.ts';
import type { Asked } from '../documents/caller.ts';
import { loadReferences, type ResourceCache } from '../documents/reference-set.ts';
import type { Identifier } from '../documents/schemas.ts';
import { updateBody } from '../documents/schemas.ts';
import { transact } from '../documents/transaction.ts';
import { nextVersion, requireVersion } from '../documents/versions.ts';
import { insufficientScope, invalidInput, PlatformError } from '../errors.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { cartMessages } from './cart-messages.ts';
import { cartRepository } from './cart-repository.ts';
import { allCartActions, reservationMinutesOf } from './domain/actions/all.ts';
import { type CartDraftInput, cartDraft, changedCart, type NamedAction, newCart } from './domain/cart.ts';
import { needsOf } from './domain/needs.ts';
import { lockScope } from './domain/permissions.ts';
import { withTotals } from './domain/totals.ts';
import { loadCartContext } from './load-context.ts';
import { reconcileReservations } from './reconcile-reservations.ts';
import { release } from './reservation-repository.ts';

/** Where a request's carts live: in one store, or anywhere in the project. */
export type StoreScope = string | undefined;

/** Writing carts: each call is one transaction that holds the cart's row. */
export interface CartService {
  /** @throws PlatformError `DuplicateField` (key) and those of the draft's parts */
  create(body: unknown, store: StoreScope, asked: Asked): Promise<Cart>;
  /** A new cart with the lines, address and fields of another one, at today's prices. */
  replicate(body: unknown, store: StoreScope, asked: Asked): Promise<Cart>;
  /** @throws PlatformError `ResourceNotFound`, `ConcurrentModification` and those of the actions */
  update(id: string, body: unknown, store: StoreScope, asked: Asked): Promise<Cart>;
  /** @throws PlatformError `ResourceNotFound`, `ConcurrentModification` */
  remove(id: string, version: number, store: StoreScope, asked: Asked): Promise<Cart>;
}

const replicaDraft = z.object({ reference: z.object({ typeId: z.literal('cart'), id: z.string() }) });

export function createCartService(context: CommerceContext, cache: ResourceCache): CartService {
  const insert = (draft: CartDraftInput, store: StoreScope, asked: Asked) =>
    transact(context.db, async (trx) => {
      const storeKey = await storeOf(trx, draft, store, cache);
      const needs = needsOf(undefined, [{ name: 'create', input: draft }]);
      const fresh = newCart(draft, storeKey, await loadCartContext(trx, needs, draft.currency, asked, cache));
      const { cart, warnings } = await reconcileReservations(
        trx,
        { ...fresh, lineItems: [] },
        fresh,
        asked.now,
        undefined,
      );
      await cartRepository.insert(trx, cart);
      return answered(cart, warnings);
    });

  return {
    create: (body, store, asked) => insert(cartDraft.parse(body), store, asked),

    async replicate(body, store, asked) {
      const { id } = replicaDraft.parse(body).reference;
      const original = inStore(await cartRepository.findBy(context.db, 'id', id), store);
      if (!original) throw invalidInput(`The cart '${id}' to replicate was not found.`);
      return insert(draftOf(original), store, asked);
    },

    async update(id, body, store, asked) {
      const { version, actions } = updateBody.parse(body);
      const parsed: NamedAction[] = parseActions(allCartActions, actions).map((action, index) => ({
        ...action,
        name: actions[index]?.action ?? '',
      }));
      const minutes = reservationMinutesOf(actions);
      return transact(context.db, async (trx) => {
        const before = requireVersion(inStore(await cartRepository.lock(trx, id), store), id, version);
        const rules = await loadCartContext(trx, needsOf(before, parsed), before.totalPrice.currencyCode, asked, cache);
        const changed = changedCart(before, parsed, rules, asked.may(lockScope));
        const { cart, warnings } = await reconcileReservations(trx, before, changed, asked.now, minutes);
        const after = nextVersion(before, withTotals(cart), asked);
        if (after !== before) {
          await cartRepository.replace(trx, after);
          await recordMessages(trx, cartMessages(before, after), asked.now);
        }
        return answered(after, warnings);
      });
    },

    remove: (id, version, store, asked) =>
      transact(context.db, async (trx) => {
        const cart = requireVersion(inStore(await cartRepository.lock(trx, id), store), id, version);
        if (cart.lock && !asked.may(lockScope)) throw insufficientScope([lockScope]);
        for (const { reservation } of cart.cartState === 'Ordered' ? [] : cart.lineItems) {
          if (reservation) await release(trx, reservation.id);
        }
        await cartRepository.remove(trx, id);
        return cart;
      }),
  };
}

/** The cart, when it belongs to the store of the path; one of another store is as if missing. */
export function inStore(cart: Cart | undefined, store: StoreScope): Cart | undefined {
  return cart && (store === undefined || cart.store?.key === store) ? cart : undefined;
}

function answered(cart: Cart, warnings: Cart['warnings']): Cart {
  return warnings && warnings.length > 0 ? { ...cart, warnings } : cart;
}

/** The store of a new cart, whose countries bind the cart's. @throws PlatformError `CountryNotConfiguredInStore` */
async function storeOf(
  trx: Kysely<CommerceTables>,
  draft: CartDraftInput,
  scope: StoreScope,
  cache: ResourceCache,
): Promise<string | undefined> {
  const identifier: Identifier<'store'> | undefined =
    scope === undefined ? draft.store : { typeId: 'store', key: scope };
  if (!identifier) return undefined;
  const store = (await loadReferences(trx, [identifier], cache)).get<Store>(identifier);
  const storeCountries = store.countries.map(({ code }) => code);
  if (draft.country !== undefined && storeCountries.length > 0 && !storeCountries.includes(draft.country)) {
    throw new PlatformError(400, {
      code: 'CountryNotConfiguredInStore',
      message: `The country '${draft.country}' is not configured for the store '${store.key}'.`,
      storeCountries,
      country: draft.country,
    });
  }
  return store.key;
}

/** What a replica takes over of a cart; prices, taxes and stock are found anew. */
function draftOf(cart: Cart): CartDraftInput {
  return cartDraft.parse({
    ...cart,
    key: undefined,
    currency: cart.totalPrice.currencyCode,
    shippingMethod: cart.shippingInfo?.shippingMethod,
    lineItems: cart.lineItems.map((line) => ({
      ...line,
      sku: undefined,
      variantId: line.variant.id,
      externalPrice: line.priceMode === 'ExternalPrice' ? line.price.value : undefined,
    })),
  });
}
