import { createHash } from 'node:crypto';
import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import type { Change, Command } from '../domain/command.ts';
import type { LogEntry } from '../domain/command-log.ts';

const uuid = z.uuid();
/** A browser sends no more than six requests of a page at once (CART-85). */
const mostReplaced = 10;

/**
 * Id and body hash of what a shopper sent. `input` is the mutation's input as the graph gave it, which has one order of
 * keys whatever the client's. @throws GraphQLError `BAD_USER_INPUT` unless the id is a UUID (CART-80)
 */
export function logEntryOf(mutation: string, input: { readonly commandId: string }): LogEntry {
  const { commandId, ...body } = input;
  if (!uuid.safeParse(commandId).success) throw badUserInput('commandId is a UUID.');
  const sorted = Object.entries(body)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([mutation, sorted]))
    .digest('base64url')
    .slice(0, 22);
  return { id: commandId.toLowerCase(), bodyHash };
}

/** Ids of commands that one replaces. @throws GraphQLError `BAD_USER_INPUT` unless they are at most ten UUIDs */
export function replacedIds(ids: readonly string[] | null | undefined): readonly string[] {
  if (
    !z
      .array(uuid)
      .max(mostReplaced)
      .safeParse(ids ?? []).success
  ) {
    throw badUserInput(`replaces holds at most ${mostReplaced} UUIDs.`);
  }
  return (ids ?? []).map((id) => id.toLowerCase());
}

/** A command that makes `change` once. */
export function commandOf(mutation: string, input: { readonly commandId: string }, change: Change): Command {
  return { ...logEntryOf(mutation, input), change };
}
