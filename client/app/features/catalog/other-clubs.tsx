import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ProductPageQuery, useClubPricesQuery } from './product-page.gen.ts';
import { StockText } from './stock-text.tsx';

type ClubsInStock = NonNullable<ProductPageQuery['productVariant']>['clubsInStock'];

/**
 * The other clubs with stock. Initially open when the shopper's club has none; prices are loaded when the list is
 * opened.
 */
export function OtherClubs({ sku, clubsInStock }: { sku: string; clubsInStock: ClubsInStock }) {
  const clubKey = usePickupClubKey();
  const others = clubsInStock.filter(({ club }) => club.key !== clubKey);
  const isInitiallyOpen = clubKey !== null && others.length === clubsInStock.length;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const { data } = useClubPricesQuery({ variables: { sku }, skip: !isOpen });
  const money = useMoney();
  if (others.length === 0) return null;
  const priceAt = (key: string) =>
    data?.productVariant?.clubsInStock.find(({ club }) => club.key === key)?.price?.current;
  return (
    <details
      open={isInitiallyOpen}
      className="group border-y border-line"
      onToggle={(event) => event.currentTarget.open && setOpen(true)}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold">
        <Icon name="pin" className="size-6 text-sea" />
        <span className="flex-1">
          {clubKey ? (
            <Plural value={others.length} one="At # other club" other="At # other clubs" />
          ) : (
            <Plural value={others.length} one="At # club" other="At # clubs" />
          )}
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-3 pl-9">
        {others.map(({ club, availability }) => {
          const price = priceAt(club.key);
          return (
            <li key={club.key} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 text-sm">
              <span>{club.name}</span>
              <span className="flex gap-3">
                <StockText availability={availability} />
                {price && <span className="figures font-bold">{money(price)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
