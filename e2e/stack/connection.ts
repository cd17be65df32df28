import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { removeHopHeaders } from '../faults/interceptor.ts';
import { createRelease } from './served-release.ts';

/**
 * - `silent`: requests are accepted and wait, as on a phone with a network but no internet; they go on in another state
 * - `slow`: the content of documents comes six seconds after their headers
 * - `unavailable`: a balancer responds with 503, because the store is stopped
 * - `refused`: connections are closed without a response
 * - `without-pictures`: connections that request a picture are closed without a response
 */
export type ConnectionState = 'open' | 'silent' | 'slow' | 'unavailable' | 'refused' | 'without-pictures';

/** The connection between a browser and the shop: an HTTP proxy. */
export interface Connection {
  readonly port: number;
  change(state: ConnectionState): void;
  /** Replaces the shop's release: files have other names, and the operations of open pages are no longer known. */
  deployRelease(): void;
  close(): Promise<void>;
}

const slowContentMs = 6_000;
const picture = /\.(?:avif|webp)$/;
const unknownOperation = { errors: [{ message: 'Unknown', extensions: { code: 'OPERATION_NOT_REGISTERED' } }] };

/** Starts a connection on a free port. Requests of the test itself use a tunnel, which is always open. */
export async function startConnection(): Promise<Connection> {
  let state: ConnectionState = 'open';
  let release = createRelease('current');
  const waiting = new Set<() => void>();
  const agent = new Agent();

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    if (state === 'silent') await new Promise<void>((resolve) => waiting.add(resolve));
    if (state === 'refused') return void incoming.socket.destroy();
    if (state === 'unavailable') return void outgoing.writeHead(503).end();
    if (state === 'without-pictures' && picture.test(incoming.url ?? '')) return void incoming.socket.destroy();
    const url = release.findFile(new URL(incoming.url ?? ''));
    if (!url) return void outgoing.writeHead(404).end();
    if (url.pathname === '/graphql' && !release.isOpened()) {
      return void outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(unknownOperation));
    }
    const response = await request(url, {
      dispatcher: agent,
      method: (incoming.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: { ...removeHopHeaders(incoming.headers), ...release.headers, host: url.host },
      body: body.length > 0 ? body : null,
    });
    const headers = removeHopHeaders(response.headers);
    const isDocument = String(headers['content-type']).startsWith('text/html');
    const content = release.rename(Buffer.from(await response.body.arrayBuffer()), String(headers['content-type']));
    outgoing.writeHead(response.statusCode, headers).flushHeaders();
    if (isDocument && state === 'slow') await wait(slowContentMs);
    outgoing.end(content);
  };

  const server = createServer((incoming, outgoing) => {
    // The other end or the shop has closed the connection.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  server.on('connect', ({ url = '' }: IncomingMessage, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    change(changed) {
      state = changed;
      for (const resume of waiting) resume();
      waiting.clear();
    },
    deployRelease() {
      release = createRelease('next');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await agent.destroy();
    },
  };
}
