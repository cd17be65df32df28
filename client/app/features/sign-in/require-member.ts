import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { loadPrivate } from '../../apollo/load.ts';
import { pathTo } from '../../i18n/paths.ts';
import { apolloContext, viewerContext } from '../../session/contexts.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';

type Args = LoaderFunctionArgs | ClientLoaderFunctionArgs;

/** Whether the viewer is signed in; for `loader` and `clientLoader`. */
export async function isMember({ context }: Args): Promise<boolean> {
  if (typeof document === 'undefined') return context.get(viewerContext).kind === 'member';
  return (await loadPrivate(context.get(apolloContext), ViewerDocument, {})).me !== null;
}

/** The login page, which leads back to the requested page. */
function getLoginPath({ request, params }: Args): string {
  const { pathname, search } = new URL(request.url);
  const locale = parseLocale(params.locale ?? '') ?? defaultLocale;
  return pathTo('login', locale, {}, { pageTo: pathname.replace(/\.data$/, '') + search });
}

/**
 * Redirects guests from a members-only page to login, which leads back to the page (ROUTING-46).
 * @throws Response with the redirect
 */
export async function requireMember(args: Args): Promise<void> {
  if (!(await isMember(args))) throw redirect(getLoginPath(args));
}

/**
 * Leaves a members-only page whose data came without the member: the session has ended since this document knew the member,
 * of whom a new document contains nothing (ROUTING-46, ROUTING-61). On the server such a member has no profile.
 * @throws Response with the redirect
 */
export function requireLoadedMember(args: Args, { me }: { readonly me: object | null }): void {
  if (me === null && typeof document !== 'undefined') throw redirectDocument(getLoginPath(args));
}
