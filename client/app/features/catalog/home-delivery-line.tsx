import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type HomeDeliveryQuery, type ProductPageQuery, useHomeDeliveryQuery } from './product-page.gen.ts';
import { Way } from './way.tsx';

type ClubsInStock = NonNullable<ProductPageQuery['productVariant']>['clubsInStock'];

const link = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/** Home delivery for this shopper: sign in, another country, no address, or when it arrives. */
export function HomeDeliveryLine({ clubsInStock }: { clubsInStock: ClubsInStock }) {
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const { data: viewer } = useViewerQuery();
  const me = viewer?.me;
  const isOfThisMarket = me?.marketCode === locale.market.code;
  const chosen = useChosenAddress();
  // A cart's own address counts without being named; without one and without a choice, the default address does.
  const addressId = viewer?.cart?.delivery ? null : (chosen?.id ?? null);
  const { data, error } = useHomeDeliveryQuery({ variables: { addressId }, skip: !isOfThisMarket });
  const title = <Trans>Home delivery</Trans>;
  if (!me) {
    return (
      <Way icon="truck" title={title}>
        <Link to={pathTo('login', {}, { pageTo: pathname })} className={link}>
          <Trans>Sign in to see delivery times for your address</Trans>
        </Link>
      </Way>
    );
  }
  if (!isOfThisMarket) {
    return (
      <Way icon="truck" title={title}>
        <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>
      </Way>
    );
  }
  if (error) return null;
  if (!data) {
    return (
      <Way icon="truck" title={title}>
        <Skeleton className="h-5 w-52" />
      </Way>
    );
  }
  if (!data.homeDelivery) {
    return (
      <Way icon="truck" title={title}>
        <Link to={pathTo('address-book')} className={link}>
          <Trans>Add an address in our delivery area</Trans>
        </Link>
      </Way>
    );
  }
  return <ToAddress home={data.homeDelivery} clubsInStock={clubsInStock} />;
}

function ToAddress({
  home,
  clubsInStock,
}: {
  home: NonNullable<HomeDeliveryQuery['homeDelivery']>;
  clubsInStock: ClubsInStock;
}) {
  const money = useMoney();
  const locale = useLocale();
  const place = home.alias ?? home.streetText;
  const title = <Trans>Home delivery: {place}</Trans>;
  if (!clubsInStock.some(({ club }) => club.key === home.club.key)) {
    return (
      <Way icon="truck" title={title}>
        <span className="text-ink-soft">
          <Trans>Out of stock at the club that delivers to this address.</Trans>
        </span>
      </Way>
    );
  }
  const day = new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' }).format(home.daysUntilDelivery, 'day');
  const price = money(home.price);
  return (
    <Way icon="truck" title={title}>
      {home.freeAbove ? (
        <Trans>
          Arrives {day} · {price}, free on orders of {money(home.freeAbove)} or more
        </Trans>
      ) : (
        <Trans>
          Arrives {day} · {price}
        </Trans>
      )}
    </Way>
  );
}
