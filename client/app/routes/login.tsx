import { useLingui } from '@lingui/react/macro';
import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { LoginView } from '../features/sign-in/login-view.tsx';
import { isMember } from '../features/sign-in/require-member.ts';
import { pathTo, splitLocale } from '../i18n/paths.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** Members who are signed in go where they wanted to; only to a page of the shop. */
async function skipForMembers(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  if (!(await isMember(args))) return null;
  const wanted = new URL(args.request.url).searchParams.get('pageTo') ?? '';
  const home = pathTo('home', parseLocale(args.params.locale ?? '') ?? defaultLocale);
  throw redirect(splitLocale(wanted) ? wanted : home);
}

export const loader = (args: LoaderFunctionArgs) => skipForMembers(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => skipForMembers(args);

export default function LoginPage() {
  const { t } = useLingui();
  return (
    <Page className="py-8 lg:py-12">
      <PageHead title={t`Sign in`} indexed={false} />
      <LoginView />
    </Page>
  );
}
