import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';
import { passedOn } from '../faults/interceptor.ts';
import type { Trouble } from './moves.ts';

/** The sandbox's faults (docs/sandbox/commerce.md) by the trouble that they stand for. */
const faults: { readonly [Name in Trouble]?: { readonly name: string; readonly fault: string } } = {
  'platform loses its reply': { name: 'lose-reply', fault: 'lose-reply' },
  'platform fails': { name: 'fail', fault: 'status=503' },
  'platform is slow': { name: 'slow', fault: 'delay=25' },
};

/** A request id that brings trouble to the first change of a cart which the request makes. */
export function requestIdWith(trouble: Trouble): string {
  return `${faults[trouble]?.name ?? 'calm'}-${crypto.randomUUID()}`;
}

/** Stands between the store and the platform, and gives calls of troubled requests the sandbox's fault. */
export interface PlatformTroubles {
  placeBefore(environment: Readonly<Record<string, string>>): Record<string, string>;
  close(): Promise<void>;
}

const variable = 'COMMERCE_API_URL';

/** Starts it; each troubled request meets its fault once, so that the store's own retry gets through. */
export async function startPlatformTroubles(): Promise<PlatformTroubles> {
  let target = '';
  const met = new Set<string>();

  const faultOf = (method: string | undefined, path: string, requestId: string): Record<string, string> => {
    const isChange = method === 'DELETE' || (method === 'POST' && path.includes('/carts'));
    const found = Object.values(faults).find(({ name }) => requestId.startsWith(`${name}-`));
    if (!isChange || !found || met.has(requestId)) return {};
    met.add(requestId);
    return { 'x-sandbox-fault': found.fault };
  };

  const front = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const path = incoming.url ?? '/';
    try {
      const answer = await request(`${target}${path}`, {
        method: (incoming.method ?? 'GET') as Dispatcher.HttpMethod,
        headers: {
          ...passedOn(incoming.headers),
          ...faultOf(incoming.method, path, String(incoming.headers['x-correlation-id'])),
        },
        body: body.length > 0 ? body : null,
      });
      outgoing.writeHead(answer.statusCode, passedOn(answer.headers)).end(await answer.body.bytes());
    } catch {
      // The platform hung up; so does this.
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));

  return {
    placeBefore(environment) {
      target = environment[variable] ?? '';
      return { ...environment, [variable]: `http://127.0.0.1:${(front.address() as AddressInfo).port}` };
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
