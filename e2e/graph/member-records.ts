import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';

const membership = z.object({ expiredDate: z.string(), accountStatusCode: z.string() });
const identities = z.array(z.object({ membershipId: z.string() }));

async function readMembership({ membershipUrl, membershipApiKey }: RunningStack, membershipNumber: string) {
  const url = `${membershipUrl}/v1/memberships/${membershipNumber}`;
  const response = await fetch(url, { headers: { 'x-api-key': membershipApiKey } });
  return membership.parse(await response.json());
}

/** The last day of a membership in the club's own record, an ISO date. */
export const readLastDay = async (stack: RunningStack, membershipNumber: string): Promise<string> =>
  (await readMembership(stack, membershipNumber)).expiredDate;

/** The status of a membership's account in the club's own record. */
export const readAccountStatus = async (stack: RunningStack, membershipNumber: string): Promise<string> =>
  (await readMembership(stack, membershipNumber)).accountStatusCode;

/** Memberships of the online accounts with an email address. */
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
