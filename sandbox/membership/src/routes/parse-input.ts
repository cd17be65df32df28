import type { z } from 'zod';
import { MembershipError } from '../errors.ts';
import { findMembership, type Membership } from '../store/memberships.ts';
import type { Store } from '../store/tables.ts';
import { membershipIdSchema } from '../wire/common.ts';

/** Parses input. @throws MembershipError 400 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MembershipError(400, 'MEMBERSHIP_BAD_REQUEST', `${issue?.path.join('.') || 'request'}: ${issue?.message}`);
}

/** Loads the membership of a path or a body. @throws MembershipError 400, 404 */
export async function loadMembership(db: Store, membershipId: unknown): Promise<Membership> {
  return requireMembership(await findMembership(db, parseInput(membershipIdSchema, membershipId)));
}

/** @throws MembershipError 404 */
export function requireMembership(found: Membership | undefined): Membership {
  if (!found) throw new MembershipError(404, 'MEMBERSHIP_NOT_FOUND', 'There is no such membership.');
  return found;
}
