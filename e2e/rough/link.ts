import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import { removeHopHeaders } from '../faults/interceptor.ts';
import { createPipe } from './pipe.ts';
import { calmProfile, type LinkFault, type LinkProfile, linkFaults } from './profiles.ts';
import { createRandom } from './random.ts';

/** The network between one shopper and the shop: an HTTP proxy with delays, limited bandwidth and faults. */
export interface Link {
  readonly port: number;
  /** Number of requests, and of each fault that happened to one. */
  readonly counts: Readonly<Record<'requests' | 'tunnel' | LinkFault, number>>;
  /** Ends all delays and faults, so that the shopper has a good connection. Requests in progress keep theirs. */
  calm(): void;
  close(): Promise<void>;
}

export interface LinkOptions {
  readonly profile: LinkProfile;
  readonly seed: number;
  /** Receives requests with a path. A request with a complete URL, as browsers send it to a proxy, goes to its host. */
  readonly target: string;
  /** How much longer than usual a late request or response takes: longer than the shopper's timeout. */
  readonly lateMs: number;
  /** Requests that have no faults, for example those of images. */
  readonly isExempt?: (path: string) => boolean;
}

/** Approximate size of the headers of a request or response on the network, in bytes. */
const headBytes = 500;
const chunkBytes = 8_192;

/** Starts a link on a free port. The n-th request of a link has the same fault for the same seed. */
export async function startLink(options: LinkOptions): Promise<Link> {
  let profile = options.profile;
  const decide = createRandom(options.seed, 'faults');
  const up = createPipe(() => profile, 'up', createRandom(options.seed, 'up'));
  const down = createPipe(() => profile, 'down', createRandom(options.seed, 'down'));
  const isInTunnel = createTunnels(() => profile, options.seed);
  const counts = Object.fromEntries(['requests', 'tunnel', ...linkFaults].map((name) => [name, 0])) as Record<
    'requests' | 'tunnel' | LinkFault,
    number
  >;
  const agent = new Agent({ keepAliveTimeout: 1_000 });

  const forward = (incoming: IncomingMessage, url: string, body: Uint8Array) =>
    request(url, {
      dispatcher: agent,
      method: (incoming.method ?? 'GET') as Dispatcher.HttpMethod,
      headers: { ...removeHopHeaders(incoming.headers), host: new URL(url).host },
      body: body.length > 0 ? body : null,
    });

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const disconnect = () => incoming.socket.destroy();
    const body = await buffer(incoming);
    const url = new URL(incoming.url ?? '/', options.target).href;
    counts.requests += 1;
    const fault = drawFault(profile, decide.next());
    const applied = fault && !options.isExempt?.(url) ? fault : undefined;
    if (isInTunnel()) {
      counts.tunnel += 1;
      return void disconnect();
    }
    if (applied) counts[applied] += 1;
    if (applied === 'lost before') return void disconnect();
    await up.transfer(headBytes + body.length);
    if (applied === 'late request') await wait(options.lateMs);
    if (applied === 'duplicate') {
      // The copy may arrive before or after the original. Its response is discarded.
      const copy = () => forward(incoming, url, body).then((response) => response.body.dump());
      void wait(decide.between(0, 300))
        .then(copy)
        .catch(() => undefined);
    }
    const response = await forward(incoming, url, body);
    if (applied === 'late response') await wait(options.lateMs);
    if (applied === 'lost after' || isInTunnel()) {
      // Destroying the body reports the closed connection as an error.
      response.body.on('error', () => undefined).destroy();
      return void disconnect();
    }
    await down.transfer(headBytes);
    const length = response.headers['content-length'];
    outgoing.writeHead(response.statusCode, {
      ...removeHopHeaders(response.headers),
      ...(typeof length === 'string' && { 'content-length': length }),
    });
    let left = applied === 'cut' ? Math.floor(Number(length ?? 0) / 2) : Number.POSITIVE_INFINITY;
    for await (const part of response.body) {
      for (const chunk of splitChunks(part as Uint8Array)) {
        await down.transfer(chunk.length);
        outgoing.write(chunk.subarray(0, left));
        left -= chunk.length;
        // What was written must reach the other end before the connection is closed.
        if (left <= 0) return void outgoing.write('', () => setImmediate(disconnect));
      }
    }
    if (applied === 'cut') disconnect();
    else outgoing.end();
  };

  const server = createServer((incoming, outgoing) => {
    // The other end or the shop has closed the connection.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    calm() {
      profile = calmProfile;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await agent.destroy();
    },
  };
}

function* splitChunks(part: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < part.length; from += chunkBytes) yield part.subarray(from, from + chunkBytes);
}

/** The fault whose share of the range from 0 to 1 contains the number. */
function drawFault({ faults }: LinkProfile, drawn: number): LinkFault | undefined {
  let rest = drawn;
  return linkFaults.find((fault) => {
    rest -= faults[fault];
    return rest < 0;
  });
}

/** Returns a function that returns whether the link has no connection at the moment. */
function createTunnels(getProfile: () => LinkProfile, seed: number): () => boolean {
  const random = createRandom(seed, 'tunnels');
  let from = Number.POSITIVE_INFINITY;
  let until = 0;
  return () => {
    const { tunnels } = getProfile();
    if (!tunnels) return false;
    const now = performance.now();
    if (until === 0 || now > until) {
      from = now + random.between(...tunnels.everyMs);
      until = from + random.between(...tunnels.lastsMs);
    }
    return now >= from && now <= until;
  };
}
