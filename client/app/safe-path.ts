const anyOrigin = 'http://shop.invalid';
const longestPath = 2000;
/** Browsers drop some of them from an address, and no header may carry them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/**
 * A path of this shop that a visitor may be sent to (ROUTING-52), or undefined: another site's address never is one, nor
 * is text with control characters.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestPath || !value.startsWith('/')) return undefined;
  if (controlCharacter.test(value)) return undefined;
  const url = URL.parse(value, anyOrigin);
  // Browsers read `//host` and `/\host` as another site's address, and so does URL.
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//') || url.pathname.startsWith('/auth/')) return undefined;
  return url.pathname + url.search + url.hash;
}
