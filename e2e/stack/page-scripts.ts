import { gzipSync } from 'node:zlib';

/** A script of the build. */
export interface PageScript {
  readonly path: string;
  readonly text: string;
  readonly gzipBytes: number;
}

/** Fetches every script of the build that a page's HTML references: script tags, preloads and imports. */
export async function fetchPageScripts(address: string): Promise<readonly PageScript[]> {
  const html = await (await fetch(address)).text();
  const paths = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))];
  return Promise.all(paths.map((path) => fetchScript(new URL(path, address))));
}

/** Fetches a script. @throws Error when the response is not successful */
export async function fetchScript(url: URL): Promise<PageScript> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} responded with ${response.status}.`);
  const text = await response.text();
  return { path: url.pathname, text, gzipBytes: gzipSync(text).length };
}
