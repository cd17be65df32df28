import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-router';
import { usePage } from '../../app-providers.tsx';
import { usePathTo } from '../../i18n/use-locale.ts';
import { poll, repeatInterval } from '../../poll.ts';
import { trackOnce } from '../../session/track-once.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readGuestDetails } from '../checkout/index.ts';
import { DeliveryTime } from './delivery-time.tsx';
import { OrderTotals } from './order-totals.tsx';
import { type OrderPartsFragment, useOrderQuery } from './orders.gen.ts';

const pollIntervalMs = 2_000;

/** Confirms an order: its number immediately (CHECKOUT-67), its details once order management has them. */
export function OrderConfirmation({ orderNumber }: { orderNumber: string | null }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const email = useGuestEmail();
  if (!orderNumber) {
    return (
      <EmptyState headingLevel="h1" title={t`Order not found`} text={t`You’ll find your orders in My orders.`}>
        <LinkButton to={pathTo('recent-purchases')}>
          <Trans>My orders</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="flex flex-col items-center gap-3 rounded-card bg-sea px-5 py-10 text-center text-paper">
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-mango text-ink">
          <Icon name="check" className="size-8" />
        </span>
        <h1 className="text-3xl">
          <Trans>Thank you!</Trans>
        </h1>
        <p className="text-lg">
          <Trans>
            Your order number is <b className="figures whitespace-nowrap">{orderNumber}</b>
          </Trans>
        </p>
      </div>
      <PlacedOrder orderNumber={orderNumber} email={email} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ViewOrderLink orderNumber={orderNumber} email={email} />
        <LinkButton variant="secondary" to={pathTo('home')}>
          <Trans>Continue shopping</Trans>
        </LinkButton>
      </div>
    </>
  );
}

interface PlacedOrderProps {
  readonly orderNumber: string;
  /** The guest's email; null for members, undefined until session storage has been read. */
  readonly email: string | null | undefined;
}

/** Reads the guest's email from session storage. */
function useGuestEmail(): PlacedOrderProps['email'] {
  const [email, setEmail] = useState<PlacedOrderProps['email']>();
  useEffect(() => setEmail(readGuestDetails()?.email ?? null), []);
  return email;
}

/** Links to the order. For guests it posts the email, so that they need not enter it on the look-up page. */
function ViewOrderLink({ orderNumber, email }: PlacedOrderProps) {
  const pathTo = usePathTo();
  const address = pathTo('order-details', { orderID: orderNumber });
  if (!email) {
    return (
      <LinkButton to={address}>
        <Trans>View order</Trans>
      </LinkButton>
    );
  }
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="email" value={email} />
      <Button type="submit">
        <Trans>View order</Trans>
      </Button>
    </Form>
  );
}

/**
 * Polls the order in the browser, because order management has it only after a few seconds. After
 * `placedOrderPollingSeconds` it shows where to find the order (ORDERS-40).
 */
function PlacedOrder({ orderNumber, email }: PlacedOrderProps) {
  const { data, refetch } = useOrderQuery({
    variables: { orderNumber, email: email ?? null },
    skip: email === undefined,
    ssr: false,
    errorPolicy: 'all',
  });
  const order = data?.order;
  const [hasTimedOut, setTimedOut] = useState(false);
  const pollingTimeoutMs = usePage().settings.checkout.placedOrderPollingSeconds * 1_000;
  const findOrder = useEffectEvent(() =>
    refetch().then(
      (result) => result.data?.order ?? undefined,
      () => undefined,
    ),
  );
  const isPolling = email !== undefined && !order;
  useEffect(() => {
    if (!isPolling) return;
    const controller = new AbortController();
    const { signal } = controller;
    void poll({ waitsMs: repeatInterval(pollIntervalMs, pollingTimeoutMs), signal }, findOrder).then(
      (found) => found || signal.aborted || setTimedOut(true),
    );
    return () => controller.abort();
  }, [isPolling, pollingTimeoutMs]);
  if (!order && hasTimedOut) {
    return (
      <p role="status" className="mt-8 flex gap-3 rounded-card bg-board p-5">
        <Icon name="info" className="size-6 text-sea" />
        <span>
          <Trans>
            Your order has been placed, but we couldn’t load its details. Keep the order number and open the order in a
            few minutes.
          </Trans>
        </span>
      </p>
    );
  }
  if (!order) {
    // As high as the details of most orders, so that what follows does not move.
    return (
      <div className="mt-8 grid gap-6 sm:grid-cols-2" aria-busy="true">
        <Skeleton className="h-62 w-full sm:h-54" />
        <Skeleton className="h-58 w-full sm:h-54" />
      </div>
    );
  }
  return <OrderDetails order={order} />;
}

/** Records an order once, also when the page is loaded again (ANALYTICS-9). */
function useTrackOrder(order: OrderPartsFragment): void {
  const record = useEffectEvent(() => {
    const products = order.lines.map(({ variant, name, unitPrice, quantity }) => ({
      sku: variant.sku,
      name,
      price: unitPrice,
      quantity,
    }));
    const isInvoiceNamed = order.invoice?.isNamed ?? null;
    trackOnce(order.orderNumber, { type: 'order-completed', order: { ...order, products, isInvoiceNamed } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => record(), [order.orderNumber]);
}

function OrderDetails({ order }: { order: OrderPartsFragment }) {
  const { deliveryMethod, fulfillmentClub, deliveryAddress, email } = order;
  useTrackOrder(order);
  return (
    <div className="mt-8 grid gap-6 sm:grid-cols-2">
      <section className="rounded-card border border-line p-5">
        <h2 className="mb-2 text-lg">
          <Trans>What happens next</Trans>
        </h2>
        <ul className="flex flex-col gap-2.5">
          {email && (
            <li className="flex gap-2.5">
              <Icon name="receipt" className="size-5 text-sea" />
              <span className="min-w-0 wrap-anywhere">
                <Trans>We’re emailing the confirmation to {email}. Keep your order number.</Trans>
              </span>
            </li>
          )}
          <li className="flex gap-2.5">
            <Icon name={deliveryMethod === 'DELIVERY' ? 'truck' : 'store'} className="size-5 text-sea" />
            <div className="min-w-0 wrap-anywhere">
              {deliveryMethod === 'DELIVERY' ? (
                <Trans>We’ll deliver it to {deliveryAddress?.alias ?? deliveryAddress?.streetText}.</Trans>
              ) : (
                <Trans>
                  Pick it up at {fulfillmentClub?.name}, {fulfillmentClub?.address}. Bring your membership card.
                </Trans>
              )}
              <DeliveryTime order={order} className="mt-1 font-semibold" />
            </div>
          </li>
        </ul>
      </section>
      <section className="rounded-card bg-board p-5">
        <OrderTotals order={order} />
      </section>
    </div>
  );
}
