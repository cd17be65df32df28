import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/badge.tsx';
import type { OrderRowFragment } from './orders.gen.ts';

const tones = { OPEN: 'sea', COMPLETED: 'good', CANCELLED: 'plain' } as const;

/** The status of an order, with the label of its code (ORDERS-41, ORDERS-334). */
export function StageBadge({ order }: { order: Pick<OrderRowFragment, 'stage' | 'statusLabel'> }) {
  return (
    <Badge tone={tones[order.stage]}>
      <span className="sr-only">
        <Trans>Order status:</Trans>{' '}
      </span>
      {order.statusLabel}
    </Badge>
  );
}
