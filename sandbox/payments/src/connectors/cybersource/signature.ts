import { createHash, createHmac } from 'node:crypto';

/** Credentials of a merchant for HTTP signature authentication. */
export interface CybersourceCredentials {
  readonly merchantId: string;
  readonly keyId: string;
  /** Base64. */
  readonly sharedSecret: string;
}

/** The headers of a POST request with its HTTP signature; `body` is the exact text that is sent. */
export function signRequest(url: URL, body: string, credentials: CybersourceCredentials, date: Date) {
  const headers = {
    'v-c-date': date.toUTCString(),
    digest: `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
    'v-c-merchant-id': credentials.merchantId,
  };
  const signed = [
    ['host', url.host],
    ['v-c-date', headers['v-c-date']],
    ['(request-target)', `post ${url.pathname}${url.search}`],
    ['digest', headers.digest],
    ['v-c-merchant-id', headers['v-c-merchant-id']],
  ] as const;
  const signature = createHmac('sha256', Buffer.from(credentials.sharedSecret, 'base64'))
    .update(signed.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64');
  const names = signed.map(([name]) => name).join(' ');
  const parameters = { keyid: credentials.keyId, algorithm: 'HmacSHA256', headers: names, signature };
  return {
    ...headers,
    signature: Object.entries(parameters)
      .map(([name, value]) => `${name}="${value}"`)
      .join(', '),
  };
}
