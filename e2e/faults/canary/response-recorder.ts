/** A browser's `fetch` with cookies, which reports every response. */
export interface ResponseListener {
  /** The text of a response. */
  onText(text: string): void;
  /** The value of a `Set-Cookie` header. */
  onCookie(cookie: string): void;
}

/** Creates a `fetch` that keeps cookies between requests and reports responses. */
export function createRecordingFetch({ onText, onCookie }: ResponseListener): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      onCookie(cookie);
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    onText(await response.clone().text());
    return response;
  };
}
