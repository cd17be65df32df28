import { gzipSync } from 'node:zlib';

/** A script that a page's HTML references. */
export interface PageScript {
  readonly path: string;
  readonly text: string;
  readonly gzipBytes: number;
}

/** Fetches every script of the build that a page's HTML references: script tags, preloads and imports. */
export async function fetchPageScripts(address: string): Promise<readonly PageScript[]> {
  const html = await (await fetch(address)).text();
  const paths = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(new URL(path, address));
      if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
      const text = await response.text();
      return { path, text, gzipBytes: gzipSync(text).length };
    }),
  );
}
