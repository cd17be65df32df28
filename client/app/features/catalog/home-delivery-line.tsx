import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { formatDaysFromNow } from '../../i18n/dates.ts';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FulfillmentOption } from './fulfillment-option.tsx';
import { type HomeDeliveryQuery, type ProductPageQuery, useHomeDeliveryQuery } from './product-page.gen.ts';

type ClubsInStock = NonNullable<ProductPageQuery['productVariant']>['clubsInStock'];
type HomeDelivery = NonNullable<HomeDeliveryQuery['homeDelivery']>;

const link = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/** The lines of an estimate: the place, and the day and price, which wrap on narrow screens. */
const estimateHeight = 'min-h-15 sm:min-h-10';

/**
 * Home delivery option: a sign-in link, a note on another country, a link to add an address, or the delivery estimate.
 */
export function HomeDeliveryLine({ clubsInStock }: { clubsInStock: ClubsInStock }) {
  return (
    <FulfillmentOption icon="truck" title={<Trans>Home delivery</Trans>}>
      <DeliveryToViewer clubsInStock={clubsInStock} />
    </FulfillmentOption>
  );
}

function DeliveryToViewer({ clubsInStock }: { clubsInStock: ClubsInStock }) {
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
  if (!me) {
    return (
      <Link to={pathTo('login', {}, { pageTo: pathname })} className={link}>
        <Trans>Sign in to see delivery times for your address</Trans>
      </Link>
    );
  }
  if (!isOfThisMarket) {
    return <Trans>Your membership is from another country. Your saved addresses are in that country’s shop.</Trans>;
  }
  if (error) {
    return (
      <p className={cx(estimateHeight, 'text-ink-soft')}>
        <Trans>We can’t load delivery times right now. Your cart is saved; try again in a moment.</Trans>
      </p>
    );
  }
  if (!data) {
    return (
      <div className={estimateHeight}>
        <Skeleton className="h-5 w-52" />
      </div>
    );
  }
  const home = data.homeDelivery;
  if (!home) {
    return (
      <Link to={pathTo('address-book')} className={link}>
        <Trans>Add an address in our delivery area</Trans>
      </Link>
    );
  }
  return (
    <div className={estimateHeight}>
      <p className="truncate">{home.alias ?? home.streetText}</p>
      <Estimate home={home} isInStock={clubsInStock.some(({ club }) => club.key === home.club.key)} />
    </div>
  );
}

function Estimate({ home, isInStock }: { home: HomeDelivery; isInStock: boolean }) {
  const money = useMoney();
  const locale = useLocale();
  if (!isInStock) {
    return (
      <p className="text-ink-soft">
        <Trans>Out of stock at the club that delivers to this address.</Trans>
      </p>
    );
  }
  const day = formatDaysFromNow(home.daysUntilDelivery, locale.code);
  const price = money(home.price);
  return (
    <p>
      {home.freeAbove ? (
        <Trans>
          Arrives {day} · {price}, free on orders of {money(home.freeAbove)} or more
        </Trans>
      ) : (
        <Trans>
          Arrives {day} · {price}
        </Trans>
      )}
    </p>
  );
}
