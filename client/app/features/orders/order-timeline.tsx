import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OrderPartsFragment } from './orders.gen.ts';
import { getCurrentMilestone, listMilestones, type Milestone } from './timeline.ts';

const milestoneNames: Readonly<Record<Milestone, MessageDescriptor>> = {
  received: msg`Order received`,
  reserved: msg`Items reserved`,
  preparing: msg`Being prepared`,
  'in-transit': msg`On its way`,
  delivered: msg`Delivered`,
  done: msg`Picked up`,
};

/** The progress of an order as a list of steps; a text for one that is cancelled or may be (ORDERS-36, ORDERS-252). */
export function OrderTimeline({ order }: { order: OrderPartsFragment }) {
  const { t, i18n } = useLingui();
  const milestone = getCurrentMilestone(order);
  if (milestone === null) {
    return (
      <p className="flex items-center gap-2 rounded-card bg-board p-4 font-medium">
        <Icon name="close" className="size-5" />
        <Trans>This order was cancelled.</Trans>
      </p>
    );
  }
  if (order.isCancellationRequested) {
    return (
      <p className="flex gap-2 rounded-card bg-board p-4 font-medium">
        <Icon name="info" className="size-5 shrink-0" />
        <span>
          <Trans>We’ve asked the club to cancel this order.</Trans>{' '}
          {order.payment && <Trans>Once it’s cancelled, we’ll refund you the way you paid.</Trans>}
        </span>
      </p>
    );
  }
  const milestones = listMilestones(order);
  const current = milestones.indexOf(milestone);
  return (
    <ol aria-label={t`Order progress`} className="flex flex-col sm:flex-row">
      {milestones.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="relative flex flex-1 items-center gap-3 pb-4 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 sm:text-center"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={cx(
                'absolute -top-4 left-3.5 h-4 w-0.5 sm:top-3.5 sm:-left-1/2 sm:h-0.5 sm:w-full',
                index <= current ? 'bg-sea' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'relative z-10 inline-flex size-7.5 shrink-0 items-center justify-center rounded-full border-2',
              index <= current ? 'border-sea bg-sea text-paper' : 'border-line-strong bg-paper',
            )}
          >
            {index <= current && <Icon name="check" className="size-4" />}
          </span>
          <span className={cx('text-sm', index === current ? 'font-bold' : index > current && 'text-ink-soft')}>
            {i18n._(milestoneNames[step])}
          </span>
        </li>
      ))}
    </ol>
  );
}
