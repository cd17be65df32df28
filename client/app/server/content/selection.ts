import type { CookieSerializeOptions } from '@fastify/cookie';

/** Which content a request is shown. */
export interface ContentSelection {
  /** Another content service than the configured one. */
  readonly endpoint?: string | undefined;
  /** The language's shared channel in place of the market's (CONTENT-13). */
  readonly useSharedChannels?: boolean | undefined;
  /** An editor's: drafts and templates are shown, and where to change them. */
  readonly previewToken?: string | undefined;
}

export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly options: CookieSerializeOptions;
}

const sharedCookie = 'tarima.shared-channels';
const previewCookie = 'tarima.preview';
const day = 24 * 60 * 60;
/** A preview's token as it may stand in a header. */
const tokenPattern = /^[\w.~+/=-]{1,2000}$/;
/** Click ids of advertisements, as their networks write them. */
const clickIdPattern = /^[\w.-]{1,500}$/;

/**
 * What a request selects, by its query or by the cookies that an earlier one set (CONTENT-13, CONTENT-16), and the cookies
 * to set now: the selection itself, and the click ids `fbclid` and `gclid` for ninety days (ROUTING-63). `endpoint` counts
 * only when its origin is one of `allowedEndpoints` (CONTENT-14): a link must not make the server call anything.
 */
export function readSelection(
  query: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
  options: { readonly allowedEndpoints: readonly string[]; readonly isSecure: boolean },
): { selection: ContentSelection; cookies: CookieToSet[] } {
  const toSet: CookieToSet[] = [];
  const set = (name: string, value: string, extra: CookieSerializeOptions = {}) =>
    toSet.push({ name, value, options: { path: '/', sameSite: 'lax', secure: options.isSecure, ...extra } });

  for (const name of ['fbclid', 'gclid']) {
    const value = query.get(name);
    if (value && clickIdPattern.test(value)) set(`tarima.${name}`, value, { maxAge: 90 * day });
  }

  const forced = query.get('forceUseSharedChannels');
  if (forced !== null) set(sharedCookie, forced === 'true' ? 'true' : '', forced === 'true' ? {} : { maxAge: 0 });

  const token = query.get('token');
  // Given without a value it ends the preview.
  if (token === '') set(previewCookie, '', { maxAge: 0 });
  else if (token && tokenPattern.test(token)) set(previewCookie, token, { httpOnly: true });

  const endpoint = query.get('endpoint') ?? '';
  return {
    selection: {
      endpoint: URL.canParse(endpoint)
        ? options.allowedEndpoints.find((allowed) => allowed === new URL(endpoint).origin)
        : undefined,
      useSharedChannels: forced === null ? cookies[sharedCookie] === 'true' : forced === 'true',
      previewToken: previewToken(token ?? cookies[previewCookie]),
    },
    cookies: toSet,
  };
}

const previewToken = (token: string | undefined) => (token && tokenPattern.test(token) ? token : undefined);
