import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';

/** A request of the store to an upstream. */
export interface Call {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly body: string;
}

export interface Trap {
  readonly matches: (call: Call) => boolean;
  /** `arrives`: the upstream never hears of it. `answered`: it was done, but the answer never reaches the store. */
  readonly when: 'arrives' | 'answered';
}

/** Stands between the store and its upstreams, passes everything on, and holds the one call that a trap waits for. */
export interface Interceptor {
  /** The same environment with the interceptor in place of the upstreams. */
  placeBefore(environment: Readonly<Record<string, string>>): Record<string, string>;
  /** Sets a trap; resolves when a call is held in it. That call is never answered, and the trap is gone. */
  catch(trap: Trap): Promise<Call>;
  /**
   * Holds the next call that matches: it reaches the upstream, or its answer the store, only when it is released, even if
   * the store has given it up by then.
   */
  hold(trap: Trap): HeldCall;
  /** Answers every call that matches with 400 until the returned function is called; the upstream hears of none. */
  refuse(matches: Trap['matches']): () => void;
  /** Until `restore`, every call to the address of this variable is answered 503. */
  takeDown(variable: string): void;
  /** Until `restore`, every connection to the address of this variable is dropped. */
  cut(variable: string): void;
  /** Passes calls to the address of this variable on again. */
  restore(variable: string): void;
  close(): Promise<void>;
}

export interface HeldCall {
  /** Resolves when the call has come. */
  readonly held: Promise<Call>;
  release(): void;
}

/** Headers that belong to one connection, and those that the next one says anew. */
const hopHeaders = new Set(['host', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']);

/** Starts an interceptor for the upstreams at the addresses that these variables name, e.g. `PAYMENTS_API_URL`. */
export async function startInterceptor(variables: readonly string[]): Promise<Interceptor> {
  const targets = new Map<string, string>();
  let waiting: { trap: Trap; caught: (call: Call) => void } | undefined;

  const isCaught = (call: Call, when: Trap['when']): boolean => {
    if (waiting?.trap.when !== when || !waiting.trap.matches(call)) return false;
    waiting.caught(call);
    waiting = undefined;
    return true;
  };

  const unavailable = new Set<string>();
  const dropped = new Set<string>();
  const refused = new Set<Trap['matches']>();
  const isRefused = (call: Call) => [...refused].some((matches) => matches(call));
  let holding: { trap: Trap; arrived: (call: Call) => void; released: Promise<void> } | undefined;
  const passWhenReleased = async (call: Call, when: Trap['when']): Promise<void> => {
    if (holding?.trap.when !== when || !holding.trap.matches(call)) return;
    const { arrived, released } = holding;
    holding = undefined;
    arrived(call);
    await released;
  };

  const fronts = new Map<string, Server>();
  for (const variable of variables) {
    const front = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      if (unavailable.has(variable)) {
        reply(outgoing, 503, { 'content-type': 'application/json' }, Buffer.from('{"message":"unavailable"}'));
        return;
      }
      const call: Call = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', body: body.toString('utf8') };
      if (isCaught(call, 'arrives')) return;
      if (isRefused(call)) return reply(outgoing, 400, { 'content-type': 'application/json' }, refusal);
      await passWhenReleased(call, 'arrives');
      try {
        const answer = await request(`${targets.get(variable)}${call.path}`, {
          method: call.method as Dispatcher.HttpMethod,
          headers: passedOn(incoming.headers),
          body: body.length > 0 ? body : null,
        });
        const content = await answer.body.bytes();
        await passWhenReleased(call, 'answered');
        if (!isCaught(call, 'answered')) reply(outgoing, answer.statusCode, passedOn(answer.headers), content);
      } catch {
        // The upstream hung up; so does the interceptor.
        incoming.socket.destroy();
      }
    });
    front.on('connection', (socket) => {
      if (dropped.has(variable)) socket.destroy();
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    fronts.set(variable, front);
  }

  return {
    placeBefore(environment) {
      const changed = { ...environment };
      for (const [variable, front] of fronts) {
        targets.set(variable, environment[variable] ?? '');
        changed[variable] = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
      }
      return changed;
    },
    catch: (trap) =>
      new Promise((caught) => {
        waiting = { trap, caught };
      }),
    hold(trap) {
      const { promise: held, resolve: arrived } = Promise.withResolvers<Call>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      holding = { trap, arrived, released };
      return {
        held,
        release() {
          if (holding?.released === released) holding = undefined;
          release();
        },
      };
    },
    refuse(matches) {
      refused.add(matches);
      return () => refused.delete(matches);
    },
    takeDown: (variable) => void unavailable.add(variable),
    cut(variable) {
      dropped.add(variable);
      fronts.get(variable)?.closeAllConnections();
    },
    restore(variable) {
      unavailable.delete(variable);
      dropped.delete(variable);
    },
    async close() {
      for (const front of fronts.values()) {
        front.closeAllConnections();
        await new Promise((resolve) => front.close(resolve));
      }
    },
  };
}

/** A refusal that no upstream's documentation knows, in the shape of each of them. */
const refusal = Buffer.from(
  JSON.stringify({
    statusCode: 400,
    errorCode: 'REJECTED',
    message: 'Rejected.',
    errors: [{ code: 'Rejected', message: 'Rejected.' }],
  }),
);

/** Headers as another connection may have them. */
export function passedOn(headers: IncomingHttpHeaders): Record<string, string | string[]> {
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
