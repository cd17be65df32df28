import { z } from 'zod';

/** Schemas that are components of the OpenAPI document. */
export const namedSchemas = z.registry<{ id: string }>();

/** Schemas of requests and responses, for the routes and the OpenAPI document. */
export const membershipIdSchema = z
  .string()
  .regex(/^\d{14}$/)
  .meta({ description: 'Club (4 digits), account (6) and card (4).', example: '64011045120001' });

export const membershipParamsSchema = z.object({ membershipId: membershipIdSchema });

export const membershipTypeSchema = z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']);

export const clubCodeSchema = z.string().regex(/^\d{4}$/);

export const countryCodeSchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166-1 alpha-2.' });

export const errorSchema = z
  .object({ statusCode: z.int(), errorCode: z.string(), message: z.string() })
  .register(namedSchemas, { id: 'Error' });
