import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@tarima/markets/money';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { membershipTypeNames } from '../../session/membership-types.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ShelfTag } from '../../ui/shelf-tag.tsx';
import type { MembershipOfferPartsFragment } from './membership-offers.gen.ts';

/** A type of membership with its yearly price and the link to buy it. */
export function OfferCard({
  offer: { type, price, priceInUsd },
  clubKey,
  text,
}: {
  offer: MembershipOfferPartsFragment;
  clubKey: string;
  /** The editors' text about the type. */
  text: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const inUsd = priceInUsd && formatMoney(priceInUsd, locale);
  const name = i18n._(membershipTypeNames[type]);
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-paper p-5 max-[23rem]:p-3">
      <div>
        <h3 className="text-xl lg:text-2xl">{name}</h3>
        {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
      </div>
      <div className="mt-auto">
        {price ? (
          <ShelfTag size="page" price={formatMoney(price, locale)} priceLabel={t`Yearly price`} note={t`for a year`} />
        ) : (
          <p className="font-semibold">
            <Trans>You’ll see the price before you pay.</Trans>
          </p>
        )}
        {inUsd && (
          <p className="figures mt-2 text-sm text-ink-soft">
            <Trans>{inUsd} in US dollars</Trans>
          </p>
        )}
      </div>
      <LinkButton fullWidth className="px-2!" to={pathTo('membership-register', {}, { type, club: clubKey })}>
        <Trans>Buy {name}</Trans>
      </LinkButton>
    </li>
  );
}
