import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import type { OrderPosition } from '../domain/order-page.ts';

/** The largest offset that order management accepts. */
const maximumOffset = 10_000;

const contentSchema = z.tuple([
  z.iso.datetime({ offset: true }),
  z.string().min(1).max(64),
  z.int().min(0).max(maximumOffset),
]);

/** @returns a position as an opaque text */
export function encodeCursor({ placedAt, orderNumber, offset }: OrderPosition): string {
  return Buffer.from(JSON.stringify([placedAt, orderNumber, offset])).toString('base64url');
}

/** @throws GraphQLError BAD_USER_INPUT for a text that `encodeCursor` did not return (ORDERS-26) */
export function decodeCursor(cursor: string): OrderPosition {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [placedAt, orderNumber, offset] = contentSchema.parse(content);
    return { placedAt, orderNumber, offset };
  } catch {
    throw createBadUserInputError('after must be a cursor of this list.');
  }
}
