import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Agent, type Dispatcher, request } from 'undici';
import { removeHopHeaders } from './interceptor.ts';

/** A call of the store to an upstream. */
export interface UpstreamCall {
  /** The variable with the upstream's address, e.g. `PAYMENTS_API_URL`. */
  readonly variable: string;
  readonly method: string;
  readonly path: string;
  /** Id of the request of the shopper that caused the call. */
  readonly requestId: string;
}

/** Proxies between the store and its upstreams, which add headers to calls. */
export interface HeaderProxy {
  /** Returns the environment with the upstreams' addresses replaced by those of the proxies. */
  redirectUpstreams(environment: Readonly<Record<string, string>>): Record<string, string>;
  close(): Promise<void>;
}

/** Starts a proxy for the upstream of each variable. `getHeaders` returns the headers to add to a call. */
export async function startHeaderProxy(
  variables: readonly string[],
  getHeaders: (call: UpstreamCall) => Readonly<Record<string, string>>,
): Promise<HeaderProxy> {
  const targets = new Map<string, string>();
  const dispatcher = new Agent({ keepAliveTimeout: 1_000 });
  const proxies = variables.map((variable) => {
    const proxy = createServer(async (incoming, outgoing) => {
      const body = await buffer(incoming);
      const method = incoming.method ?? 'GET';
      const path = incoming.url ?? '/';
      const requestId = String(incoming.headers['x-correlation-id']);
      try {
        const response = await request(`${targets.get(variable)}${path}`, {
          dispatcher,
          method: method as Dispatcher.HttpMethod,
          headers: { ...removeHopHeaders(incoming.headers), ...getHeaders({ variable, method, path, requestId }) },
          body: body.length > 0 ? body : null,
        });
        outgoing.writeHead(response.statusCode, removeHopHeaders(response.headers)).end(await response.body.bytes());
      } catch {
        // The upstream closed the connection, so the proxy closes it too.
        incoming.socket.destroy();
      }
    });
    return { variable, proxy };
  });
  await Promise.all(proxies.map(({ proxy }) => new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))));
  return {
    redirectUpstreams(environment) {
      const redirected = { ...environment };
      for (const { variable, proxy } of proxies) {
        targets.set(variable, environment[variable] ?? '');
        redirected[variable] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      }
      return redirected;
    },
    async close() {
      for (const { proxy } of proxies) {
        proxy.closeAllConnections();
        await new Promise((resolve) => proxy.close(resolve));
      }
      await dispatcher.destroy();
    },
  };
}
