import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { Throttle } from '@tarima/service-kit/throttle';
import type { FastifyInstance } from 'fastify';
import { createOidcClient } from '../auth-oidc.ts';
import type { ShopEnv } from '../env.ts';
import type { GraphTransport } from '../graph.ts';
import { createOperatorSessions, operatorUsers } from './operator-sessions.ts';
import { registerOperations } from './register-operations.ts';

export interface OpenOperationsOptions {
  readonly env: Pick<
    ShopEnv,
    | 'IDENTITY_ISSUER'
    | 'OPERATIONS_CLIENT_ID'
    | 'OPERATIONS_CLIENT_SECRET'
    | 'GRAPH_AUDIENCE'
    | 'SHOP_URL'
    | 'OPERATOR_SESSION_HOURS'
    | 'IDENTITY_TIMEOUT_MS'
    | 'IDENTITY_TOKEN_REQUESTS'
  >;
  readonly graph: GraphTransport;
  readonly store: KeyValueStore;
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Adds the operations pages to the shop's server, unless their client has no secret. */
export function openOperations(app: FastifyInstance, options: OpenOperationsOptions): void {
  const { env, graph, store, signInThrottle, now = Date.now } = options;
  if (env.OPERATIONS_CLIENT_SECRET === undefined) return;
  const oidc = createOidcClient(
    {
      issuer: env.IDENTITY_ISSUER,
      limits: { timeoutMs: env.IDENTITY_TIMEOUT_MS, maxTokenRequests: env.IDENTITY_TOKEN_REQUESTS },
      clientId: env.OPERATIONS_CLIENT_ID,
      clientSecret: env.OPERATIONS_CLIENT_SECRET,
      audience: env.GRAPH_AUDIENCE,
    },
    operatorUsers,
  );
  const sessionSeconds = env.OPERATOR_SESSION_HOURS * 60 * 60;
  const secure = env.SHOP_URL.startsWith('https:');
  const sessions = createOperatorSessions({ store, secure, oidc, seconds: sessionSeconds, now });
  const { origin: shopOrigin } = new URL(env.SHOP_URL);
  registerOperations(app, {
    graph,
    oidc,
    sessions,
    signInThrottle,
    shopUrl: env.SHOP_URL,
    shopOrigin,
    sessionSeconds,
    now,
  });
}
