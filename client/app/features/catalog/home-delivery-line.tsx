import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FulfillmentOption } from './fulfillment-option.tsx';
import { type HomeDeliveryQuery, type ProductPageQuery, useHomeDeliveryQuery } from './product-page.gen.ts';

type ClubsInStock = NonNullable<ProductPageQuery['productVariant']>['clubsInStock'];

const link = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/**
 * Home delivery option: a sign-in link, a note on another country, a link to add an address, or the delivery estimate.
 */
export function HomeDeliveryLine({ clubsInStock }: { clubsInStock: ClubsInStock }) {
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const { data: viewer } = useViewerQuery();
  const me = viewer?.me;
  const isOfThisMarket = me?.marketCode === locale.market.code;
  const chosen = useChosenAddress();
  // Null lets the server use the cart's address, or the default address if there is no cart and no choice.
  const addressId = viewer?.cart?.delivery ? null : (chosen?.id ?? null);
  const { data, error } = useHomeDeliveryQuery({ variables: { addressId }, skip: !isOfThisMarket });
  const title = <Trans>Home delivery</Trans>;
  if (!me) {
    return (
      <FulfillmentOption icon="truck" title={title}>
        <Link to={pathTo('login', {}, { pageTo: pathname })} className={link}>
          <Trans>Sign in to see delivery times for your address</Trans>
        </Link>
      </FulfillmentOption>
    );
  }
  if (!isOfThisMarket) {
    return (
      <FulfillmentOption icon="truck" title={title}>
        <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>
      </FulfillmentOption>
    );
  }
  if (error) return null;
  if (!data) {
    return (
      <FulfillmentOption icon="truck" title={title}>
        <Skeleton className="h-5 w-52" />
      </FulfillmentOption>
    );
  }
  if (!data.homeDelivery) {
    return (
      <FulfillmentOption icon="truck" title={title}>
        <Link to={pathTo('address-book')} className={link}>
          <Trans>Add an address in our delivery area</Trans>
        </Link>
      </FulfillmentOption>
    );
  }
  return <DeliveryEstimate home={data.homeDelivery} clubsInStock={clubsInStock} />;
}

function DeliveryEstimate({
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
      <FulfillmentOption icon="truck" title={title}>
        <span className="text-ink-soft">
          <Trans>Out of stock at the club that delivers to this address.</Trans>
        </span>
      </FulfillmentOption>
    );
  }
  const day = new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' }).format(home.daysUntilDelivery, 'day');
  const price = money(home.price);
  return (
    <FulfillmentOption icon="truck" title={title}>
      {home.freeAbove ? (
        <Trans>
          Arrives {day} · {price}, free on orders of {money(home.freeAbove)} or more
        </Trans>
      ) : (
        <Trans>
          Arrives {day} · {price}
        </Trans>
      )}
    </FulfillmentOption>
  );
}
