import { z } from 'zod/mini';
import type { SafeStorage } from '../../browser-storage.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';

const schema = z.object({
  /** The cart and shopper that the choices belong to, and the items and delivery that the shopper reviewed. */
  cartId: z.string(),
  owner: z.string(),
  content: z.string(),
  method: z.nullable(z.enum(['CARD', 'HOSTED_CARD', 'PAYPAL'])),
  acceptsTerms: z.boolean(),
  /** The typed cardholder name; no other part of a card is stored (PAYMENTS-23). */
  holder: z.string().check(z.maxLength(42)),
});

/** What the shopper chose on the checkout page: it survives a reload and Back in this tab (CHECKOUT-312). */
export type CheckoutChoices = z.output<typeof schema>;

export type ChoiceCart = Pick<CartPartsFragment, 'id' | 'delivery'> & {
  readonly lines: readonly { readonly quantity: number; readonly variant: { readonly sku: string } }[];
};

const storageKey = 'tarima.checkout-choices';

/** Choices before the shopper made any. */
export function createChoices(cart: ChoiceCart, owner: string): CheckoutChoices {
  return { cartId: cart.id, owner, content: describeContent(cart), method: null, acceptsTerms: false, holder: '' };
}

/**
 * The items and the delivery of a cart. Prices are no part of it: a change of the total has its own notice and must be
 * confirmed (CHECKOUT-29).
 */
function describeContent({ lines, delivery }: ChoiceCart): string {
  const items = lines.map(({ variant, quantity }) => `${variant.sku}x${quantity}`).sort();
  const { method, addressId, club, window } = delivery ?? {};
  return JSON.stringify([items, method, addressId, club?.key, window?.id]);
}

/**
 * The stored choices for a cart and its shopper, after the rules of the reset strategy (CHECKOUT-313): another cart
 * (merge, market, restored cart) or another shopper (sign-in, sign-out) starts again; changed items or delivery keep the
 * method and the name, but must be reviewed and the terms accepted again.
 */
export function resetChoices(
  stored: CheckoutChoices | undefined,
  cart: ChoiceCart,
  owner: string,
): { readonly choices: CheckoutChoices; readonly isChanged: boolean } {
  const initial = createChoices(cart, owner);
  if (stored?.cartId !== cart.id || stored.owner !== owner) return { choices: initial, isChanged: false };
  if (stored.content === initial.content) return { choices: stored, isChanged: false };
  return { choices: { ...stored, content: initial.content, acceptsTerms: false }, isChanged: true };
}

type ChoiceStorage = Pick<SafeStorage, 'getJson' | 'setJson'>;

export const readChoices = (storage: ChoiceStorage): CheckoutChoices | undefined => storage.getJson(storageKey, schema);

export const saveChoices = (storage: ChoiceStorage, choices: CheckoutChoices): void =>
  storage.setJson(storageKey, choices);
