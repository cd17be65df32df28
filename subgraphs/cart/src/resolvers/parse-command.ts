import { createHash } from 'node:crypto';
import { uuidSchema } from '@tarima/markets/formats';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import type { LogEntry } from '../domain/command-log.ts';

/** A browser sends at most six requests of a page at once (CART-85). */
const maximumReplaced = 10;

/**
 * Id and body hash of a command. GraphQL gives the keys of `input` in one order, whatever the client's order is.
 * @throws GraphQLError `BAD_USER_INPUT` unless the id is a UUID (CART-80)
 */
export function parseCommand(mutation: string, input: { readonly commandId: string }): LogEntry {
  const { commandId, ...body } = input;
  if (!uuidSchema.safeParse(commandId).success) throw createBadUserInputError('commandId must be a UUID.');
  const sorted = Object.entries(body)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([mutation, sorted]))
    .digest('base64url')
    .slice(0, 22);
  return { id: commandId.toLowerCase(), bodyHash };
}

/** Ids of replaced commands. @throws GraphQLError `BAD_USER_INPUT` unless they are at most ten UUIDs */
export function parseReplacedIds(ids: readonly string[] | null | undefined): readonly string[] {
  const parsed = z
    .array(uuidSchema)
    .max(maximumReplaced)
    .safeParse(ids ?? []);
  if (!parsed.success) throw createBadUserInputError(`replaces must have at most ${maximumReplaced} UUIDs.`);
  return (ids ?? []).map((id) => id.toLowerCase());
}
