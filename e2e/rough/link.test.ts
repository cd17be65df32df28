import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Link, startLink } from './link.ts';
import { calmProfile, type LinkFault, type LinkProfile, linkFaults } from './profiles.ts';

const lateMs = 300;
const responseBytes = 40_000;
let target: { readonly url: string; readonly bodies: string[]; close(): void };
const links: Link[] = [];

beforeEach(async () => {
  const bodies: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    bodies.push(await text(incoming));
    const responseBody = 'x'.repeat(responseBytes);
    outgoing.writeHead(200, { 'content-length': responseBody.length }).end(responseBody);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => void server.close(),
  };
});
afterEach(async () => {
  await Promise.all(links.splice(0).map((link) => link.close()));
  target.close();
});

async function open(changes: Partial<LinkProfile>, seed = 1): Promise<Link> {
  const link = await startLink({ profile: { ...calmProfile, ...changes }, seed, target: target.url, lateMs });
  links.push(link);
  return link;
}
const always = (fault: LinkFault) => ({ faults: { ...calmProfile.faults, [fault]: 1 } });

async function send(link: Link, body = 'order'): Promise<{ readonly length: number; readonly ms: number }> {
  const startTime = performance.now();
  const response = await fetch(`http://127.0.0.1:${link.port}/`, { method: 'POST', body });
  const { length } = await response.text();
  return { length, ms: performance.now() - startTime };
}

describe('a link', () => {
  it('forwards requests and responses unchanged', async () => {
    expect((await send(await open({}))).length).toBe(responseBytes);
    expect(target.bodies).toEqual(['order']);
  });

  it('delays both directions by its latency', async () => {
    expect((await send(await open({ latencyMs: 60 }))).ms).toBeGreaterThanOrEqual(120);
  });

  it('limits the bandwidth of requests and responses, which concurrent transfers share', async () => {
    // 320,000 bits.
    const down = await open({ downKbps: 1_600 });
    expect((await send(down)).ms).toBeGreaterThanOrEqual(200);
    const [, second] = await Promise.all([send(down), send(down)]);
    expect(second?.ms).toBeGreaterThanOrEqual(390);
    const up = await open({ upKbps: 750 });
    expect((await send(up, 'x'.repeat(20_000))).ms).toBeGreaterThanOrEqual(210);
  });

  it('retransmits lost packets, which takes at least 200 ms', async () => {
    expect((await send(await open({ packetLoss: 1 }))).ms).toBeGreaterThanOrEqual(400);
  });

  it('has periods without a connection', async () => {
    const link = await open({ tunnels: { everyMs: [0, 0], lastsMs: [60_000, 60_000] } });
    await expect(send(link)).rejects.toThrow();
    expect([target.bodies.length, link.counts.tunnel]).toEqual([0, 1]);
  });
});

describe('a fault of a link', () => {
  it.each([
    ['lost before', 0],
    ['lost after', 1],
    ['cut', 1],
  ] as const)('%s: the request fails, and has arrived %i times', async (fault, arrived) => {
    const link = await open(always(fault));
    await expect(send(link)).rejects.toThrow();
    expect([target.bodies.length, link.counts[fault]]).toEqual([arrived, 1]);
  });

  it.each(['late request', 'late response'] as const)('%s: the response arrives after the timeout', async (fault) => {
    expect((await send(await open(always(fault)))).ms).toBeGreaterThanOrEqual(lateMs);
  });

  it('late request: the request arrives after the shopper has given up', async () => {
    const link = await open(always('late request'));
    const signal = AbortSignal.timeout(lateMs / 3);
    await expect(fetch(`http://127.0.0.1:${link.port}/`, { method: 'POST', body: 'late', signal })).rejects.toThrow();
    expect(target.bodies).toEqual([]);
    await expect.poll(() => target.bodies).toEqual(['late']);
  });

  it('duplicate: the request arrives twice and has one response', async () => {
    expect((await send(await open(always('duplicate')))).length).toBe(responseBytes);
    await expect.poll(() => target.bodies).toEqual(['order', 'order']);
  });

  it('ends when the connection is good again', async () => {
    const link = await open(always('lost before'));
    link.calm();
    expect((await send(link)).length).toBe(responseBytes);
  });

  it('happens to the same requests for the same seed, at about its configured rate', async () => {
    const faults = { ...calmProfile.faults, 'lost before': 0.2, 'lost after': 0.2 };
    const play = async (seed: number) => {
      const link = await open({ faults }, seed);
      const outcomes: boolean[] = [];
      for (let number = 0; number < 100; number += 1) outcomes.push(await send(link).then(Boolean, () => false));
      return { outcomes: outcomes.map(Number).join(''), counts: link.counts };
    };
    const first = await play(7);
    expect(await play(7)).toEqual(first);
    expect((await play(8)).outcomes).not.toBe(first.outcomes);
    const happened = linkFaults.reduce((sum, fault) => sum + first.counts[fault], 0);
    expect(happened).toBeGreaterThan(25);
    expect(happened).toBeLessThan(55);
  });
});
