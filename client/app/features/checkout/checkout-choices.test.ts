import { describe, expect, it } from 'vitest';
import { type ChoiceCart, createChoices, describeCart, resetChoices } from './checkout-choices.ts';

const lines = [
  { quantity: 1, variant: { sku: 'a-1' } },
  { quantity: 2, variant: { sku: 'b-1' } },
];
const createCart = (overrides: Partial<ChoiceCart> = {}) => {
  const shown: ChoiceCart = { id: 'cart-1', delivery: null, lines, ...overrides };
  return { id: shown.id, content: describeCart(shown) };
};
const cart = createCart();
const chosen = {
  ...createChoices(cart, 'member-1'),
  method: 'PAYPAL' as const,
  acceptsTerms: true,
  holder: 'Ana Rojas',
};
const pickup = (key: string) =>
  ({ method: 'PICK_UP_IN_CLUB', addressId: null, club: { key }, window: null }) as ChoiceCart['delivery'];

describe('the reset strategy of the checkout (CHECKOUT-313)', () => {
  it('keeps the choices while nothing changes, in any order of the lines', () => {
    expect(resetChoices(chosen, cart, 'member-1')).toEqual({ choices: chosen, isChanged: false });
    const reordered = createCart({ lines: [...lines].reverse() });
    expect(resetChoices(chosen, reordered, 'member-1')).toEqual({ choices: chosen, isChanged: false });
  });

  it.each([
    ['another cart: a merge, another market, a restored cart', createCart({ id: 'cart-2' }), 'member-1'],
    ['another shopper: a sign-in or a sign-out', cart, 'guest'],
  ])('starts again for %s', (_what, now, owner) => {
    expect(resetChoices(chosen, now, owner)).toEqual({ choices: createChoices(now, owner), isChanged: false });
  });

  it('starts without stored choices', () => {
    expect(resetChoices(undefined, cart, 'guest')).toEqual({ choices: createChoices(cart, 'guest'), isChanged: false });
  });

  it.each([
    ['a quantity', createCart({ lines: [{ quantity: 9, variant: { sku: 'a-1' } }] })],
    ['the items', createCart({ lines: [] })],
    ['the delivery', createCart({ delivery: pickup('6401') })],
  ])('asks for a review and the terms again after a change of %s, and keeps the method', (_what, now) => {
    const { choices, isChanged } = resetChoices(chosen, now, 'member-1');
    expect(isChanged).toBe(true);
    expect(choices).toMatchObject({ method: 'PAYPAL', holder: 'Ana Rojas', acceptsTerms: false });
    expect(resetChoices(choices, now, 'member-1').isChanged, 'once').toBe(false);
  });
});
