import { setTimeout as sleep } from 'node:timers/promises';
import { defaultLocale } from '@tarima/markets/locale';
import type { Logger } from '@tarima/service-kit/logger';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import type { Viewer } from './auth-viewer.ts';
import type { GraphTransport } from './graph.ts';
import type { GuestLinesQuery } from './guest-lines.gen.ts';
import './guest-lines.gen.ts';
import { createServerTransport } from './server-transport.ts';

/** A guest who signs in. */
export interface GuestToCheck {
  readonly viewer: Extract<Viewer, { kind: 'guest' }>;
  readonly requestId: string;
  readonly clientIp: string;
}

/** Returns whether a guest has lines in any market. It never throws. */
export type HasGuestLines = (guest: GuestToCheck) => Promise<boolean>;

export interface HasGuestLinesOptions {
  readonly graph: GraphTransport;
  readonly logger: Pick<Logger, 'warn'>;
  /** How long a sign-in waits for the carts. */
  readonly timeoutMs?: number;
}

/** Looks for a guest's lines (MERGE-7). A guest whose carts cannot be read keeps them: they count as lines. */
export function createHasGuestLines({ graph, logger, timeoutMs = 3_000 }: HasGuestLinesOptions): HasGuestLines {
  const read = async (guest: GuestToCheck): Promise<boolean> => {
    // The carts of the other markets are in the response too.
    const send = createServerTransport(graph, defaultLocale, guest);
    const operationName = 'GuestLines';
    const extensions = { persistedQuery: { version: 1 as const, sha256Hash: getRegisteredHash(operationName) } };
    const { data, errors } = await send({ operationName, variables: {}, extensions });
    if (errors?.length || !data) throw new Error('The carts of a guest could not be read', { cause: errors });
    const { cart, cartsInOtherMarkets } = data as GuestLinesQuery;
    return (cart?.lines.length ?? 0) > 0 || cartsInOtherMarkets.length > 0;
  };

  return async (guest) => {
    const hasLines = read(guest).catch((error) => {
      logger.warn({ err: error, requestId: guest.requestId }, 'a guest signs in without a check of the carts');
      return true;
    });
    return Promise.race([hasLines, sleep(timeoutMs, true, { ref: false })]);
  };
}
