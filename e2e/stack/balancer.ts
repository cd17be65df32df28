import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy in front of several stores. It repeats no request: what a store drops is lost. */
export interface Balancer {
  readonly url: string;
  /** Base URLs of the stores that are ready. */
  ready(): readonly string[];
  add(storeUrl: string): Promise<void>;
  close(): Promise<void>;
}

const checkMs = 100;

/** Starts a balancer on a port: it sends requests in turn to the stores whose `/readyz` responds with 200. */
export async function startBalancer(port: number): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true });
  const stores = new Map<string, boolean>();
  const ready = () => [...stores].filter(([, isReady]) => isReady).map(([url]) => url);
  let turn = 0;

  const server = http.createServer((request, response) => {
    const urls = ready();
    const target = urls[turn++ % urls.length];
    if (!target) return response.writeHead(503).end('no store is ready');
    const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
    const forwarded = http.request(new URL(request.url ?? '/', target), { method: request.method, headers, agent });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', (error) => response.writeHead(502).end(`${target}: ${error.message}`));
    return request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const check = async (url: string) => {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      // A store that stops responds with 503, then refuses connections. A late response of a busy one is neither.
      (error: unknown) => error instanceof Error && error.name === 'TimeoutError' && stores.get(url) === true,
    );
    stores.set(url, isReady);
  };
  let isOpen = true;
  const checking = (async () => {
    while (isOpen) {
      await Promise.all([...stores.keys()].map(check));
      await wait(checkMs);
    }
  })();

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready,
    add: check,
    async close() {
      isOpen = false;
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
