import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { loadPrivate } from '../../apollo/load.ts';
import { pathTo } from '../../i18n/paths.ts';
import { hasAppParent } from '../../native/native-app.ts';
import { apolloContext, settingsContext, viewerContext } from '../../session/contexts.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** Whether the viewer is signed in; for `loader` and `clientLoader`. */
export async function isMember({ context }: Args): Promise<boolean> {
  if (typeof document === 'undefined') return context.get(viewerContext).kind === 'member';
  return (await loadPrivate(context.get(apolloContext), ViewerDocument, {})).me !== null;
}

/** The requested page. */
function getPagePath({ request }: Args): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, '') + search;
}

/** The login page, which leads back to the requested page. */
function getLoginPath(args: Args): string {
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  return pathTo('login', locale, {}, { pageTo: getPagePath(args) });
}

/** Whether the native app signs its members in, instead of the login page (NATIVE-10). */
const isAppSigningIn = ({ context }: Args): boolean =>
  typeof document === 'undefined' ? context.get(settingsContext).nativeApp !== undefined : hasAppParent();

/**
 * Redirects guests from a members-only page to login, which leads back to the page (ROUTING-46). In the native app there
 * is no redirect: the error page, with status 401, requests a session from the app (NATIVE-10, NATIVE-45).
 * @throws Response with the redirect or the status
 */
export async function requireMember(args: Args): Promise<void> {
  if (await isMember(args)) return;
  throw isAppSigningIn(args) ? data(null, { status: 401, statusText: 'Unauthorized' }) : redirect(getLoginPath(args));
}

/**
 * Leaves a members-only page whose data came without the member: the session has ended since this document knew the member,
 * of whom a new document contains nothing (ROUTING-46, ROUTING-61); in the native app a new document of the page itself, which
 * requests a session from the app. On the server such a member has no profile.
 * @throws Response with the redirect
 */
export function requireLoadedMember(args: Args, { me }: { readonly me: object | null }): void {
  if (me !== null || typeof document === 'undefined') return;
  throw redirectDocument(isAppSigningIn(args) ? getPagePath(args) : getLoginPath(args));
}
