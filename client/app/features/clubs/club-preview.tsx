import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import type { ClubSummaryFragment } from '../../shell/shell.gen.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LineChange } from './line-change.tsx';
import type { ClubPreview as Preview } from './use-club-preview.ts';

interface Named {
  readonly name: string;
}

/** What choosing a club would change in the cart and in the list on the page; the amounts are the graph's. */
export function ClubPreview({
  preview: { isLoading, hasFailed, cart, list },
  club,
  current,
}: {
  preview: Preview;
  club: ClubSummaryFragment;
  current: Named | undefined;
}) {
  if (!isLoading && !hasFailed && !cart && !list) return null;
  return (
    <section aria-busy={isLoading || undefined} className="mt-5 rounded-card bg-board p-4">
      <h3 className="text-lg">
        <Trans>If you collect at {club.name}</Trans>
      </h3>
      {isLoading ? (
        <div className="mt-3 flex flex-col gap-2">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ) : (
        <>
          {hasFailed && (
            <Note icon="info">
              <Trans>We cannot tell just now what would change. Nothing is taken out of your cart.</Trans>
            </Note>
          )}
          {cart && <CartThere cart={cart} />}
          {list && <ListThere list={list} club={club} current={current} />}
        </>
      )}
    </section>
  );
}

function CartThere({ cart }: { cart: NonNullable<Preview['cart']> }) {
  const { there } = cart;
  if (!there) {
    return (
      <Note icon="alert">
        <Trans>This club takes no orders for pickup just now.</Trans>
      </Note>
    );
  }
  if (there.changes.length === 0) {
    return (
      <Note icon="check">
        <Trans>Your whole cart is there, at the same prices.</Trans>
      </Note>
    );
  }
  return (
    <>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {there.changes.map((change) => (
          <LineChange key={change.line.id} change={change} />
        ))}
      </ul>
      <dl className="mt-3 flex flex-col gap-1">
        <Amount
          label={
            there.itemCount === cart.itemCount ? (
              <Trans>Products ({cart.itemCount})</Trans>
            ) : (
              <Trans>
                Products ({there.itemCount} of {cart.itemCount})
              </Trans>
            )
          }
          now={cart.subtotal}
          there={there.subtotal}
        />
        {(cart.serviceFee || there.serviceFee) && (
          <Amount label={<Trans>Service fee</Trans>} now={cart.serviceFee} there={there.serviceFee} />
        )}
      </dl>
    </>
  );
}

type Money = NonNullable<Preview['cart']>['subtotal'];

function Amount({ label, now, there }: { label: ReactNode; now: Money | null; there: Money | null }) {
  const money = useMoney();
  const isSame = now?.centAmount === there?.centAmount;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="figures flex items-baseline gap-2 font-semibold">
        {!isSame && (
          <s className="font-normal text-ink-soft">
            <span className="sr-only">
              <Trans>now</Trans>{' '}
            </span>
            {now ? money(now) : <Trans>None</Trans>}
          </s>
        )}
        <b>{there ? money(there) : <Trans>None</Trans>}</b>
      </dd>
    </div>
  );
}

function ListThere({
  list,
  club,
  current,
}: {
  list: NonNullable<Preview['list']>;
  club: Named;
  current: Named | undefined;
}) {
  return (
    <Note icon="grid">
      <Trans>
        {club.name} has {list.there} of the {list.total} products in this list.
      </Trans>{' '}
      {current && list.here !== null && (
        <Trans>
          {current.name} has {list.here}.
        </Trans>
      )}
    </Note>
  );
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-2">
      <Icon name={icon} className="mt-0.5 size-5 text-sea" />
      <span>{children}</span>
    </p>
  );
}
