import { request } from 'undici';

/** An answer as the browser shows it, redirects not followed. */
export interface Answer {
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

/** Just enough of a browser for tests that walk through several sites by HTTP: cookies, forms, redirects. */
export class HttpBrowser {
  #cookies: Cookie[] = [];

  async get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('GET', url, headers);
  }

  /** Posts a form as a browser encodes it. */
  async post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.#send('POST', url, { ...type, ...headers }, new URLSearchParams(fields).toString());
  }

  /** Follows redirects until an answer is none, or leads to an address that starts with `until`. */
  async follow(answer: Answer, until?: string): Promise<Answer> {
    let current = answer;
    for (let hops = 0; hops < 10 && current.status >= 300 && current.status < 400; hops += 1) {
      const next = new URL(String(current.headers.location), current.url).href;
      if (until && next.startsWith(until)) return current;
      current = await this.get(next);
    }
    return current;
  }

  /** The value of the cookie of this name, of whatever site. */
  cookie(name: string): string | undefined {
    return this.#cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** The values of all cookies, of whatever site. */
  cookieValues(): readonly string[] {
    return this.#cookies.map(({ value }) => value);
  }

  /** Puts a cookie in place of the browser's own, as an attacker would. */
  plant(url: string, name: string, value: string): void {
    this.#keep({ name, value, host: new URL(url).hostname, path: '/' });
  }

  async #send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const { hostname, pathname } = new URL(url);
    const cookie = this.#cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const answer = await request(url, {
      method,
      headers: { accept: 'text/html', ...headers, ...(cookie && { cookie }) },
      body: body ?? null,
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#read(line, hostname);
    return { url, status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  }

  #read(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const attribute = (name: string) =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const expires = attribute('expires');
    const gone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
    const cookie = { name, value, host, path: attribute('path') ?? '/' };
    if (gone) this.#cookies = this.#cookies.filter((known) => !same(known, cookie));
    else this.#keep(cookie);
  }

  #keep(cookie: Cookie): void {
    this.#cookies = [...this.#cookies.filter((known) => !same(known, cookie)), cookie];
  }
}

function same(one: Cookie, other: Cookie): boolean {
  return one.name === other.name && one.host === other.host && one.path === other.path;
}
