import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import { useShellSuspenseQuery } from '../../shell/shell.gen.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useClubStockQuery } from './product-page.gen.ts';
import { StockText } from './stock-text.tsx';

/** Stock and price at the market's other clubs; asked only when the list is opened. */
export function OtherClubs({ sku }: { sku: string }) {
  const clubKey = useClubKey();
  const [opened, setOpened] = useState(false);
  const { data } = useShellSuspenseQuery();
  const others = data.clubs.filter((club) => club.key !== clubKey);
  if (others.length === 0) return null;
  return (
    <details className="group border-t border-line" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-12 list-none items-center gap-3 font-semibold">
        <Icon name="store" className="size-5 text-sea" />
        <span className="flex-1">
          {clubKey ? <Trans>Stock at other clubs</Trans> : <Trans>Stock at each club</Trans>}
        </span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="flex flex-col gap-1 pb-3">
        {opened && others.map((club) => <ClubRow key={club.key} sku={sku} clubKey={club.key} name={club.name} />)}
      </ul>
    </details>
  );
}

function ClubRow({ sku, clubKey, name }: { sku: string; clubKey: string; name: string }) {
  const money = useMoney();
  const { data, error } = useClubStockQuery({ variables: { sku, clubId: clubKey } });
  const variant = data?.productVariant;
  return (
    <li className="flex min-h-9 items-center justify-between gap-3 text-sm">
      <span>{name}</span>
      {variant && (
        <span className="flex gap-3">
          <StockText availability={variant.availability} />
          {variant.price && <span className="figures font-bold">{money(variant.price.current)}</span>}
        </span>
      )}
      {!variant && !error && <Skeleton className="h-4 w-24" />}
      {error && (
        <span className="text-ink-soft">
          <Trans>Not known right now</Trans>
        </span>
      )}
    </li>
  );
}
