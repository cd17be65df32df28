import { invoiceFieldNames } from '@tarima/markets/invoicing/fields';
import { z } from 'zod';
import type { Facts } from '../domain/attempt.ts';
import { attemptFailureCodes } from '../domain/attempt-failure.ts';

const moneySchema = z.object({ centAmount: z.int(), currency: z.string(), fractionDigits: z.int() });

/** The JSON column `facts`; keys that are not listed are dropped. */
export const factsSchema: z.ZodType<Facts> = z.object({
  customerId: z.string().optional(),
  email: z.string().optional(),
  membershipNumber: z.string().optional(),
  clientIp: z.string().optional(),
  holderName: z.string().optional(),
  lastDigits: z.string().optional(),
  saveCard: z.boolean().optional(),
  returnUrl: z.string().optional(),
  expectedTotal: moneySchema.optional(),
  lineHash: z.string().optional(),
  processedAt: z.string().optional(),
  referenceNumber: z.string().optional(),
  card: z
    .object({
      brand: z.string(),
      lastDigits: z.string(),
      expiry: z.string(),
      fingerprint: z.string().optional(),
    })
    .optional(),
  challenge: z.object({ url: z.string(), orderId: z.string() }).optional(),
  proof: z.object({ orderId: z.string(), cavv: z.string().optional(), eci: z.string().optional() }).optional(),
  paymentId: z.string().optional(),
  club: z.string().optional(),
  isDelivery: z.boolean().optional(),
  isHoldRefused: z.boolean().optional(),
  isReleaseOverdue: z.boolean().optional(),
  failure: z
    .object({
      code: z.enum(attemptFailureCodes),
      skus: z.array(z.string()).optional(),
      total: moneySchema.optional(),
      field: z.enum(invoiceFieldNames).optional(),
    })
    .optional(),
  ending: z.enum(['OPEN', 'DECLINED', 'VOIDED']).optional(),
});
