import { z } from 'zod/mini';
import { type KeptCart, readKept } from './kept-cart.ts';

const moneySchema = z.object({
  __typename: z.literal('Money'),
  centAmount: z.int(),
  currency: z.string(),
  fractionDigits: z.int(),
});

const lineSchema = z.object({
  __typename: z.literal('CartLine'),
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  quantity: z.int(),
  maximumQuantity: z.int(),
  isSoldByWeight: z.boolean(),
  image: z.nullable(z.object({ __typename: z.literal('Image'), thumbnail: z.string(), card: z.string() })),
  unitPrice: moneySchema,
  regularUnitPrice: z.nullable(moneySchema),
  total: moneySchema,
  variant: z.object({ __typename: z.literal('ProductVariant'), sku: z.string() }),
});

const cartSchema = z.object({
  __typename: z.literal('Cart'),
  id: z.string(),
  version: z.int(),
  marketCode: z.string(),
  lines: z.array(lineSchema),
  itemCount: z.int(),
  subtotal: moneySchema,
  discountAmount: moneySchema,
  serviceFee: z.nullable(moneySchema),
  deliveryCharge: z.nullable(moneySchema),
  tax: z.nullable(moneySchema),
  isTaxIncluded: z.boolean(),
  total: moneySchema,
  amountToFreeDelivery: z.nullable(moneySchema),
  delivery: z.nullable(
    z.object({
      __typename: z.literal('CartDelivery'),
      method: z.enum(['DELIVERY', 'PICK_UP_IN_CLUB']),
      addressId: z.null(),
      addressProblem: z.null(),
      window: z.null(),
      address: z.null(),
      club: z.null(),
    }),
  ),
  allowsPartialFulfillment: z.boolean(),
  isServiceFeeUpToDate: z.boolean(),
  isLocked: z.boolean(),
  isReadyForCheckout: z.boolean(),
});

const keptCartSchema: z.ZodMiniType<KeptCart> = z.object({
  savedAt: z.number(),
  me: z.nullable(
    z.object({ id: z.string(), membershipNumber: z.string(), firstName: z.string(), marketCode: z.string() }),
  ),
  cart: z.nullable(cartSchema),
});

/** The kept cart of a market; undefined without one, or when it is too old. */
export const readKeptCart = (marketCode: string, now: number): KeptCart | undefined =>
  readKept(marketCode, now, keptCartSchema);
