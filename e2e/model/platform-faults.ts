import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';
import { removeHopHeaders } from '../faults/interceptor.ts';
import type { NetworkFault } from './moves.ts';

/** Faults of the commerce sandbox (docs/sandbox/commerce.md) by network fault. */
const faults: { readonly [Name in NetworkFault]?: { readonly name: string; readonly fault: string } } = {
  'platform response lost': { name: 'lose-reply', fault: 'lose-reply' },
  'platform error': { name: 'fail', fault: '503' },
  'platform slow': { name: 'slow', fault: 'delay=25' },
};

/** Creates a request id that injects a fault into the first cart change of the request. */
export function createRequestId(networkFault: NetworkFault): string {
  return `${faults[networkFault]?.name ?? 'none'}-${crypto.randomUUID()}`;
}

/** A proxy between the store and the platform, which adds the sandbox's fault header to calls of selected requests. */
export interface PlatformFaults {
  redirectUpstreams(environment: Readonly<Record<string, string>>): Record<string, string>;
  close(): Promise<void>;
}

const variable = 'COMMERCE_API_URL';

/** Starts the proxy. Each fault is injected once per request, so that the store's retry succeeds. */
export async function startPlatformFaults(): Promise<PlatformFaults> {
  let target = '';
  const injectedRequestIds = new Set<string>();

  const getFaultHeader = (method: string | undefined, path: string, requestId: string): Record<string, string> => {
    const isChange = method === 'DELETE' || (method === 'POST' && path.includes('/carts'));
    const fault = Object.values(faults).find(({ name }) => requestId.startsWith(`${name}-`));
    if (!isChange || !fault || injectedRequestIds.has(requestId)) return {};
    injectedRequestIds.add(requestId);
    return { 'x-sandbox-fault': fault.fault };
  };

  const proxy = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const path = incoming.url ?? '/';
    try {
      const response = await request(`${target}${path}`, {
        method: (incoming.method ?? 'GET') as Dispatcher.HttpMethod,
        headers: {
          ...removeHopHeaders(incoming.headers),
          ...getFaultHeader(incoming.method, path, String(incoming.headers['x-correlation-id'])),
        },
        body: body.length > 0 ? body : null,
      });
      outgoing.writeHead(response.statusCode, removeHopHeaders(response.headers)).end(await response.body.bytes());
    } catch {
      // The platform closed the connection, so the proxy closes it too.
      incoming.socket.destroy();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));

  return {
    redirectUpstreams(environment) {
      target = environment[variable] ?? '';
      return { ...environment, [variable]: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
