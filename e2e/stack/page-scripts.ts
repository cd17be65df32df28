import { gzipSync } from 'node:zlib';

/** A script that a page's HTML asks for. */
export interface PageScript {
  readonly path: string;
  readonly text: string;
  readonly gzipBytes: number;
}

/** Every script of the build that the HTML of a page asks for: its own tags, preloads and imports. */
export async function pageScripts(address: string): Promise<readonly PageScript[]> {
  const html = await (await fetch(address)).text();
  const paths = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(new URL(path, address));
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`);
      const text = await answer.text();
      return { path, text, gzipBytes: gzipSync(text).length };
    }),
  );
}
