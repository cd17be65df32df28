import { createHash } from 'node:crypto';
import type { CartDraft } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import type { Shopper } from '../commands/cart-store.ts';
import type { Step } from '../domain/difference.ts';
import { laneOf } from '../shopper.ts';
import type { Customers } from './customers.ts';
import { fieldsOf, lineDraft } from './steps.ts';
import { cartsWire } from './wire.ts';
import { reading } from './write-result.ts';

/** A shopper has at most one such cart in a market; a frozen one is held by a payment. */
const openStates: ReadonlySet<string> = new Set(['Active', 'Frozen']);

/** Whose carts, as a predicate (CART-2); undefined for a member whom the platform does not know. */
export async function ownerPredicate(
  owner: Shopper['owner'],
  customers: Customers,
  commerce: CommerceApi,
): Promise<string | undefined> {
  if (owner.kind === 'guest') return `anonymousId=${JSON.stringify(owner.guestId)}`;
  const customer = await customers.identify(owner.membershipNumber, commerce);
  return customer && `customerId="${customer.id}"`;
}

/**
 * The key of a shopper's next cart: made of the cart before it, so that of several processes that found no active cart
 * only one can make it (CART-1). The platform keeps keys unique; the others are refused and find the cart that was made.
 * Undefined when the latest cart is open and not put aside: it was made since this process looked.
 */
export async function nextCartKey(
  shopper: Shopper,
  customers: Customers,
  commerce: CommerceApi,
): Promise<string | undefined> {
  const whose = await ownerPredicate(shopper.owner, customers, commerce);
  if (!whose) throw new Error('The member has no customer on the platform.');
  const { body } = await reading(
    commerce
      .inStore(shopper.market.code)
      .carts()
      .get({ queryArgs: { where: whose, sort: 'createdAt desc', limit: 1, withTotal: false } })
      .execute(),
  );
  const [before] = cartsWire.parse(body).results;
  const isAside = before?.custom?.fields.set_aside === true;
  if (before && openStates.has(before.cartState) && !isAside) return undefined;
  return createHash('sha256')
    .update(`${laneOf(shopper)}|${before?.id ?? 'first'}`)
    .digest('base64url');
}

/** A new cart with its owner, currency, country and language (CART-7). */
export async function cartDraft(
  { owner, market, language }: Shopper,
  key: string,
  steps: readonly Step[],
  customers: Customers,
  commerce: CommerceApi,
): Promise<CartDraft> {
  const customer = owner.kind === 'member' ? await customers.identify(owner.membershipNumber, commerce) : undefined;
  return {
    key,
    currency: market.currency,
    country: market.code,
    locale: language,
    ...(customer ? { customerId: customer.id, customerEmail: customer.email } : {}),
    ...(owner.kind === 'guest' ? { anonymousId: owner.guestId } : {}),
    lineItems: steps.filter((step) => step.kind === 'addLine').map(lineDraft),
    custom: { type: { typeId: 'type', key: 'cart' }, fields: fieldsOf(steps) },
  };
}
