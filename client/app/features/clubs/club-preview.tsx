import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClubSummaryFragment } from '../../session/shell.gen.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CartComparison } from './cart-comparison.tsx';
import type { ClubPreview as Preview } from './use-club-preview.ts';

interface Named {
  readonly name: string;
}

/** Shows what choosing a club would change in the cart and in the product list; the server computes the amounts. */
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
        <Trans>If you pick up at {club.name}</Trans>
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
              <Trans>Right now we can’t check how your cart would change. Nothing has changed; try again.</Trans>
            </Note>
          )}
          {cart && <CartChange cart={cart} />}
          {list && <ListThere list={list} club={club} current={current} />}
        </>
      )}
    </section>
  );
}

/** Changes of the cart at the club, or a note when nothing changes. */
function CartChange({ cart: { now, there } }: { cart: NonNullable<Preview['cart']> }) {
  if (!there) {
    return (
      <Note icon="alert">
        <Trans>This club isn’t taking pickup orders right now. Choose another club or try again later.</Trans>
      </Note>
    );
  }
  if (there.changes.length === 0) {
    return (
      <Note icon="check">
        <Trans>Everything in your cart is available there at the same prices.</Trans>
      </Note>
    );
  }
  return <CartComparison now={now} there={there} />;
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
