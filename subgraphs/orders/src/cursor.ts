import { badUserInput } from '@tarima/service-kit/graphql-errors';
import { z } from 'zod';
import type { Place } from './domain/order-page.ts';

/** Order management pages no further. */
const deepestOffset = 10_000;

const content = z.tuple([
  z.iso.datetime({ offset: true }),
  z.string().min(1).max(64),
  z.int().min(0).max(deepestOffset),
]);

/** A place as an opaque cursor. */
export function cursorOf({ placedAt, orderNumber, offset }: Place): string {
  return Buffer.from(JSON.stringify([placedAt, orderNumber, offset])).toString('base64url');
}

/** The place of a cursor. @throws GraphQLError BAD_USER_INPUT */
export function placeOfCursor(cursor: string): Place {
  try {
    const [placedAt, orderNumber, offset] = content.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { placedAt, orderNumber, offset };
  } catch {
    throw badUserInput('after is not a cursor of this list.');
  }
}
