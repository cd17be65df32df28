import type { NewMail } from '@tarima/mail/outbox';
import type { Language, MarketCode } from '@tarima/markets/table';
import { z } from 'zod';
import { type Attempt, onlineAccounts } from '../../domain/attempt.ts';
import { refundReasons } from '../../domain/refund-reason.ts';

/** The mails of this subgraph. The rest of a confirmation is read from the order when it is sent. */
export const mailKindSchema = z.enum([
  'ORDER_CONFIRMATION',
  'ORDER_CANCELLATION',
  'ORDER_REFUND',
  'MEMBERSHIP_CONFIRMATION',
  'PAYMENT_IN_REVIEW',
  'PAYMENT_VOIDED',
]);

export type MailKind = z.output<typeof mailKindSchema>;

const amountSchema = z.object({ centAmount: z.int(), currency: z.string(), fractionDigits: z.int() });

/** What an email's row keeps. Of a card only the brand and the last digits (PAYMENTS-22). */
export const mailDataSchema = z.object({
  orderNumber: z.string(),
  amount: amountSchema.optional(),
  brand: z.string().optional(),
  lastDigits: z.string().optional(),
  /** Why the money of a refund is returned. */
  reason: z.enum(refundReasons).optional(),
  /** What a confirmation of a membership says. */
  membership: z
    .object({
      purpose: z.enum(['MEMBERSHIP_NEW', 'RENEW', 'UPGRADE']),
      type: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
      number: z.string(),
      /** The last day, an ISO date. */
      expiresOn: z.string().optional(),
      onlineAccount: z.enum(onlineAccounts).optional(),
    })
    .optional(),
  /** Whether the club's staff returned the money of a refund, outside of the payments API. */
  isReturnedByStaff: z.boolean().optional(),
  /** Whether the whole payment of a cancelled order had been returned before. */
  isReturned: z.boolean().optional(),
});

export type MailData = z.output<typeof mailDataSchema>;

/**
 * The mail about the cancelled order of a paid attempt; one for each order number (ORDERS-311). `isReturned`: refunds had
 * returned the whole payment before. Undefined without an address.
 */
export function createCancellationMail(
  { orderNumber, market, language, facts: { email } }: Attempt,
  isReturned: boolean,
): NewMail | undefined {
  if (!email) return undefined;
  return createMail('ORDER_CANCELLATION', orderNumber, { market, language, email }, { orderNumber, isReturned });
}

/**
 * The mail about an attempt that has ended: the confirmation of an order, a refund, or a payment that needs review and later
 * its result (ORDERS-310, ORDERS-312, ORDERS-313). `isReviewed`: an operator resolved it. Undefined when there is nothing
 * to tell, and without an address.
 */
export function findEndMail(attempt: Attempt, isReviewed: boolean): NewMail | undefined {
  const { id, orderNumber, amount, market, language, facts } = attempt;
  const kind = findEndKind(attempt, isReviewed);
  if (!kind || !facts.email) return undefined;
  const reader = { market, language, email: facts.email };
  if (kind === 'ORDER_CONFIRMATION') return createMail(kind, orderNumber, reader, { orderNumber });
  if (kind === 'MEMBERSHIP_CONFIRMATION') {
    return createMail(kind, id, reader, { orderNumber, amount, membership: describeMembership(attempt) });
  }
  const reason = facts.refund?.reason;
  if (kind === 'ORDER_REFUND' && facts.resolution === 'COMPLETE') {
    return createMail(kind, id, reader, { orderNumber, amount, reason, isReturnedByStaff: true });
  }
  const { brand, lastDigits } = facts.card ?? {};
  return createMail(kind, id, reader, { orderNumber, amount, reason, brand, lastDigits });
}

function findEndKind({ purpose, status }: Attempt, isReviewed: boolean): MailKind | undefined {
  if (purpose === 'REFUND') return status === 'COMPLETED' ? 'ORDER_REFUND' : undefined;
  if (status === 'NEEDS_REVIEW') return 'PAYMENT_IN_REVIEW';
  if (status === 'COMPLETED') return purpose === 'ORDER' ? 'ORDER_CONFIRMATION' : 'MEMBERSHIP_CONFIRMATION';
  if (!isReviewed) return undefined;
  return status === 'VOIDED' || status === 'DECLINED' ? 'PAYMENT_VOIDED' : undefined;
}

function describeMembership({ purpose, facts }: Attempt): MailData['membership'] {
  const { membership, appliedMembership: number, expiresOn, onlineAccount } = facts;
  if (!membership || number === undefined || purpose === 'ORDER' || purpose === 'REFUND') return undefined;
  return { purpose, type: membership.type, number, expiresOn, onlineAccount };
}

function createMail(
  kind: MailKind,
  subject: string,
  reader: { readonly market: MarketCode; readonly language: Language; readonly email: string },
  data: MailData,
): NewMail {
  const { market, language, email: recipient } = reader;
  return { key: `${kind}:${subject}`, kind, recipient, market, language, data };
}
