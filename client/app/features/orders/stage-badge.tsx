import { Badge } from '../../ui/badge.tsx';
import type { OrderRowFragment } from './orders.gen.ts';

const tones = { OPEN: 'sea', COMPLETED: 'good', CANCELLED: 'plain' } as const;

/** The status of an order, with the label from order management. */
export function StageBadge({ order }: { order: Pick<OrderRowFragment, 'stage' | 'statusLabel'> }) {
  return <Badge tone={tones[order.stage]}>{order.statusLabel}</Badge>;
}
