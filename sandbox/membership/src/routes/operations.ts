import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MembershipError } from '../errors.ts';
import { addMemberships, getNextAccountId } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import { addApiKeyCheck } from './api-key.ts';
import { parseInput } from './parse-input.ts';

const cardBody = z.strictObject({
  /** Last four digits of the membership number. */
  number: z.string().regex(/^\d{4}$/),
  firstName: z.string().min(1).max(80),
  lastName: z.string().min(1).max(80),
  email: z.email().max(254),
  phone: z.string().max(20),
  birthDate: z.iso.date(),
  addressLine1: z.string().max(256),
  city: z.string().max(80),
  status: z.enum(['ACTIVE', 'INACTIVE']),
});

const accountStatus = z.enum(['ACTIVE', 'BLOCKED', 'CANCELLED']);
const statusBody = z.strictObject({ status: accountStatus });

const accountBody = z.strictObject({
  club: z.string().regex(/^\d{4}$/),
  type: z.enum(['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM']),
  status: accountStatus,
  country: z.string().regex(/^[A-Z]{2}$/),
  expiresOn: z.iso.date(),
  isUpgradeAllowed: z.boolean(),
  cards: z.array(cardBody).min(1).max(20),
});

/** Number of the primary card. */
const firstCard = '0001';

/**
 * `POST /operations/accounts` opens an account with its cards, `PATCH /operations/accounts/{accountId}` changes its status,
 * as a club's staff would. The store never calls them.
 */
export async function registerOperationsRoutes(
  api: FastifyInstance,
  { db, apiKey }: { readonly db: Store; readonly apiKey: string },
): Promise<void> {
  addApiKeyCheck(api, apiKey);

  api.post('/accounts', async ({ body }, reply) => {
    const { cards, ...account } = parseInput(accountBody, body);
    const open = async (): Promise<string> => {
      const accountId = await getNextAccountId(db, account.club);
      const [added] = await addMemberships(db, [
        {
          ...account,
          accountId,
          cards: cards.map(({ number, ...card }) => ({
            ...card,
            membershipId: `${accountId}${number}`,
            isPrimary: number === firstCard,
          })),
        },
      ]);
      // A concurrent call took the number.
      return added ?? open();
    };
    return reply.status(201).send({ accountId: await open() });
  });

  api.patch<{ Params: { accountId: string } }>('/accounts/:accountId', async ({ params: { accountId }, body }) => {
    const { status } = parseInput(statusBody, body);
    const changed = await db
      .updateTable('account')
      .set({ status })
      .where('account_id', '=', accountId)
      .returning('account_id')
      .executeTakeFirst();
    if (!changed) throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such account.');
    return { accountId, status };
  });
}
