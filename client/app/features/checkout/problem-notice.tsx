import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import { type PaidSubject, useModals } from '../../session/modals.ts';
import { Icon } from '../../ui/icon.tsx';
import { focusWhenUncovered } from '../../ui/top-dialog.ts';
import { getFailureModal } from './failure-texts.ts';
import type { Money, PaymentProblem } from './payment.ts';

export type ProblemText = { readonly title: ReactNode; readonly text: ReactNode };

/**
 * Why nothing was paid. It takes the focus, so that screen readers announce it. A failed payment also opens a modal.
 */
export function ProblemNotice({
  problem,
  subject = 'cart',
  hasModal = true,
  supportCode,
  title,
  text,
}: ProblemText & {
  problem: PaymentProblem;
  subject?: PaidSubject;
  /** False when the page opens another modal for this problem. */
  hasModal?: boolean;
  /** The code that the modal shows for calls to support, when it is not that of the failure. */
  supportCode?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const modals = useModals();
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses once for each new problem
  useEffect(() => (box.current ? focusWhenUncovered(box.current) : undefined), [problem]);
  useEffect(() => {
    if (problem.type !== 'failure' || !hasModal) return;
    const { code, message } = problem;
    switch (getFailureModal(code)) {
      case 'error':
        return modals.open('error', { code: '500' });
      case 'taxesLineItem':
        return modals.open('taxesLineItem', { code, message });
      case 'paymentFailure':
        return modals.open('paymentFailure', { code, message, subject, supportCode });
    }
  }, [problem, subject, hasModal, supportCode, modals]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex gap-3 rounded-card bg-clay-soft p-4 outline-offset-2"
    >
      <Icon name="alert" className="size-6 text-clay" />
      <div>
        <h2 className="text-lg text-clay">{title}</h2>
        <div className="mt-0.5">{text}</div>
      </div>
    </div>
  );
}

/** The text for a total that changed since the shopper saw it. */
export function TotalChangedText({ seen, now }: { seen: Money | undefined; now: Money }) {
  const money = useMoney();
  return seen ? (
    <Trans>
      The total was {money(seen)} and is now <b>{money(now)}</b>. You haven’t been charged. Check it, then confirm the
      payment.
    </Trans>
  ) : (
    <Trans>
      The new total is <b>{money(now)}</b>. You haven’t been charged. Check it, then confirm the payment.
    </Trans>
  );
}
