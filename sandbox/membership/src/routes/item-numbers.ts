import { findMarket } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { findClub } from '../../seeds/clubs.ts';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { listEntries } from '../prices.ts';
import { findMembership } from '../store/memberships.ts';
import {
  itemNumbersQuerySchema,
  itemNumbersRequestSchema,
  type itemNumbersResponseSchema,
} from '../wire/transactions.ts';
import { parseInput } from './parse-input.ts';

type Question = z.output<typeof itemNumbersQuerySchema>;
type Answer = z.output<typeof itemNumbersResponseSchema>;

/** Item numbers and prices by club or by country, in version 1 of the API. */
export function registerItemNumberRoutes(api: FastifyInstance, context: ApiContext): void {
  api.post('/memberships/item-numbers', async ({ body }) => {
    const { location, ...question } = parseInput(itemNumbersRequestSchema, body).requestData;
    return listItemNumbers({ ...location, ...question }, context);
  });
}

/** The same as a query, in version 2. */
export function registerItemNumberRoutesV2(api: FastifyInstance, context: ApiContext): void {
  api.get('/item-numbers', async ({ query }) => listItemNumbers(parseInput(itemNumbersQuerySchema, query), context));
}

async function listItemNumbers(question: Question, { db, clock }: ApiContext): Promise<Answer> {
  const { context, membership } = question;
  const country = findCountry(question);
  const found = membership === undefined ? undefined : await findMembership(db, membership);
  if (context !== 'NEW' && !found) {
    throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
  }
  return { entries: listEntries({ context, country, membership: found }, clock()) };
}

/** The country of the club, or the given one. @throws MembershipError 404 */
function findCountry({ clubCode, country }: Question): string {
  if (clubCode === undefined) {
    if (country !== undefined && findMarket(country)) return country;
    throw new MembershipError(404, 'COUNTRY_NOT_FOUND', 'There are no clubs in this country.');
  }
  const club = findClub(clubCode);
  if (club && (country === undefined || club.country === country)) return club.country;
  throw new MembershipError(404, 'CLUB_NOT_FOUND', 'There is no such club in the country.');
}
