import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { cardHolder, encryptTestCard } from './cards.ts';
import { fetchJson } from './commerce.ts';
import type { Member } from './members.ts';

const publicKeySchema = z.object({ keyId: z.string(), publicKey: z.string() });

/** Saves a card of a member at the payments provider, without the store. */
export async function saveProviderCard(
  { paymentsUrl, paymentsApiKey }: RunningStack,
  { membershipNumber }: Member,
  number: string,
): Promise<void> {
  const headers = { 'x-api-key': paymentsApiKey };
  const { keyId, publicKey } = publicKeySchema.parse(await fetchJson(`${paymentsUrl}/v1/public-key`, headers));
  const attemptId = randomUUID();
  const encryptedCard = await encryptTestCard(number, attemptId, publicKey);
  const response = await fetch(`${paymentsUrl}/v1/members/${membershipNumber}/cards`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ card: { encryptedCard, keyId, attemptId, holderName: cardHolder } }),
  });
  if (!response.ok) throw new Error(`The card was not saved: ${response.status} ${await response.text()}`);
}
