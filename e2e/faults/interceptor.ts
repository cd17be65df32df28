import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';
import {
  type Call,
  type CallFaults,
  createCallRules,
  type Decision,
  type ErrorReply,
  type Trap,
} from './call-rules.ts';
import { createCallScopes } from './call-scopes.ts';

/** A proxy between the store and its upstreams, which can catch, hold, fail or refuse calls. */
export interface Interceptor extends CallFaults {
  /** Returns the address of the interceptor for the upstream of this variable. */
  addressOf(variable: string): string;
  /** Returns the environment with the upstreams' addresses replaced by those of the interceptor. */
  redirectUpstreams(environment: Readonly<Record<string, string>>): Record<string, string>;
  /** Responds with 503 to every call to the upstream of this variable until `restore`. */
  makeUnavailable(variable: string): void;
  /** Gives no response to any call to the upstream of this variable until `restore`, so that the store's limits end the call. */
  makeSilent(variable: string): void;
  /** Drops every connection to the upstream of this variable until `restore`. */
  dropConnections(variable: string): void;
  /** Ends the outage of the upstream of this variable. */
  restore(variable: string): void;
  /**
   * Returns faults that concern only calls with one of these texts in path or body, and calls about a payment that such a
   * call created. So checkouts can run at the same time, each with faults of its own.
   */
  limitTo(keys: readonly string[]): CallFaults;
  close(): Promise<void>;
}

/** Headers of a single connection, and headers that the next request sets itself. */
const hopHeaders = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']);

/** Starts an interceptor for the upstreams of these environment variables, e.g. `PAYMENTS_API_URL`. */
export async function startInterceptor(variables: readonly string[]): Promise<Interceptor> {
  const targets = new Map<string, string>();
  const { decide, changeBody, ...faults } = createCallRules();
  const scopes = createCallScopes();
  const unavailable = new Set<string>();
  const silent = new Set<string>();
  const unreachable = new Set<string>();

  /** @returns whether the call goes on */
  const apply = (decision: Decision, outgoing: ServerResponse): boolean => {
    if (decision === 'continue') return true;
    if (decision !== 'silence') reply(outgoing, decision.status, jsonHeaders, createErrorBody(decision));
    return false;
  };

  const proxies = new Map<string, Server>();
  for (const variable of variables) {
    const proxy = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      if (unavailable.has(variable)) {
        return reply(outgoing, 503, jsonHeaders, Buffer.from('{"message":"unavailable"}'));
      }
      if (silent.has(variable)) return;
      const call: Call = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body: body.toString('utf8') };
      if (!apply(await decide(call, 'request'), outgoing)) return;
      try {
        const response = await request(`${targets.get(variable)}${call.path}`, {
          method: call.method as Dispatcher.HttpMethod,
          headers: { ...removeHopHeaders(incoming.headers), ...getPublicHost(variable, incoming.headers) },
          body: body.length > 0 ? body : null,
        });
        const content = await response.body.bytes();
        scopes.learn(call, Buffer.from(content).toString('utf8'));
        if (!apply(await decide(call, 'response'), outgoing)) return;
        const isSuccess = response.statusCode < 300;
        const seen = isSuccess ? changeBody(call, content) : content;
        reply(outgoing, response.statusCode, removeHopHeaders(response.headers), seen);
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

  const addressOf = (variable: string) => {
    const address = proxies.get(variable)?.address() as AddressInfo | undefined;
    if (!address) throw new Error(`The interceptor has no upstream ${variable}.`);
    return `http://127.0.0.1:${address.port}`;
  };

  return {
    ...faults,
    addressOf,
    redirectUpstreams(environment) {
      const redirected = { ...environment };
      for (const variable of proxies.keys()) {
        targets.set(variable, environment[variable] ?? '');
        redirected[variable] = addressOf(variable);
      }
      return redirected;
    },
    makeUnavailable: (variable) => void unavailable.add(variable),
    makeSilent: (variable) => void silent.add(variable),
    dropConnections(variable) {
      unreachable.add(variable);
      proxies.get(variable)?.closeAllConnections();
    },
    restore(variable) {
      unavailable.delete(variable);
      silent.delete(variable);
      unreachable.delete(variable);
    },
    limitTo(keys) {
      const isInScope = scopes.add(keys);
      const limit = <Kind extends Pick<Trap, 'matches'>>(trap: Kind): Kind => ({
        ...trap,
        matches: (call: Call) => isInScope(call) && trap.matches(call),
      });
      return {
        catchCall: (trap) => faults.catchCall(limit(trap)),
        holdCall: (trap) => faults.holdCall(limit(trap)),
        failCall: (trap, error) => faults.failCall(limit(trap), error),
        refuseCalls: (matches, code, status) => faults.refuseCalls(limit({ matches }).matches, code, status),
        changeResponses: (matches, change) => faults.changeResponses(limit({ matches }).matches, change),
      };
    },
    async close() {
      for (const proxy of proxies.values()) {
        proxy.closeAllConnections();
        await new Promise((resolve) => proxy.close(resolve));
      }
    },
  };
}

const jsonHeaders = { 'content-type': 'application/json' };

/** An error that is valid in the error format of every upstream. */
const createErrorBody = ({ status: statusCode, code }: ErrorReply) =>
  Buffer.from(
    JSON.stringify({
      statusCode,
      errorCode: code,
      error: code,
      message: 'Rejected.',
      errors: [{ code: statusCode === 400 ? 'Rejected' : code, message: 'Rejected.' }],
    }),
  );

/** The identity provider makes the addresses of its pages and endpoints from the address that it was called with. */
const getPublicHost = (variable: string, { host }: IncomingHttpHeaders): Record<string, string> =>
  variable === 'IDENTITY_ISSUER' && host !== undefined ? { host } : {};

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
