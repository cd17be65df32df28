import { matchPage, splitLocale } from '../../i18n/paths.ts';
import { toSafePath } from '../../safe-path.ts';

/**
 * What a link does in the native app:
 * - `sign-in`: requests a session from the app instead of opening the identity provider; `path` is the page to open
 *   afterwards (NATIVE-47)
 * - `external`: the app opens another site (NATIVE-48)
 * - `dialog`: shows a content page in a dialog, which a browser would open in a new window, so that the page keeps what the
 *   shopper has entered (NATIVE-53)
 * - `same-window`: opens another page of the shop, which a browser would open in a new window (NATIVE-48)
 */
export type AppLink =
  | { readonly kind: 'sign-in'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'dialog'; readonly path: string }
  | { readonly kind: 'same-window' };

/** Returns what a link does in the native app; undefined when it works as in a browser. */
export function findAppLink(link: Pick<HTMLAnchorElement, 'href' | 'target'>, origin: string): AppLink | undefined {
  const url = URL.parse(link.href);
  if (!url) return undefined;
  if (url.origin !== origin) return url.protocol === 'https:' ? { kind: 'external', url: url.href } : undefined;
  const returnPath = findReturnPath(url);
  if (returnPath !== undefined) return { kind: 'sign-in', path: returnPath };
  if (link.target !== '_blank') return undefined;
  return isContentPath(url.pathname) ? { kind: 'dialog', path: url.pathname } : { kind: 'same-window' };
}

/** Whether a path can be one of a content page. */
function isContentPath(pathname: string): boolean {
  const rest = splitLocale(pathname)?.rest;
  return rest !== undefined && !matchPage(rest);
}

/** The page after a sign-in link; undefined for any other link. */
function findReturnPath({ pathname, searchParams }: URL): string | undefined {
  if (pathname === '/auth/login') return toSafePath(searchParams.get('returnTo') ?? undefined) ?? '/';
  const page = splitLocale(pathname);
  if (!page || matchPage(page.rest)?.pageId !== 'login') return undefined;
  return toSafePath(searchParams.get('pageTo') ?? undefined) ?? `/${page.locale.code}`;
}
