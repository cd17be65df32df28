import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { ContentPage } from '../../server/content/blocks.ts';
import { useMembershipPath } from '../../session/membership-path.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import { Link } from '../../ui/link.tsx';
import { ContentView } from '../content/index.ts';
import { FormSkeleton } from '../person-form/index.ts';
import { useAccountSignInPath } from './use-account-sign-in-path.ts';

const loadForm = async () => (await import('./onboarding-form.tsx')).OnboardingForm;

/** The page where a member creates their online account, with the editors' content around the form. */
export function OnboardingView({ page }: { page: ContentPage | null }) {
  const { t } = useLingui();
  const Form = useDeferredCode(loadForm);
  const content = {
    title: page?.title ?? t`Create your online account`,
    top: page?.top ?? [],
    main: page?.main ?? [],
  };
  return (
    <ContentView page={content}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_20rem] lg:items-start lg:gap-14">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <Preparation />
        </div>
        <div className="max-w-2xl">{Form ? <Form /> : <FormSkeleton />}</div>
      </div>
    </ContentView>
  );
}

/** What the form asks for, and the next steps for people who do not need it. */
function Preparation() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const signIn = useAccountSignInPath();
  const membership = useMembershipPath();
  const member = useViewerQuery().data?.me;
  const link = 'inline-block py-2 font-semibold text-sea underline';
  return (
    <section aria-label={t`Before you start`} className="grid gap-4 rounded-card bg-board p-5">
      <h2 className="text-lg">
        <Trans>Have these ready</Trans>
      </h2>
      <ul className="grid gap-3">
        <li className="flex gap-3">
          <Icon name="card" className="size-6 text-sea" />
          <Trans>Your membership number</Trans>
        </li>
        <li className="flex gap-3">
          <Icon name="user" className="size-6 text-sea" />
          <Trans>Your ID</Trans>
        </li>
        <li className="flex gap-3">
          <Icon name="check" className="size-6 text-sea" />
          <Trans>Access to your email, to confirm your address</Trans>
        </li>
      </ul>
      <div className="grid justify-items-start border-t border-line-strong pt-2">
        {member ? (
          <>
            <p className="pt-2">
              <Trans>
                You’re signed in as {member.firstName}. You can create an account for another membership here.
              </Trans>
            </p>
            <Link to={pathTo('my-account')} className={link}>
              <Trans>My account</Trans>
            </Link>
          </>
        ) : (
          <>
            <a href={signIn} className={link}>
              <Trans>I already have an account</Trans>
            </a>
            {membership && (
              <Link to={membership} className={link}>
                <Trans>I’m not a member yet</Trans>
              </Link>
            )}
          </>
        )}
      </div>
    </section>
  );
}
