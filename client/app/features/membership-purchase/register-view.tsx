import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@tarima/markets/money';
import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { ContentPage } from '../../server/content/blocks.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import { Link } from '../../ui/link.tsx';
import { ShelfTag } from '../../ui/shelf-tag.tsx';
import { ContentView } from '../content/index.ts';
import { FormSkeleton } from '../person-form/index.ts';
import type { MembershipOfferPartsFragment } from './membership-offers.gen.ts';

const loadForm = async () => (await import('./register-form.tsx')).RegisterForm;

interface Purchase {
  readonly type: MembershipType;
  readonly clubKey: string;
  /** Undefined while the membership API is down. */
  readonly offer: MembershipOfferPartsFragment | undefined;
}

/** The page where a new member enters their details, with the editors' content around it. */
export function MembershipRegisterView({ page, ...purchase }: Purchase & { page: ContentPage | null }) {
  const { t } = useLingui();
  const { type, clubKey } = purchase;
  const Form = useDeferredCode(loadForm);
  const viewer = useViewerQuery().data;
  const content = { title: page?.title ?? t`Your details`, top: page?.top ?? [], main: page?.main ?? [] };
  return (
    <ContentView page={content}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,42rem)_20rem] lg:items-start lg:gap-14">
        <div className="lg:sticky lg:top-24 lg:order-2">
          <PurchaseSummary {...purchase} />
        </div>
        <div className="max-w-2xl">
          {Form && viewer ? (
            <Form key={viewer.me?.id} type={type} clubKey={clubKey} memberId={viewer.me?.id ?? null} />
          ) : (
            <FormSkeleton />
          )}
        </div>
      </div>
    </ContentView>
  );
}

/** What is bought, where, and for how much; with the way back. */
function PurchaseSummary({ type, clubKey, offer }: Purchase) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find(({ key }) => key === clubKey);
  const inUsd = offer?.priceInUsd && formatMoney(offer.priceInUsd, locale);
  return (
    <section aria-label={t`Your membership`} className="grid justify-items-start gap-3 rounded-card bg-board p-5">
      <p className="font-display text-xl font-bold">{i18n._(membershipTypeNames[type])}</p>
      {club && (
        <p className="text-ink-soft">
          <Trans>At {club.name}. It works at every club.</Trans>
        </p>
      )}
      {offer?.price && (
        <ShelfTag price={formatMoney(offer.price, locale)} priceLabel={t`Yearly price`} note={t`for a year`} />
      )}
      {inUsd && (
        <p className="figures text-sm text-ink-soft">
          <Trans>{inUsd} in US dollars</Trans>
        </p>
      )}
      {offer && !offer.price && <p>{t`You’ll see the price before you pay.`}</p>}
      <Link
        to={pathTo('membership-info', {}, { club: clubKey })}
        className="inline-block py-2 font-semibold text-sea underline"
      >
        <Trans>Change membership or club</Trans>
      </Link>
    </section>
  );
}
