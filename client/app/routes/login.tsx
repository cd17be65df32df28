import { useLingui } from '@lingui/react/macro';
import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { isMember, LoginView, resolveReturnPath } from '../features/sign-in/index.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';

/** Redirects signed-in members to the page in `pageTo` (ROUTING-49), within the shop only. */
async function skipForMembers(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  if (!(await isMember(args))) return null;
  const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
  throw redirect(resolveReturnPath(new URL(args.request.url).searchParams.get('pageTo'), locale));
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
