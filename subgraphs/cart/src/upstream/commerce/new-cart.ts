import { createHash } from 'node:crypto';
import type { CartDraft } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import type { PastCarts } from '../../application/ports.ts';
import { type Shopper, toShopperKey } from '../../domain/shopper.ts';
import type { Step } from '../../domain/steps.ts';
import type { CommerceCustomers } from './customers.ts';
import { read } from './read.ts';
import { toCustomFields, toLineItemDraft } from './update-actions.ts';
import { type CartWire, cartsWire } from './wire.ts';

type Customers = Pick<CommerceCustomers, 'identify'>;

/** States of an active cart; a payment freezes a cart. */
const openStates: ReadonlySet<string> = new Set(['Active', 'Frozen']);

/** The query predicate for an owner's carts (CART-2); undefined for a member without a customer. */
export async function createOwnerPredicate(owner: Shopper['owner'], customers: Customers): Promise<string | undefined> {
  if (owner.kind === 'guest') return `anonymousId=${JSON.stringify(owner.guestId)}`;
  const customer = await customers.identify(owner.membershipNumber);
  return customer && `customerId="${customer.id}"`;
}

/**
 * The key of a shopper's next cart, derived from the previous cart: of several processes that found no active cart only one
 * can create it (CART-1), because the platform keeps keys unique. The others are refused and find the cart that was created.
 * A shopper who had no cart when `past` was read has no previous one. Undefined when the latest cart is open and not archived:
 * it was created since this process looked.
 */
export async function computeNextCartKey(
  shopper: Shopper,
  past: PastCarts,
  customers: Customers,
  commerce: CommerceApi,
): Promise<string | undefined> {
  const previous = past.isEmpty ? undefined : await findLatestCart(shopper, customers, commerce);
  const isArchived = previous?.custom?.fields.set_aside === true;
  if (previous && openStates.has(previous.cartState) && !isArchived) return undefined;
  return createHash('sha256')
    .update(`${toShopperKey(shopper)}|${previous?.id ?? 'first'}`)
    .digest('base64url');
}

/** The shopper's latest cart in the market, in any state. */
async function findLatestCart(
  shopper: Shopper,
  customers: Customers,
  commerce: CommerceApi,
): Promise<CartWire | undefined> {
  const ownerPredicate = await createOwnerPredicate(shopper.owner, customers);
  if (!ownerPredicate) return undefined;
  const { body } = await read(
    commerce
      .inStore(shopper.market.code)
      .carts()
      .get({ queryArgs: { where: ownerPredicate, sort: 'createdAt desc', limit: 1, withTotal: false } })
      .execute(),
  );
  return cartsWire.parse(body).results[0];
}

/** A new cart with its owner, currency, country and language (CART-7). @throws Error for a member without a customer */
export async function createCartDraft(
  { owner, market, language }: Shopper,
  key: string,
  steps: readonly Step[],
  customers: Customers,
): Promise<CartDraft> {
  const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber) : undefined;
  if (owner.kind === 'member' && !customer) throw new Error('The member has no customer on the platform.');
  return {
    key,
    currency: market.currency,
    country: market.code,
    locale: language,
    ...(customer ? { customerId: customer.id, customerEmail: customer.email } : {}),
    ...(owner.kind === 'guest' ? { anonymousId: owner.guestId } : {}),
    lineItems: steps.filter((step) => step.kind === 'addLine').map(toLineItemDraft),
    custom: { type: { typeId: 'type', key: 'cart' }, fields: toCustomFields(steps) },
  };
}
