import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from '../context.ts';

/** Public key with which browsers encrypt cards (PAYMENTS-20). */
export function registerPublicKeyRoutes(api: FastifyInstance, { keys }: PaymentsContext): void {
  api.get('/public-key', async () => ({
    keyId: keys.keyId,
    publicKey: keys.publicKey,
    algorithm: 'RSA-OAEP-256',
  }));
}
