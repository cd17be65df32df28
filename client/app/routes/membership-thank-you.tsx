import { useLingui } from '@lingui/react/macro';
import { defaultLocale, parseLocale } from '@tarima/markets/locale';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLocation,
  useSearchParams,
} from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { membershipPages } from '../features/checkout/index.ts';
import {
  getPagePurpose,
  MembershipAttemptDocument,
  MembershipThankYou,
} from '../features/membership-checkout/index.ts';
import { BackToApp } from '../features/native-app/index.ts';
import { requireMember } from '../features/sign-in/index.ts';
import { pathTo } from '../i18n/paths.ts';
import { apolloContext } from '../session/contexts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

/** A payment that is not completed continues on its checkout page. Renewals and upgrades are for members (ROUTING-45). */
async function loadPage(args: LoaderFunctionArgs | ClientLoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(args.request.url);
  const purpose = getPagePurpose(pathname);
  if (purpose !== 'MEMBERSHIP_NEW') await requireMember(args);
  const id = searchParams.get('attempt');
  if (id === null) return null;
  const { loadFresh } = createPageLoads<RouteOperations['membership-thank-you']>(args.context.get(apolloContext));
  const { checkoutAttempt } = await loadFresh(MembershipAttemptDocument, { id });
  if (checkoutAttempt?.purpose === purpose && checkoutAttempt.status !== 'COMPLETED') {
    const locale = parseLocale(args.params.locale ?? '') ?? defaultLocale;
    throw redirect(pathTo(membershipPages[purpose].checkout, locale, {}, { attempt: id }));
  }
  return null;
}

export const loader = (args: LoaderFunctionArgs) => loadPage(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadPage(args);

export default function MembershipThankYouPage() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  return (
    <Page width="column">
      <PageHead title={t`Thank you!`} indexed={false} />
      <MembershipThankYou purpose={getPagePurpose(pathname)} attemptId={query.get('attempt')} />
      <BackToApp />
    </Page>
  );
}
