import { setTimeout as wait } from 'node:timers/promises';
import { defaultLocale } from '@tarima/markets/locale';
import { getRegisteredHash } from '../apollo/registered-operation.ts';
import type { GraphTransport } from './graph.ts';
import type { RecordPaymentReturnMutation } from './payment-return.gen.ts';
import './payment-return.gen.ts';
import { createServerTransport } from './server-transport.ts';

/** A query or form parameter of a returned browser. */
export interface ReturnParameter {
  readonly name: string;
  readonly value: string;
}

/** By default, a call without an answer is repeated twice. */
const defaultRetryWaitsMs = [500, 1_500];

/**
 * Records a return without identity. A lost answer is no problem: a repetition changes nothing.
 * @throws GraphTransportError or Error when the graph gave no result after the repetitions
 */
export async function recordPaymentReturn(
  graph: GraphTransport,
  input: { readonly state: string; readonly parameters: readonly ReturnParameter[] },
  caller: { readonly clientIp: string; readonly requestId: string },
  retryWaitsMs: readonly number[] = defaultRetryWaitsMs,
): Promise<RecordPaymentReturnMutation['recordPaymentReturn']> {
  // The browser's market is unknown; the result has the attempt's own.
  const send = createServerTransport(graph, defaultLocale, { viewer: { kind: 'anonymous' }, ...caller });
  const operationName = 'RecordPaymentReturn';
  const extensions = { persistedQuery: { version: 1 as const, sha256Hash: getRegisteredHash(operationName) } };
  for (let tries = 0; ; tries += 1) {
    try {
      const { data, errors } = await send({ operationName, variables: { input }, extensions });
      if (errors?.length || !data) throw new Error('The return was not recorded', { cause: errors });
      return (data as RecordPaymentReturnMutation).recordPaymentReturn;
    } catch (error) {
      const waitMs = retryWaitsMs[tries];
      if (waitMs === undefined) throw error;
      await wait(waitMs);
    }
  }
}
