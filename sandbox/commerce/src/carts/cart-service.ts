import type { Cart, Store } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CommerceContext } from '../context.ts';
import { parseActions } from '../documents/actions.ts';
import type { Caller } from '../documents/caller.ts';
import { loadReferences, type ResourceCache } from '../documents/reference-set.ts';
import type { Identifier } from '../documents/schemas.ts';
import { updateBody } from '../documents/schemas.ts';
import { transact } from '../documents/transaction.ts';
import { incrementVersion, requireVersion } from '../documents/versions.ts';
import { createInvalidInputError, insufficientScope, PlatformError } from '../errors.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import type { CommerceTables } from '../tables.ts';
import { buildCartMessages } from './cart-messages.ts';
import { cartRepository } from './cart-repository.ts';
import { allCartActions, getReservationMinutes } from './domain/actions/all.ts';
import { applyActions, buildCart, type CartDraftInput, cartDraft, type NamedAction } from './domain/cart.ts';
import { collectNeeds } from './domain/needs.ts';
import { lockScope } from './domain/permissions.ts';
import { withTotals } from './domain/totals.ts';
import { loadCartContext } from './load-context.ts';
import { reconcileReservations } from './reconcile-reservations.ts';
import { release } from './reservation-repository.ts';

/** Scope of a request's carts: one store, or the whole project. */
export type StoreScope = string | undefined;

/** Write operations on carts. Each call is one transaction that locks the cart's row. */
export interface CartService {
  /** @throws PlatformError `DuplicateField` (key) and the errors of the draft's parts */
  create(body: unknown, store: StoreScope, caller: Caller): Promise<Cart>;
  /** Creates a cart with the lines, address and fields of another one, at current prices. */
  replicate(body: unknown, store: StoreScope, caller: Caller): Promise<Cart>;
  /** @throws PlatformError `ResourceNotFound`, `ConcurrentModification` and the errors of the actions */
  update(id: string, body: unknown, store: StoreScope, caller: Caller): Promise<Cart>;
  /** @throws PlatformError `ResourceNotFound`, `ConcurrentModification` */
  remove(id: string, version: number, store: StoreScope, caller: Caller): Promise<Cart>;
}

const replicaDraft = z.object({ reference: z.object({ typeId: z.literal('cart'), id: z.string() }) });

export function createCartService(context: CommerceContext, resources: ResourceCache): CartService {
  const caches = { products: context.products, resources };
  const insert = (draft: CartDraftInput, store: StoreScope, caller: Caller) =>
    transact(context.db, async (trx) => {
      const storeKey = await resolveStore(trx, draft, store, resources);
      const needs = collectNeeds(undefined, [{ name: 'create', input: draft }]);
      const createdCart = buildCart(draft, storeKey, await loadCartContext(trx, needs, draft.currency, caller, caches));
      const { cart, warnings } = await reconcileReservations(
        trx,
        { ...createdCart, lineItems: [] },
        createdCart,
        caller.now,
        undefined,
      );
      await cartRepository.insert(trx, cart);
      return addWarnings(cart, warnings);
    });

  return {
    create: (body, store, caller) => insert(cartDraft.parse(body), store, caller),

    async replicate(body, store, caller) {
      const { id } = replicaDraft.parse(body).reference;
      const original = filterByStore(await cartRepository.findBy(context.db, 'id', id), store);
      if (!original) throw createInvalidInputError(`The cart '${id}' to replicate was not found.`);
      return insert(buildDraft(original), store, caller);
    },

    async update(id, body, store, caller) {
      const { version, actions } = updateBody.parse(body);
      const parsed: NamedAction[] = parseActions(allCartActions, actions).map((action, index) => ({
        ...action,
        name: actions[index]?.action ?? '',
      }));
      const minutes = getReservationMinutes(actions);
      return transact(context.db, async (trx) => {
        const before = requireVersion(filterByStore(await cartRepository.lock(trx, id), store), id, version);
        const rules = await loadCartContext(
          trx,
          collectNeeds(before, parsed),
          before.totalPrice.currencyCode,
          caller,
          caches,
        );
        const changed = applyActions(before, parsed, rules, caller.hasScope(lockScope));
        const { cart, warnings } = await reconcileReservations(trx, before, changed, caller.now, minutes);
        const after = incrementVersion(before, withTotals(cart), caller);
        if (after !== before) {
          await cartRepository.replace(trx, after);
          await recordMessages(trx, buildCartMessages(before, after), caller.now);
        }
        return addWarnings(after, warnings);
      });
    },

    remove: (id, version, store, caller) =>
      transact(context.db, async (trx) => {
        const cart = requireVersion(filterByStore(await cartRepository.lock(trx, id), store), id, version);
        if (cart.lock && !caller.hasScope(lockScope)) throw insufficientScope([lockScope]);
        for (const { reservation } of cart.cartState === 'Ordered' ? [] : cart.lineItems) {
          if (reservation) await release(trx, reservation.id);
        }
        await cartRepository.remove(trx, id);
        return cart;
      }),
  };
}

/** Returns the cart if it belongs to the store of the path, otherwise undefined. */
export function filterByStore(cart: Cart | undefined, store: StoreScope): Cart | undefined {
  return cart && (store === undefined || cart.store?.key === store) ? cart : undefined;
}

function addWarnings(cart: Cart, warnings: Cart['warnings']): Cart {
  return warnings && warnings.length > 0 ? { ...cart, warnings } : cart;
}

/**
 * Resolves the store of a new cart, which restricts the cart's country. @throws PlatformError
 * `CountryNotConfiguredInStore`
 */
async function resolveStore(
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

/** Builds a draft from a cart; prices, taxes and stock are determined again. */
function buildDraft(cart: Cart): CartDraftInput {
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
