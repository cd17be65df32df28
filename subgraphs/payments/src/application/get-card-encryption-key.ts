import { createUpstreamUnavailableError } from '@tarima/service-kit/graphql-errors';
import type { PaymentsPort } from './ports.ts';

/** The key that browsers encrypt card data with. @throws GraphQLError UPSTREAM_UNAVAILABLE */
export async function getCardEncryptionKey(payments: PaymentsPort): Promise<{ keyId: string; publicKey: string }> {
  try {
    return await payments.getPublicKey();
  } catch {
    throw createUpstreamUnavailableError('payments');
  }
}
