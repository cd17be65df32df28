import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { ContentPage } from '../../server/content/blocks.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Link } from '../../ui/link.tsx';
import { ContentView, EditFrame } from '../content/index.ts';
import { BenefitTable } from './benefit-table.tsx';
import { splitMembershipTexts } from './membership-texts.ts';
import { type Offers, OffersSection } from './offers-section.tsx';

/** The page that compares the memberships and sells them, with the editors' content around it. */
export function MembershipInfoView({
  page,
  ...sales
}: {
  /** Null while the content service is down. */
  page: ContentPage | null;
  clubKey: string | null;
  requestedClubKey: string | null;
  offers: Offers;
}) {
  const { t } = useLingui();
  const texts = splitMembershipTexts(page?.main ?? []);
  const title = texts.types?.title ?? t`Our memberships`;
  return (
    <ContentView page={{ title: page?.title ?? t`Membership`, top: page?.top ?? [], main: texts.others }}>
      <MemberNotice />
      <EditFrame href={texts.types?.editHref}>
        <OffersSection {...sales} title={title} texts={texts.types?.items ?? []} />
      </EditFrame>
      {texts.benefits && (
        <EditFrame href={texts.benefits.editHref}>
          <section>
            <h2 className="mb-4 text-xl lg:text-2xl">{texts.benefits.title}</h2>
            <BenefitTable title={texts.benefits.title ?? ''} benefits={texts.benefits.items} />
          </section>
        </EditFrame>
      )}
    </ContentView>
  );
}

/** What a member more likely wants than a second membership. */
function MemberNotice() {
  const pathTo = usePathTo();
  const { data } = useViewerQuery();
  if (!data?.me) return null;
  return (
    <p className="rounded-card bg-board p-4">
      <Trans>You’re already a member. You can renew or upgrade your membership in your account.</Trans>{' '}
      <Link to={pathTo('my-account')} className="inline-block py-2 font-semibold text-sea underline">
        <Trans>Go to my account</Trans>
      </Link>
    </p>
  );
}
