import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';

/**
 * Sends a request to the commerce platform: GET by default, POST with a `body`, or DELETE.
 * @throws Error with the response text
 */
export async function requestCommerce(
  stack: Pick<RunningStack, 'commerceUrl' | 'commerceCredentials'>,
  path: string,
  { query = {}, body, method }: { query?: Record<string, string>; body?: object; method?: 'DELETE' } = {},
): Promise<unknown> {
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(
      await fetchJson(
        `${stack.commerceUrl}/oauth/token`,
        { authorization: `Basic ${btoa(stack.commerceCredentials)}` },
        { method: 'POST', body: new URLSearchParams({ grant_type: 'client_credentials' }) },
      ),
    );
  const url = `${stack.commerceUrl}/tarima/${path}?${new URLSearchParams(query)}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetchJson(url, headers, body ? { method: 'POST', body: JSON.stringify(body) } : method ? { method } : {});
}

/** Time after which a request of a test fails, so that the error names it, in milliseconds. */
const timeoutMs = 30_000;

/** @throws Error with the response text when the status is not 2xx, and TimeoutError without a response */
export async function fetchJson(
  url: string,
  headers: Record<string, string>,
  init: RequestInit = {},
): Promise<unknown> {
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
