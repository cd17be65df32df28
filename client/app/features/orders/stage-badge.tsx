import { Badge } from '../../ui/badge.tsx';
import type { OrderRowFragment } from './orders.gen.ts';

const tones = { OPEN: 'sea', COMPLETE: 'good', CANCELLED: 'plain' } as const;

/** An order's status in the club's words. */
export function StageBadge({ order }: { order: Pick<OrderRowFragment, 'stage' | 'statusLabel'> }) {
  return <Badge tone={tones[order.stage]}>{order.statusLabel}</Badge>;
}
