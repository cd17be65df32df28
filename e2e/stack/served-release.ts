/** What a release of the shop serves. The next one is the current one whose files have other names. */
interface ServedRelease {
  /** Headers that requests to the shop have in addition. */
  readonly headers: Readonly<Record<string, string>>;
  /** The shop's URL of a request; undefined for a file that this release does not have. */
  findFile(url: URL): URL | undefined;
  /** Renames the files in the content of a response. */
  rename(content: Buffer, contentType: string): Buffer;
  /** Whether the operations of open pages are known: a document of this release has been opened. */
  isOpened(): boolean;
}

const fileName = /(?<name>(?:assets|\.)\/[\w.~$-]+)\.(?<type>js|css)\b/g;
const renamed = /\.next\.(?<type>js|css)$/;

/** Creates the responses of a release. */
export function createRelease(which: 'current' | 'next'): ServedRelease {
  if (which === 'current') {
    return { headers: {}, findFile: (url) => url, rename: (content) => content, isOpened: () => true };
  }
  let isOpened = false;
  return {
    headers: { 'accept-encoding': 'identity' },
    findFile(url) {
      if (!/^\/assets\/.*\.(?:js|css)$/.test(url.pathname)) return url;
      return renamed.test(url.pathname) ? new URL(url.href.replace(renamed, '.$<type>')) : undefined;
    },
    rename(content, contentType) {
      if (contentType.startsWith('text/html')) isOpened = true;
      if (!/html|javascript|css/.test(contentType)) return content;
      return Buffer.from(content.toString().replace(fileName, '$<name>.next.$<type>'));
    },
    isOpened: () => isOpened,
  };
}
