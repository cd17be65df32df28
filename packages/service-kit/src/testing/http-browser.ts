import { request } from 'undici';

/** A response, without following redirects. */
export interface BrowserResponse {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

/** A minimal browser for tests over HTTP, with cookies, forms and redirects. */
export class HttpBrowser {
  #cookies: Cookie[] = [];

  async get(url: string, headers: Record<string, string> = {}): Promise<BrowserResponse> {
    return this.#send('GET', url, headers);
  }

  /** Posts a URL-encoded form. */
  async post(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<BrowserResponse> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#send('POST', url, { ...type, ...headers }, new URLSearchParams(fields).toString());
  }

  /** Posts JSON. */
  async postJson(url: string, value: unknown, headers: Record<string, string> = {}): Promise<BrowserResponse> {
    return this.#send('POST', url, { 'content-type': 'application/json', ...headers }, JSON.stringify(value));
  }

  /** Follows redirects until a response is not a redirect, or redirects to a URL that starts with `until`. */
  async follow(response: BrowserResponse, until?: string): Promise<BrowserResponse> {
    let current = response;
    for (let hops = 0; hops < 10 && current.status >= 300 && current.status < 400; hops += 1) {
      const next = new URL(String(current.headers.location), current.url).href;
      if (until && next.startsWith(until)) return current;
      current = await this.get(next);
    }
    return current;
  }

  /** The value of a cookie by name, from any site. */
  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** The values of all cookies of all sites. */
  cookieValues(): readonly string[] {
    return this.#cookies.map(({ value }) => value);
  }

  /** The cookies for a request to a URL, as a `cookie` header; empty without cookies. */
  cookieHeader(url: string): string {
    const { hostname, pathname } = new URL(url);
    return this.#cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  /** Stores the `Set-Cookie` lines of a response that was received elsewhere. */
  storeCookies(url: string, lines: readonly string[]): void {
    const { hostname } = new URL(url);
    for (const line of lines) this.#storeCookie(line, hostname);
  }

  /** Overwrites a cookie, as an attacker would. */
  setCookie(url: string, name: string, value: string): void {
    this.#setCookie({ name, value, host: new URL(url).hostname, path: '/' });
  }

  async #send(
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<BrowserResponse> {
    const cookie = this.cookieHeader(url);
    const response = await request(url, {
      method,
      headers: { accept: 'text/html', ...headers, ...(cookie && { cookie }) },
      body: body ?? null,
    });
    this.storeCookies(url, [response.headers['set-cookie'] ?? []].flat());
    return { url, status: response.statusCode, headers: response.headers, body: await response.body.text() };
  }

  #storeCookie(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const attribute = (name: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const expires = attribute('expires');
    const isExpired = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
    const cookie = { name, value, host, path: attribute('path') ?? '/' };
    if (isExpired) this.#cookies = this.#cookies.filter((known) => !isSameCookie(known, cookie));
    else this.#setCookie(cookie);
  }

  #setCookie(cookie: Cookie): void {
    this.#cookies = [...this.#cookies.filter((known) => !isSameCookie(known, cookie)), cookie];
  }
}

function isSameCookie(a: Cookie, b: Cookie): boolean {
  return a.name === b.name && a.host === b.host && a.path === b.path;
}
