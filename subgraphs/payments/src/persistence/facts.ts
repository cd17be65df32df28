import { invoiceFieldNames } from '@tarima/markets/invoicing/fields';
import { storedDetailsSchema } from '@tarima/markets/invoicing/stored-details';
import { z } from 'zod';
import { type Facts, onlineAccounts } from '../domain/attempt.ts';
import { attemptActions } from '../domain/attempt-action.ts';
import { attemptFailureCodes } from '../domain/attempt-failure.ts';
import { refundReasons } from '../domain/refund-reason.ts';

const moneySchema = z.object({ centAmount: z.int(), currency: z.string(), fractionDigits: z.int() });

const text = z.string();
const challengeFields = { orderId: text, expiresAt: text, url: text };
const challengeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DEVICE_DATA'), ...challengeFields, accessToken: text, thirdReferenceId: text }),
  z.object({ kind: z.literal('STEP_UP'), ...challengeFields, accessToken: text }),
  z.object({ kind: z.enum(['HOSTED_PAGE', 'APPROVAL']), ...challengeFields }),
]);

const applicantSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  birthDate: text,
  idType: text,
  idNumber: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  sharesInfo: z.boolean(),
  documentId: text.optional(),
});

/** What a browser brought back. */
export const proofSchema = z.object({
  responseCode: text.optional(),
  reasonCode: text.optional(),
  referenceNumber: text.optional(),
  authCode: text.optional(),
  eci: text.optional(),
  authenticationResult: text.optional(),
  cavv: text.optional(),
  spiToken: text.optional(),
  transactionId: text.optional(),
  payerId: text.optional(),
  isCancelled: z.boolean().optional(),
});

/** The JSON column `facts`; keys that are not listed are dropped. */
export const factsSchema: z.ZodType<Facts> = z.object({
  customerId: z.string().optional(),
  email: z.string().optional(),
  membershipNumber: z.string().optional(),
  clientIp: z.string().optional(),
  holderName: z.string().optional(),
  lastDigits: z.string().optional(),
  saveCard: z.boolean().optional(),
  termsAcceptedAt: z.string().optional(),
  requestHash: z.string().optional(),
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
  paymentAccount: z
    .object({ method: z.enum(['CARD', 'HOSTED_CARD', 'PAYPAL']), providerId: z.int(), accountId: z.string() })
    .optional(),
  cardBrand: z.string().optional(),
  isStatusRefused: z.boolean().optional(),
  isMismatch: z.boolean().optional(),
  payee: z.string().optional(),
  // A session that an older release stored has another form: its attempt waits until the deadline.
  challenge: challengeSchema.optional().catch(undefined),
  deviceSessionId: z.string().optional(),
  proof: proofSchema.optional().catch(undefined),
  paymentId: z.string().optional(),
  club: z.string().optional(),
  isDelivery: z.boolean().optional(),
  isHoldRefused: z.boolean().optional(),
  isReleaseOverdue: z.boolean().optional(),
  membership: z
    .object({
      type: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
      club: text,
      membershipNumber: text.optional(),
      applicant: applicantSchema.optional(),
      // The shopper is asked again for details that today's rules no longer know.
      invoice: z
        .unknown()
        .transform((value) => storedDetailsSchema.safeParse(value).data)
        .optional(),
    })
    .optional(),
  quote: z.object({ price: moneySchema, usdCents: z.int(), itemNumber: text }).optional(),
  appliedMembership: text.optional(),
  expiresOn: text.optional(),
  onlineAccount: z.enum(onlineAccounts).optional(),
  refund: z.object({ reason: z.enum(refundReasons), isWhole: z.boolean() }).optional(),
  failure: z
    .object({
      code: z.enum(attemptFailureCodes),
      skus: z.array(z.string()).optional(),
      total: moneySchema.optional(),
      reasons: z.array(z.int()).optional(),
      field: z.enum(invoiceFieldNames).optional(),
    })
    .optional(),
  resolution: z.enum(attemptActions).optional(),
  ending: z.enum(['OPEN', 'DECLINED', 'VOIDED']).optional(),
});
