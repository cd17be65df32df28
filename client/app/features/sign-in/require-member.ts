import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
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

/**
 * Redirects guests from a members-only page to login, which leads back to the page (ROUTING-46).
 * @throws Response with the redirect
 */
export async function requireMember(args: Args): Promise<void> {
  if (await isMember(args)) return;
  const { pathname, search } = new URL(args.request.url);
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  throw redirect(pathTo('login', locale, {}, { pageTo: pathname.replace(/\.data$/, '') + search }));
}
