import type { FastifyInstance } from 'fastify';

/** The fields of a form that a page sends at once, and its address. */
export interface ReturnPost {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface PageResponse {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
  /** The form with which the page returns to the merchant. */
  readonly returned: ReturnPost | undefined;
  /** Where the page redirects to. */
  readonly location: string | undefined;
}

const readAttribute = (tag: string, name: string) =>
  (new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');

function parseReturn(html: string): ReturnPost | undefined {
  const form = /<form id="(?:return|spi)"[^>]*>/.exec(html)?.[0];
  if (!form) return undefined;
  const inputs = [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([tag]) => tag);
  const fields = inputs.map((tag) => [
    readAttribute(tag, 'name'),
    readAttribute(tag, 'value').replaceAll('&quot;', '"'),
  ]);
  return { url: readAttribute(form, 'action'), fields: Object.fromEntries(fields) };
}

/** A shopper's browser on the pages of a provider. */
export function createProviderBrowser(app: FastifyInstance) {
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    form?: Record<string, string>,
    headers = {},
  ): Promise<PageResponse> => {
    const { pathname, search } = new URL(url, 'http://provider.test');
    const response = await app.inject({
      method,
      url: pathname + search,
      headers: { ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      ...(form && { payload: new URLSearchParams(form).toString() }),
    });
    return {
      status: response.statusCode,
      html: response.body,
      policy: String(response.headers['content-security-policy'] ?? ''),
      returned: parseReturn(response.body),
      location: response.headers.location,
    };
  };
  return {
    get: (url: string, headers = {}) => send('GET', url, undefined, headers),
    post: (url: string, form: Record<string, string>) => send('POST', url, form),
  };
}
