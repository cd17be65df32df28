import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { OlderOrders } from './older-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { useOrdersSuspenseQuery } from './orders.gen.ts';
import { isFiltered, type PurchaseFilter, toOrdersVariables } from './purchase-filter.ts';
import { PurchaseFilterForm } from './purchase-filter-form.tsx';

/** The member's orders, newest first. Older ones are loaded on request and stay cached for Back (ORDERS-27). */
export function RecentPurchases({ filter }: { filter: PurchaseFilter }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const isLoading = useNavigation().state === 'loading';
  const variables = toOrdersVariables(filter);
  const { data } = useOrdersSuspenseQuery({ variables });
  const { nodes, pageInfo, totalCount } = data.orders;
  const list = useRef<HTMLUListElement>(null);
  const firstLoaded = useRef<string>(undefined);
  // The button that loads older orders disappears with the last of them, so the focus moves to the first that it loaded,
  // in the commit that removes the button.
  useLayoutEffect(() => {
    const index = nodes.findIndex(({ orderNumber }) => orderNumber === firstLoaded.current);
    if (index === -1) return;
    firstLoaded.current = undefined;
    list.current?.children[index]?.querySelector('a')?.focus();
  }, [nodes]);
  // Orders that match a filter are counted once all of them are shown (decision 063).
  const count = totalCount ?? (pageInfo.hasNextPage ? null : nodes.length);

  if (nodes.length === 0 && !isFiltered(filter)) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`No orders yet`}
        text={t`Your orders will appear here, so you can track them and buy again.`}
      >
        <LinkButton to={pathTo('categories')}>
          <Trans>See all categories</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mb-5 text-2xl lg:text-3xl">
        <Trans>My orders</Trans>
      </h1>
      <PurchaseFilterForm filter={filter} />
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className={nodes.length === 0 ? 'sr-only' : 'text-ink-soft'}>
          {count !== null && <Plural value={count} one="# order" other="# orders" />}
        </p>
        {isFiltered(filter) && nodes.length > 0 && (
          <Link
            to={pathTo('recent-purchases')}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sea underline"
          >
            <Trans>Clear filters</Trans>
          </Link>
        )}
      </div>
      {nodes.length > 0 ? (
        <ul ref={list} className={cx('flex flex-col gap-4 transition-opacity duration-150', isLoading && 'opacity-60')}>
          {nodes.map((order) => (
            <li key={order.orderNumber}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      ) : (
        <NoMatch hasOlder={pageInfo.hasNextPage} />
      )}
      {pageInfo.hasNextPage && (
        <OlderOrders
          key={JSON.stringify(variables)}
          variables={variables}
          page={data.orders}
          onLoad={(orderNumber) => {
            firstLoaded.current = orderNumber;
          }}
        />
      )}
    </>
  );
}

/** No order matches the filters; with `hasOlder`, older orders have not been searched yet (ORDERS-321, ORDERS-319). */
function NoMatch({ hasOlder }: { hasOlder: boolean }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      title={t`No orders found`}
      text={
        hasOlder
          ? t`None of your latest orders match. You can search your older orders.`
          : t`No orders match all of these filters. Try fewer words, or clear the filters.`
      }
    >
      <LinkButton to={pathTo('recent-purchases')} preventScrollReset>
        <Trans>Clear filters</Trans>
      </LinkButton>
    </EmptyState>
  );
}
