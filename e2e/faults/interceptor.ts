import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';

/** A request of the store to an upstream. */
export interface Call {
  readonly method: string;
  /** Path with query string. */
  readonly path: string;
  readonly body: string;
}

export interface Trap {
  readonly matches: (call: Call) => boolean;
  /** `request`: before the call reaches the upstream. `response`: after the upstream acted, before the store gets the response. */
  readonly phase: 'request' | 'response';
}

/** A proxy between the store and its upstreams, which can catch, hold or refuse calls. */
export interface Interceptor {
  /** Returns the environment with the upstreams' addresses replaced by those of the interceptor. */
  redirectUpstreams(environment: Readonly<Record<string, string>>): Record<string, string>;
  /** Catches the next call that matches, which never gets a response. Resolves when the call is caught. */
  catchCall(trap: Trap): Promise<Call>;
  /**
   * Holds the next call that matches: the request, or the response, is forwarded only after `release`, even if the store has
   * timed out by then.
   */
  holdCall(trap: Trap): HeldCall;
  /** Responds to every matching call with 400 and an error code, without calling the upstream, until the returned function is called. */
  refuseCalls(matches: Trap['matches'], errorCode?: string): () => void;
  /** Responds with 503 to every call to the upstream of this variable until `restore`. */
  makeUnavailable(variable: string): void;
  /** Drops every connection to the upstream of this variable until `restore`. */
  dropConnections(variable: string): void;
  /** Ends the outage of the upstream of this variable. */
  restore(variable: string): void;
  close(): Promise<void>;
}

export interface HeldCall {
  /** Resolves when the call is held. */
  readonly held: Promise<Call>;
  release(): void;
}

/** Headers of a single connection, and headers that the next request sets itself. */
const hopHeaders = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']);

/** Starts an interceptor for the upstreams of these environment variables, e.g. `PAYMENTS_API_URL`. */
export async function startInterceptor(variables: readonly string[]): Promise<Interceptor> {
  const targets = new Map<string, string>();
  let armedTrap: { trap: Trap; onCaught: (call: Call) => void } | undefined;

  const trapCall = (call: Call, phase: Trap['phase']): boolean => {
    if (armedTrap?.trap.phase !== phase || !armedTrap.trap.matches(call)) return false;
    armedTrap.onCaught(call);
    armedTrap = undefined;
    return true;
  };

  const unavailable = new Set<string>();
  const unreachable = new Set<string>();
  const refusedCalls = new Map<Trap['matches'], string>();
  const findRefusal = (call: Call) => [...refusedCalls].find(([matches]) => matches(call))?.[1];
  let pendingHold: { trap: Trap; onArrived: (call: Call) => void; released: Promise<void> } | undefined;
  const waitForRelease = async (call: Call, phase: Trap['phase']): Promise<void> => {
    if (pendingHold?.trap.phase !== phase || !pendingHold.trap.matches(call)) return;
    const { onArrived, released } = pendingHold;
    pendingHold = undefined;
    onArrived(call);
    await released;
  };

  const proxies = new Map<string, Server>();
  for (const variable of variables) {
    const proxy = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      if (unavailable.has(variable)) {
        reply(outgoing, 503, { 'content-type': 'application/json' }, Buffer.from('{"message":"unavailable"}'));
        return;
      }
      const call: Call = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body: body.toString('utf8') };
      if (trapCall(call, 'request')) return;
      const errorCode = findRefusal(call);
      if (errorCode !== undefined) {
        return reply(outgoing, 400, { 'content-type': 'application/json' }, createRefusal(errorCode));
      }
      await waitForRelease(call, 'request');
      try {
        const response = await request(`${targets.get(variable)}${call.path}`, {
          method: call.method as Dispatcher.HttpMethod,
          headers: removeHopHeaders(incoming.headers),
          body: body.length > 0 ? body : null,
        });
        const content = await response.body.bytes();
        await waitForRelease(call, 'response');
        if (!trapCall(call, 'response')) {
          reply(outgoing, response.statusCode, removeHopHeaders(response.headers), content);
        }
      } catch {
        // The upstream closed the connection, so the interceptor closes it too.
        incoming.socket.destroy();
      }
    });
    proxy.on('connection', (socket) => {
      if (unreachable.has(variable)) socket.destroy();
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    proxies.set(variable, proxy);
  }

  return {
    redirectUpstreams(environment) {
      const redirected = { ...environment };
      for (const [variable, proxy] of proxies) {
        targets.set(variable, environment[variable] ?? '');
        redirected[variable] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      }
      return redirected;
    },
    catchCall: (trap) =>
      new Promise((onCaught) => {
        armedTrap = { trap, onCaught };
      }),
    holdCall(trap) {
      const { promise: held, resolve: onArrived } = Promise.withResolvers<Call>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      pendingHold = { trap, onArrived, released };
      return {
        held,
        release() {
          if (pendingHold?.released === released) pendingHold = undefined;
          release();
        },
      };
    },
    refuseCalls(matches, errorCode = 'REJECTED') {
      refusedCalls.set(matches, errorCode);
      return () => refusedCalls.delete(matches);
    },
    makeUnavailable: (variable) => void unavailable.add(variable),
    dropConnections(variable) {
      unreachable.add(variable);
      proxies.get(variable)?.closeAllConnections();
    },
    restore(variable) {
      unavailable.delete(variable);
      unreachable.delete(variable);
    },
    async close() {
      for (const proxy of proxies.values()) {
        proxy.closeAllConnections();
        await new Promise((resolve) => proxy.close(resolve));
      }
    },
  };
}

/** An error that is valid in the error format of every upstream. */
const createRefusal = (errorCode: string) =>
  Buffer.from(
    JSON.stringify({
      statusCode: 400,
      errorCode,
      message: 'Rejected.',
      errors: [{ code: 'Rejected', message: 'Rejected.' }],
    }),
  );

/** Returns the headers that can be forwarded to another connection. */
export function removeHopHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string | string[]] => {
      const [name, value] = entry;
      return value !== undefined && !hopHeaders.has(name);
    }),
  );
}

function reply(outgoing: ServerResponse, status: number, headers: Record<string, string | string[]>, body: Uint8Array) {
  outgoing.writeHead(status, headers).end(body);
}
