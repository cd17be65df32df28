import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';

const membership = z.object({ expiredDate: z.string() });
const identities = z.array(z.object({ membershipId: z.string() }));

/** The last day of a membership in the club's own record, an ISO date. */
export async function readLastDay(
  { membershipUrl, membershipApiKey }: RunningStack,
  membershipNumber: string,
): Promise<string> {
  const url = `${membershipUrl}/v1/memberships/${membershipNumber}`;
  const response = await fetch(url, { headers: { 'x-api-key': membershipApiKey } });
  return membership.parse(await response.json()).expiredDate;
}

/** Memberships of the online accounts with an e-mail address. */
export async function readAccounts(
  { identityUrl, identityApiKey }: RunningStack,
  email: string,
): Promise<readonly string[]> {
  const response = await fetch(`${identityUrl}/v1/identities/validate`, {
    method: 'POST',
    headers: { 'x-api-key': identityApiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return identities.parse(await response.json()).map(({ membershipId }) => membershipId);
}
