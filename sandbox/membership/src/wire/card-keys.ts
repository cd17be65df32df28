import { z } from 'zod';
import { membershipTypeSchema, namedSchemas } from './common.ts';

const cardCodeDigits = 8;

export const cardKeyRequestSchema = z
  .object({ deviceId: z.uuid().meta({ description: 'The caller’s id of the device; its former key is revoked.' }) })
  .register(namedSchemas, { id: 'CardKeyRequest' });

export const cardKeyIdSchema = z.uuid();

export const cardKeySchema = z
  .object({
    keyId: cardKeyIdSchema,
    secret: z
      .string()
      .regex(/^[\w-]{43}$/)
      .meta({ description: 'Key of the codes (RFC 6238), 32 bytes in base64url. It is returned once.' }),
    algorithm: z.literal('SHA-256'),
    digits: z.literal(cardCodeDigits),
    periodSeconds: z.literal(30),
    issuedAt: z.iso.datetime().meta({ description: 'The API’s time, with which a device can correct its clock.' }),
  })
  .register(namedSchemas, { id: 'CardKey' });

export const cardScanRequestSchema = z
  .object({
    code: z
      .string()
      .regex(/^\d{22}$/)
      .meta({ description: 'Content of the QR code: the membership number (14 digits) and the code (8).' }),
  })
  .register(namedSchemas, { id: 'CardScanRequest' });

export const cardScanResponseSchema = z
  .object({
    result: z
      .enum(['ACCEPTED', 'ALREADY_USED', 'INVALID_CODE', 'EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'])
      .meta({
        description:
          'INVALID_CODE: unknown, too old, or of a revoked key. EXPIRED to CARD_INACTIVE: why the membership cannot be used.',
      }),
    fullName: z.string().optional().meta({ description: 'Holder of the card; missing with INVALID_CODE.' }),
    membershipType: membershipTypeSchema.optional().meta({ description: 'Missing with INVALID_CODE.' }),
  })
  .register(namedSchemas, { id: 'CardScanResponse' });
