import { isConnectError } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { toProviderError } from '../provider-error.ts';
import { parseXml, type XmlNode } from './xml.ts';

/** Posts an XML document and returns the root of the response. @throws ProviderError */
export async function postXml(url: string, document: string, timeoutMs: number): Promise<XmlNode> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml' },
      body: document,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new UpstreamError('fac', response.status, undefined, response.status === 504);
    const root = parseXml(text);
    if (!root) throw new UpstreamError('fac', 502, undefined, true);
    return root.node;
  } catch (error) {
    if (error instanceof UpstreamError) throw toProviderError(error);
    const cause = error instanceof Error ? error.cause : undefined;
    throw toProviderError(new UpstreamError('fac', 0, undefined, !isConnectError(cause), error));
  }
}
