import { z } from 'zod';
import { membershipIdSchema, namedSchemas } from './common.ts';
import { cardSchema } from './memberships.ts';

export const cancellationRequestSchema = z
  .object({ membership: membershipIdSchema, action: z.literal('CANCEL') })
  .register(namedSchemas, { id: 'CancellationRequest' });

export const cancellationResponseSchema = z
  .object({ membership: membershipIdSchema, accountStatusCode: z.literal('CANCELLED') })
  .register(namedSchemas, { id: 'CancellationResponse' });

export const cardsResponseSchema = z
  .object({
    cards: z.array(cardSchema),
    maximumCards: z.int().min(1).meta({ description: 'Active cards that the type allows, the first one included.' }),
  })
  .register(namedSchemas, { id: 'CardsResponse' });

export const addCardRequestSchema = z
  .object({
    firstName: z.string().min(1).max(80),
    lastName: z.string().min(1).max(80),
    email: z.email().max(254),
    cellPhone: z.string().max(20),
    birthDate: z.iso.date(),
  })
  .register(namedSchemas, { id: 'AddCardRequest' });

const attributeFields = {
  attributeName: z.string().regex(/^[A-Za-z][\w.-]{0,39}$/),
  attributeValue: z.string().max(256),
};

export const extendedAttributeSchema = z
  .object({
    ...attributeFields,
    membership: membershipIdSchema,
    personId: z.string().meta({ description: 'Holder of the card: account (6 digits) and card (4).' }),
  })
  .register(namedSchemas, { id: 'ExtendedAttribute' });

export const extendedAttributesResponseSchema = z
  .object({ attributes: z.array(extendedAttributeSchema) })
  .register(namedSchemas, { id: 'ExtendedAttributesResponse' });

export const setExtendedAttributesRequestSchema = z
  .object({
    attributes: z
      .array(z.object(attributeFields))
      .min(1)
      .max(20)
      .refine((list) => new Set(list.map(({ attributeName }) => attributeName)).size === list.length, {
        message: 'a name occurs twice',
      })
      .meta({ description: 'An empty value removes the attribute; other attributes stay.' }),
  })
  .register(namedSchemas, { id: 'SetExtendedAttributesRequest' });

const expiry = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\d{2}$/)
  .meta({ description: 'MMYY.' });

export const paymentCardSchema = z
  .object({
    cardToken: z.string().min(8).max(100).meta({ description: 'Token of the payments API, never a card number.' }),
    brand: z.string().min(1).max(40),
    lastFour: z.string().regex(/^\d{4}$/),
    expiry,
  })
  .register(namedSchemas, { id: 'PaymentCard' });

export const paymentCardsResponseSchema = z
  .object({ paymentCards: z.array(paymentCardSchema) })
  .register(namedSchemas, { id: 'PaymentCardsResponse' });
