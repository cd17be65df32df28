import type { CookieSerializeOptions } from '@fastify/cookie';
import type { CookieFlags } from '../native-mode.ts';

/** Which content a request gets. */
export interface ContentSelection {
  /** Another content service than the configured one. */
  readonly endpoint?: string | undefined;
  /** The language's shared channel instead of the market's (CONTENT-13). */
  readonly useSharedChannels?: boolean | undefined;
  /** An editor's token: shows drafts and templates, with edit links. */
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
/** Format of a preview token that is safe in a header. */
const tokenPattern = /^[\w.~+/=-]{1,2000}$/;
/** Format of ad networks' click ids. */
const clickIdPattern = /^[\w.-]{1,500}$/;

/**
 * Reads the selection of a request from its query or from cookies of an earlier request (CONTENT-13, CONTENT-16), and
 * the cookies to set: the selection, and the click ids `fbclid` and `gclid` for ninety days (ROUTING-63). `endpoint` is
 * used only if its origin is in `allowedEndpoints` (CONTENT-14), to prevent server-side request forgery by links.
 */
export function readSelection(
  query: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
  options: { readonly allowedEndpoints: readonly string[]; readonly flags: CookieFlags },
): { selection: ContentSelection; cookies: CookieToSet[] } {
  const cookiesToSet: CookieToSet[] = [];
  const set = (name: string, value: string, extra: CookieSerializeOptions = {}) =>
    cookiesToSet.push({ name, value, options: { path: '/', ...options.flags, ...extra } });

  for (const name of ['fbclid', 'gclid']) {
    const value = query.get(name);
    if (value && clickIdPattern.test(value)) set(`tarima.${name}`, value, { maxAge: 90 * day });
  }

  const forced = query.get('forceUseSharedChannels');
  if (forced !== null) set(sharedCookie, forced === 'true' ? 'true' : '', forced === 'true' ? {} : { maxAge: 0 });

  const token = query.get('token');
  // An empty value ends the preview.
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
    cookies: cookiesToSet,
  };
}

const previewToken = (token: string | undefined) => (token && tokenPattern.test(token) ? token : undefined);
