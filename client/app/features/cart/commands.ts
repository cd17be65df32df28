import type { SetCartDeliveryInput } from '../../apollo/schema-types.gen.ts';
import type { CommandOf } from './cart-command.ts';
import {
  AddToCartDocument,
  ChangeQuantityDocument,
  RemoveLineDocument,
  SetDeliveryDocument,
} from './cart-commands.gen.ts';
import { createEmptyCart, type ExpectedItem, withItem, withoutLine, withQuantity } from './expected-cart.ts';

/** A product to add. */
export interface ItemToAdd {
  readonly sku: string;
  readonly quantity: number;
  readonly clubKey: string | null;
  /** The delivery address of a cart without a delivery. */
  readonly addressId?: string;
}

/** Adds a product; `expected` is undefined when the page doesn't know its price. */
export const addToCart = (
  input: ItemToAdd,
  marketCode: string,
  expected: ExpectedItem | undefined,
): CommandOf<typeof AddToCartDocument> => ({
  operation: 'add',
  mutation: AddToCartDocument,
  input,
  expect: (cart) =>
    expected && {
      addToCart: {
        __typename: 'AddToCartSuccess',
        cart: withItem(cart ?? createEmptyCart(marketCode, expected), expected, input.quantity),
      },
    },
  toQueued: (sent) => ({ kind: 'add', input: sent }),
});

/** Sets the quantity of a line. */
export const changeQuantity = (lineId: string, quantity: number): CommandOf<typeof ChangeQuantityDocument> => ({
  operation: 'change',
  mutation: ChangeQuantityDocument,
  input: { lineId, quantity },
  lineId,
  expect: (cart) =>
    cart
      ? {
          changeCartLineQuantity: {
            __typename: 'ChangeCartLineQuantitySuccess',
            cart: withQuantity(cart, lineId, quantity),
          },
        }
      : undefined,
  toQueued: (input) => ({ kind: 'change', input }),
});

/** Removes a line. */
export const removeLine = (lineId: string): CommandOf<typeof RemoveLineDocument> => ({
  operation: 'remove',
  mutation: RemoveLineDocument,
  input: { lineId },
  lineId,
  expect: (cart) =>
    cart ? { removeCartLine: { __typename: 'RemoveCartLineSuccess', cart: withoutLine(cart, lineId) } } : undefined,
  toQueued: (input) => ({ kind: 'remove', input }),
});

/** The delivery that a shopper chose. */
export type DeliveryChoice = Omit<SetCartDeliveryInput, 'commandId'>;

/** Sets pickup or delivery. */
export const setDelivery = (input: DeliveryChoice): CommandOf<typeof SetDeliveryDocument> => ({
  operation: 'deliver',
  mutation: SetDeliveryDocument,
  input,
});
