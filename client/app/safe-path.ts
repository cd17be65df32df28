const anyOrigin = 'http://shop.invalid';
const longestPath = 2000;
/** Browsers drop some of these characters from a URL, and none is allowed in a header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters
const controlCharacter = /[\u0000-\u001f\u007f]/;

/**
 * Returns a path of this shop that a visitor may be redirected to (ROUTING-52), or undefined for URLs of other sites
 * and text with control characters.
 */
export function toSafePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestPath || !value.startsWith('/')) return undefined;
  if (controlCharacter.test(value)) return undefined;
  const url = URL.parse(value, anyOrigin);
  // Browsers read `//host` and `/\host` as another site's URL, and so does URL.
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return undefined;
  return url.pathname + url.search + url.hash;
}
