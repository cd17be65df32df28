import { type HeaderProxy, startHeaderProxy } from '../faults/header-proxy.ts';
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

/**
 * Starts a proxy between the store and the platform, which adds the sandbox's fault header to calls of selected requests.
 * Each fault is injected once per request, so that the store's retry succeeds.
 */
export function startPlatformFaults(): Promise<HeaderProxy> {
  const injectedRequestIds = new Set<string>();
  return startHeaderProxy(['COMMERCE_API_URL'], ({ method, path, requestId }): Record<string, string> => {
    const isChange = method === 'DELETE' || (method === 'POST' && path.includes('/carts'));
    const fault = Object.values(faults).find(({ name }) => requestId.startsWith(`${name}-`));
    if (!isChange || !fault || injectedRequestIds.has(requestId)) return {};
    injectedRequestIds.add(requestId);
    return { 'x-sandbox-fault': fault.fault };
  });
}
