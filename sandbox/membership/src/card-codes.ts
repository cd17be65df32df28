import { hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { z } from 'zod';
import { getBlockStatus } from './responses.ts';
import { claimStep, listActiveKeys } from './store/card-keys.ts';
import { findMembership } from './store/memberships.ts';
import type { CardKeyRow, Store } from './store/tables.ts';
import type { cardScanResponseSchema } from './wire/card-keys.ts';

export type ScanResult = z.output<typeof cardScanResponseSchema>;

/** Parameters of the codes (RFC 6238). */
export const codeParameters = { algorithm: 'SHA-256', digits: 8, periodSeconds: 30 } as const;
/** A device's clock can be one step ahead or behind. */
const driftSteps = 1;
const secretBytes = 32;

/** The secret of a key, derived so that no row contains it (RFC 5869). */
export function deriveSecret(masterSecret: string, keyId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, keyId, 'digital membership card', secretBytes));
}

/**
 * Checks a code of a digital card and uses it up (MEMBERSHIP-236, MEMBERSHIP-237). The name is returned only with a
 * correct code, so that a number alone reveals nothing.
 */
export async function scanCard(
  db: Store,
  content: string,
  { masterSecret, now }: { readonly masterSecret: string; readonly now: Date },
): Promise<ScanResult> {
  const [membershipId, code] = [content.slice(0, 14), content.slice(14)];
  const match = findMatch(await listActiveKeys(db, membershipId), code, masterSecret, now);
  const membership = match && (await findMembership(db, membershipId));
  if (!membership) return { result: 'INVALID_CODE' };
  const { account, card } = membership;
  const holder = { fullName: `${card.first_name} ${card.last_name}`, membershipType: account.membership_type };
  const blockStatus = getBlockStatus(membership, now);
  if (blockStatus) return { result: blockStatus, ...holder };
  const isFirstUse = await claimStep(db, match.keyId, match.step);
  return { result: isFirstUse ? 'ACCEPTED' : 'ALREADY_USED', ...holder };
}

function findMatch(keys: readonly CardKeyRow[], code: string, masterSecret: string, now: Date) {
  const { algorithm, digits, periodSeconds: period } = codeParameters;
  for (const { key_id: keyId } of keys) {
    const secret = new Secret({ buffer: Uint8Array.from(deriveSecret(masterSecret, keyId)).buffer });
    const totp = new TOTP({ secret, algorithm, digits, period });
    const timestamp = now.getTime();
    const delta = totp.validate({ token: code, timestamp, window: driftSteps });
    if (delta !== null) return { keyId, step: TOTP.counter({ period, timestamp }) + delta };
  }
  return undefined;
}
