import { type HeaderProxy, startHeaderProxy } from '../faults/header-proxy.ts';
import { createRandom } from './random.ts';

/** Share of the calls to upstreams that fail. */
export const upstreamFaultShare = 0.2;

/** The faults of the sandboxes (docs/sandbox.md), with their share of the failed calls in percent. */
const weights = { '500': 20, '503': 30, '504': 20, reset: 15, late: 15 } as const;
export type UpstreamFault = keyof typeof weights;

/**
 * Upstreams that a shopping session calls, with a delay in milliseconds that is longer than the timeout of the store.
 */
const upstreams: Readonly<Record<string, number>> = {
  COMMERCE_API_URL: 3_500,
  CONTENT_URL: 1_300,
  DISCOVERY_URL: 1_800,
  FULFILMENT_URL: 5_500,
  IDENTITY_API_URL: 5_500,
  MEMBERSHIP_API_URL: 5_500,
  ORDER_MANAGEMENT_URL: 5_500,
  PAYMENTS_API_URL: 2_500,
  TAX_API_URL: 5_500,
};

/** Proxies in front of the upstreams, which make a share of the calls fail. */
export interface UpstreamFaults extends Pick<HeaderProxy, 'redirectUpstreams' | 'close'> {
  /** Number of calls, and of each fault, since the faults began. */
  readonly counts: Readonly<Record<'calls' | UpstreamFault, number>>;
  /** Begins to make calls fail. No call fails earlier, for example while the store starts. */
  begin(): void;
  end(): void;
}

/** Starts the proxies. The n-th call to an upstream has the same fault for the same seed. */
export async function startUpstreamFaults(seed: number): Promise<UpstreamFaults> {
  const counts = { calls: 0, '500': 0, '503': 0, '504': 0, reset: 0, late: 0 };
  const sources = new Map(Object.keys(upstreams).map((variable) => [variable, createRandom(seed, variable)]));
  let isActive = false;
  const proxy = await startHeaderProxy(Object.keys(upstreams), ({ variable }): Record<string, string> => {
    const random = sources.get(variable);
    if (!isActive || !random) return {};
    counts.calls += 1;
    if (!random.chance(upstreamFaultShare)) return {};
    const fault = random.pickWeighted(weights);
    counts[fault] += 1;
    const value = fault === 'reset' ? 'lose-reply' : fault === 'late' ? `delay=${upstreams[variable]}` : fault;
    return { 'x-sandbox-fault': value };
  });
  return {
    ...proxy,
    counts,
    begin() {
      isActive = true;
    },
    end() {
      isActive = false;
    },
  };
}
