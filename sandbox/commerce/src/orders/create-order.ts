import type { Cart, Order } from '@commercetools/platform-sdk';
import { cartRepository } from '../carts/cart-repository.ts';
import { filterByStore, type StoreScope } from '../carts/cart-service.ts';
import { collectNeeds } from '../carts/domain/needs.ts';
import { checkOpen, lockScope } from '../carts/domain/permissions.ts';
import { loadCartContext } from '../carts/load-context.ts';
import type { CommerceContext } from '../context.ts';
import type { Asked } from '../documents/caller.ts';
import type { ResourceCache } from '../documents/reference-set.ts';
import type { Identifier } from '../documents/schemas.ts';
import { transact } from '../documents/transaction.ts';
import { nextVersion } from '../documents/versions.ts';
import { concurrentModification, insufficientScope, referenceNotFound } from '../errors.ts';
import { recordMessages } from '../subscriptions/messages.ts';
import { checkOrderable, orderFromCartDraft, orderOf } from './order-draft.ts';
import { orderCreated } from './order-messages.ts';
import { orderRepository } from './order-repository.ts';
import { takeStock } from './order-stock.ts';

/**
 * Makes an order of a cart, once: the cart's row is held, must have exactly the version that the caller has seen, and is
 * `Ordered` afterwards. Order, stock, cart and message are written together or not at all.
 * @throws PlatformError `ConcurrentModification`, `InvalidOperation`, `DuplicateField` (orderNumber), `OutOfStock`,
 *   `PriceChanged`, `ReferencedResourceNotFound`
 */
export function createOrder(
  { context, cache }: { readonly context: CommerceContext; readonly cache: ResourceCache },
  body: unknown,
  store: StoreScope,
  asked: Asked,
): Promise<Order> {
  const draft = orderFromCartDraft.parse(body);
  const of: Identifier<'cart'> = draft.cart ?? { typeId: 'cart', id: draft.id };
  return transact(context.db, async (trx) => {
    const id = of.id ?? (await cartRepository.findBy(trx, 'key', of.key ?? ''))?.id;
    const cart = id === undefined ? undefined : filterByStore(await cartRepository.lock(trx, id), store);
    if (!cart) throw referenceNotFound('cart', of);
    if (cart.version !== draft.version) throw concurrentModification(cart.id, draft.version, cart.version);
    checkOpen(cart);
    if (cart.lock && !asked.may(lockScope)) throw insufficientScope([lockScope]);

    const needs = collectNeeds(cart, [
      { name: 'recalculate', input: {} },
      { name: 'createOrder', input: draft.custom },
    ]);
    const rules = await loadCartContext(trx, needs, cart.totalPrice.currencyCode, asked, cache);
    checkOrderable(cart, rules);
    await takeStock(trx, cart, asked.now);
    const order = orderOf(cart, draft, rules);
    await orderRepository.insert(trx, order);
    const ordered: Cart = { ...cart, cartState: 'Ordered' };
    await cartRepository.replace(trx, nextVersion(cart, ordered, asked));
    await recordMessages(trx, [orderCreated(order)], asked.now);
    return order;
  });
}
