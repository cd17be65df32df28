import { randomUUID } from 'node:crypto';
import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import { findMarketByClubKey } from '@tarima/markets/table';
import { inTransaction } from '@tarima/service-kit/database';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { addApiKeyCheck, sendError } from './api-key.ts';
import { isRegisteredUri } from './clients.ts';
import { type ClubRecord, type ClubRecords, compareDetails } from './club-records.ts';
import type { IdentityMails } from './mails.ts';
import { parseBody } from './parse-body.ts';
import { type Account, type Accounts, deleteAccount, verifyAccountEmail } from './store/accounts.ts';
import { deleteSubjectArtifacts } from './store/artifacts.ts';
import { addDocument, isDocumentAccepted } from './store/documents.ts';
import { consumeEmailCode } from './store/email-codes.ts';
import type { IdentityTables } from './store/tables.ts';
import type { Throttle } from './store/throttle.ts';
import {
  type CreateIdentityRequest,
  checkCodeSchema,
  createIdentitySchema,
  joinMembershipNumber,
  type validatedIdentitiesSchema,
  validateIdentitySchema,
  verificationEmailSchema,
} from './wire.ts';

export interface IdentityRouteOptions {
  readonly db: Kysely<IdentityTables>;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly clubRecords: Pick<ClubRecords, 'find'>;
  readonly mails: IdentityMails;
  readonly policy: PasswordPolicy;
  readonly apiKey: string;
  readonly shopUrl: string;
}

/** Registrations and code checks of one membership within the window of the throttle. */
const maxRegistrations = 10;
const maxCodeChecks = 20;

/** Pages of the shop that may receive codes (MEMBERSHIP-91). */
const callbackPath = /^\/(?:es|en)-[A-Z]{2}\/(?:onboarding\/email-verify|registro\/verificar-email)$/i;

/**
 * The user identity API, with which the club's own services manage the digital identity of a membership, as described in the
 * OpenAPI document. Only they have its key, and the calling service has verified the membership's owner.
 */
export async function registerIdentityRoutes(api: FastifyInstance, options: IdentityRouteOptions): Promise<void> {
  const { db, accounts, throttle, mails } = options;
  addApiKeyCheck(api, options.apiKey);

  api.post('/', async ({ body }, reply) => {
    const input = parseBody(reply, createIdentitySchema, body);
    return input ? createIdentity(options, input, reply) : reply;
  });

  api.post('/validate', async ({ body }, reply) => {
    const input = parseBody(reply, validateIdentitySchema, body);
    if (!input) return reply;
    const identifier = 'membership' in input ? input.membership : input.email.toLowerCase();
    const found = await accounts.findByIdentifier('member', identifier);
    return found ? [toValidatedIdentity(found)] : [];
  });

  api.post('/verification-emails', async ({ body }, reply) => {
    const input = parseBody(reply, verificationEmailSchema, body);
    if (!input) return reply;
    if (!isAllowedCallback(input.callbackUrl, options.shopUrl)) {
      return sendError(reply, 'CALLBACK_REFUSED', 'The callback URL is not registered.');
    }
    const account = await accounts.findByIdentifier('member', joinMembershipNumber(input));
    if (!account) return sendError(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.');
    if (account.email !== input.recipient.toLowerCase()) {
      return sendError(reply, 'RECIPIENT_MISMATCH', 'The recipient is not the address of the identity.');
    }
    if (account.isEmailVerified) return sendError(reply, 'ALREADY_VERIFIED', 'The address is verified.');
    return (await mails.sendVerification(account, input.language, input.callbackUrl))
      ? reply.status(202).send({ statusCode: 202 })
      : sendError(reply, 'TOO_MANY_REQUESTS', 'The identity has received too many mails in an hour.');
  });

  api.post('/verification-codes/check', async ({ body }, reply) => {
    const input = parseBody(reply, checkCodeSchema, body);
    if (!input) return reply;
    const membershipNumber = joinMembershipNumber(input);
    if (!(await throttle.admitKey(`code:${membershipNumber}`, maxCodeChecks))) {
      return sendError(reply, 'TOO_MANY_REQUESTS', 'Too many codes of this membership were checked.');
    }
    const account = await accounts.findByIdentifier('member', membershipNumber);
    if (!account) return sendError(reply, 'CODE_UNKNOWN', 'The code is wrong, or of another membership.');
    const check = await inTransaction(db, async (trx) => {
      const used = await consumeEmailCode(trx, 'VERIFY_EMAIL', input.code, account.subject);
      if (used.kind === 'valid') await verifyAccountEmail(trx, used.subject);
      return used.kind;
    });
    switch (check) {
      case 'unknown':
        return sendError(reply, 'CODE_UNKNOWN', 'The code is wrong, or of another membership.');
      case 'used':
        return sendError(reply, 'CODE_USED', 'The code was used.');
      case 'expired':
        return sendError(reply, 'CODE_EXPIRED', 'The code has expired.');
      case 'valid':
        return { membershipId: membershipNumber, verificationStatus: account.verificationStatus };
    }
  });

  // The account is deleted first, so that a concurrent request finds none for its tokens (ACCOUNT-39, ACCOUNT-40).
  api.delete<{ Params: { membershipNumber: string } }>('/:membershipNumber', async ({ params }, reply) => {
    if (!/^\d{14}$/.test(params.membershipNumber)) {
      return sendError(reply, 'IDENTITY_BAD_REQUEST', 'A membership number has 14 digits.');
    }
    const subject = await inTransaction(db, async (trx) => {
      const deleted = await deleteAccount(trx, params.membershipNumber);
      if (deleted !== undefined) await deleteSubjectArtifacts(trx, deleted);
      return deleted;
    });
    return subject === undefined
      ? sendError(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.')
      : reply.status(204).send();
  });
}

/** Creates an identity whose details match the club's record. The order of the checks tells a guesser as little as possible. */
async function createIdentity(
  { db, accounts, throttle, clubRecords, policy }: IdentityRouteOptions,
  input: CreateIdentityRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const membershipNumber = joinMembershipNumber(input);
  if (!(await throttle.admitKey(`register:${membershipNumber}`, maxRegistrations))) {
    return sendError(reply, 'TOO_MANY_REQUESTS', 'Too many registrations of this membership.');
  }
  if (listBrokenPasswordRules(input.password, policy).length > 0) {
    return sendError(reply, 'PASSWORD_REFUSED', 'The password does not meet the policy.');
  }
  let record: ClubRecord | undefined;
  try {
    record = await clubRecords.find(membershipNumber);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return sendError(reply, 'CLUB_RECORD_UNAVAILABLE', 'The club’s records cannot be read.');
  }
  const status = compareDetails(input, record);
  const market = findMarketByClubKey(membershipNumber);
  const reject = () => reply.send({ data: null, errorCode: 'IDENTITY_REJECTED', verificationStatus: 'REJECTED' });
  if (!market || status === 'REJECTED') return reject();
  if (!(await isDocumentAccepted(db, membershipNumber, input.officialId))) return reject();
  const email = input.email.toLowerCase();
  const isCreated = await accounts.register({
    subject: randomUUID(),
    membershipNumber,
    email,
    givenName: input.firstName,
    familyName: input.lastName,
    locale: `${market.defaultLanguage}-${market.code}`,
    phone: input.phone,
    password: input.password,
    verificationStatus: status,
    isEmailVerified: false,
  });
  if (!isCreated)
    return sendError(reply, 'IDENTITY_EXISTS', 'The membership or the email address has another identity.');
  await addDocument(db, membershipNumber, input.officialId);
  return reply
    .status(201)
    .send({ data: { membershipId: membershipNumber, email }, errorCode: null, verificationStatus: status });
}

/** True for the shop's page for email verification, in any market and language, without query and fragment. */
function isAllowedCallback(callbackUrl: string, shopUrl: string): boolean {
  const { origin, pathname, search, hash } = new URL(callbackUrl);
  return isRegisteredUri(`${origin}/`, [`${shopUrl}/`]) && callbackPath.test(pathname) && search === '' && hash === '';
}

function toValidatedIdentity(account: Account): z.output<typeof validatedIdentitiesSchema>[number] {
  return {
    membershipId: account.membershipNumber ?? '',
    email: account.email,
    firstName: account.givenName,
    lastName: account.familyName,
    verificationStatus: account.verificationStatus,
    emailVerified: account.isEmailVerified,
  };
}
