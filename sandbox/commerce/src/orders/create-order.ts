import type { Cart, Order } from '@commercetools/platform-sdk';
import { cartRepository } from '../carts/cart-repository.ts';
import { filterByStore, type StoreScope } from '../carts/cart-service.ts';
import { collectNeeds } from '../carts/domain/needs.ts';
import { checkOpen, lockScope } from '../carts/domain/permissions.ts';
import { loadCartContext } from '../carts/load-context.ts';
import type { CommerceContext } from '../context.ts';
import type { Caller } from '../documents/caller.ts';
import type { ResourceCache } from '../documents/reference-set.ts';
import type { Identifier } from '../documents/schemas.ts';
import { transact } from '../documents/transaction.ts';
import { incrementVersion } from '../documents/versions.ts';
import { createConcurrentModificationError, createReferenceNotFoundError, insufficientScope } from '../errors.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { buildOrder, checkOrderable, orderFromCartDraft } from './order-draft.ts';
import { buildCreatedMessage } from './order-messages.ts';
import { orderRepository } from './order-repository.ts';
import { takeStock } from './order-stock.ts';

/**
 * Creates an order from a cart, once: the cart's row is locked, must have the expected version, and is `Ordered`
 * afterwards. Order, stock, cart and message are written in one transaction.
 * @throws PlatformError `ConcurrentModification`, `InvalidOperation`, `DuplicateField` (orderNumber), `OutOfStock`,
 * `PriceChanged`, `ReferencedResourceNotFound`
 */
export function createOrder(
  { context, cache }: { readonly context: CommerceContext; readonly cache: ResourceCache },
  body: unknown,
  store: StoreScope,
  caller: Caller,
): Promise<Order> {
  const draft = orderFromCartDraft.parse(body);
  const cartIdentifier: Identifier<'cart'> = draft.cart ?? { typeId: 'cart', id: draft.id };
  return transact(context.db, async (trx) => {
    const id = cartIdentifier.id ?? (await cartRepository.findBy(trx, 'key', cartIdentifier.key ?? ''))?.id;
    const cart = id === undefined ? undefined : filterByStore(await cartRepository.lock(trx, id), store);
    if (!cart) throw createReferenceNotFoundError('cart', cartIdentifier);
    if (cart.version !== draft.version) throw createConcurrentModificationError(cart.id, draft.version, cart.version);
    checkOpen(cart);
    if (cart.lock && !caller.hasScope(lockScope)) throw insufficientScope([lockScope]);

    // The prices of a frozen cart are not compared with the current ones.
    const needs = collectNeeds(cart, [
      ...(cart.cartState === 'Frozen' ? [] : [{ name: 'recalculate', input: {} }]),
      { name: 'createOrder', input: draft.custom },
    ]);
    const caches = { products: context.products, resources: cache };
    const rules = await loadCartContext(trx, needs, cart.totalPrice.currencyCode, caller, caches);
    checkOrderable(cart, rules);
    await takeStock(trx, cart, caller.now);
    const order = buildOrder(cart, draft, rules);
    await orderRepository.insert(trx, order);
    const ordered: Cart = { ...cart, cartState: 'Ordered' };
    await cartRepository.replace(trx, incrementVersion(cart, ordered, caller));
    await recordMessages(trx, [buildCreatedMessage(order)], caller.now);
    return order;
  });
}
