import { z } from 'zod/mini';
import type { SafeStorage } from '../../browser-storage.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';

const schema = z.object({
  /** The cart or membership and the shopper that the choices belong to, and what the shopper reviewed. */
  subjectId: z.string(),
  owner: z.string(),
  content: z.string(),
  method: z.nullable(z.enum(['CARD', 'HOSTED_CARD', 'PAYPAL'])),
  acceptsTerms: z.boolean(),
  /** The typed cardholder name; no other part of a card is stored (PAYMENTS-23). */
  holder: z.string().check(z.maxLength(42)),
});

/** What the shopper chose on a checkout page: it survives a reload and Back in this tab (CHECKOUT-312). */
export type CheckoutChoices = z.output<typeof schema>;

export type ChoiceCart = Pick<CartPartsFragment, 'id' | 'delivery'> & {
  readonly lines: readonly { readonly quantity: number; readonly variant: { readonly sku: string } }[];
};

const storageKey = 'tarima.checkout-choices';

/** What is paid: `content` changes when the shopper has to review it again. */
export interface ChoiceSubject {
  readonly id: string;
  readonly content: string;
}

/** Choices before the shopper made any. */
export function createChoices({ id, content }: ChoiceSubject, owner: string): CheckoutChoices {
  return { subjectId: id, owner, content, method: null, acceptsTerms: false, holder: '' };
}

/**
 * The items and the delivery of a cart. Prices are no part of it: a change of the total has its own notice and must be
 * confirmed (CHECKOUT-29).
 */
export function describeCart({ lines, delivery }: ChoiceCart): string {
  const items = lines.map(({ variant, quantity }) => `${variant.sku}x${quantity}`).sort();
  const { method, addressId, club, window } = delivery ?? {};
  return JSON.stringify([items, method, addressId, club?.key, window?.id]);
}

/**
 * The stored choices for a subject and its shopper, after the rules of the reset strategy (CHECKOUT-313): another cart
 * (merge, market, restored cart) or another shopper (sign-in, sign-out) starts again; changed items or delivery keep the
 * method and the name, but must be reviewed and the terms accepted again.
 */
export function resetChoices(
  stored: CheckoutChoices | undefined,
  subject: ChoiceSubject,
  owner: string,
): { readonly choices: CheckoutChoices; readonly isChanged: boolean } {
  const initial = createChoices(subject, owner);
  if (stored?.subjectId !== subject.id || stored.owner !== owner) return { choices: initial, isChanged: false };
  if (stored.content === initial.content) return { choices: stored, isChanged: false };
  return { choices: { ...stored, content: initial.content, acceptsTerms: false }, isChanged: true };
}

type ChoiceStorage = Pick<SafeStorage, 'getJson' | 'setJson'>;

export const readChoices = (storage: ChoiceStorage): CheckoutChoices | undefined => storage.getJson(storageKey, schema);

export const saveChoices = (storage: ChoiceStorage, choices: CheckoutChoices): void =>
  storage.setJson(storageKey, choices);
