import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { type PaidSubject, useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PalletMark } from '../../ui/logo.tsx';
import type { PaymentStage } from './payment.ts';
import type { PendingAction } from './use-payment.ts';

type Stage = PaymentStage | 'leaving';

const stageMessages: Readonly<Record<Stage, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  preparing: {
    title: msg`One moment…`,
    text: msg`We’re reserving your items.`,
  },
  charging: {
    title: msg`Processing your payment`,
    text: msg`Stay on this page. This takes a few seconds.`,
  },
  confirming: {
    title: msg`Confirming your payment`,
    text: msg`We’re waiting for your bank or payment provider to respond. Stay on this page.`,
  },
  slow: {
    title: msg`Your bank is taking longer than usual`,
    text: msg`We’re still checking with your bank. Don’t pay again; you won’t be charged twice. If you close this page, the order will appear in My orders once your bank responds.`,
  },
  leaving: {
    title: msg`Redirecting…`,
    text: msg`One moment…`,
  },
};

/** Where a payment for a membership has other texts than one for a cart. */
const membershipMessages: Partial<typeof stageMessages> = {
  preparing: {
    title: msg`One moment…`,
    text: msg`We’re checking your membership and its price.`,
  },
  confirming: {
    title: msg`Confirming your membership`,
    text: msg`We’re waiting for your bank or the membership service to respond. Stay on this page.`,
  },
  slow: {
    title: msg`Your payment is taking longer than usual`,
    text: msg`We’re waiting for your bank or for the membership service. Don’t pay again; you won’t be charged twice. If you close this page, we’ll email you the result.`,
  },
};

const getStageMessage = (stage: Stage, subject: PaidSubject) =>
  (subject === 'membership' ? membershipMessages[stage] : undefined) ?? stageMessages[stage];

/** Title and text for the current stage of the payment. */
export function PaymentStageMessage({ stage, subject = 'cart' }: { stage: Stage; subject?: PaidSubject }) {
  const { i18n } = useLingui();
  const { title, text } = getStageMessage(stage, subject);
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-6 text-center">
      <PalletMark className="h-14 w-auto animate-[breathe_1.4s_infinite]" />
      <p className="font-display text-xl font-bold">{i18n._(title)}</p>
      <p className="max-w-md text-ink-soft">{i18n._(text)}</p>
    </div>
  );
}

/** The overlay that blocks the page while the payment runs (CHECKOUT-57). */
export function PaymentOverlay({ stage, subject = 'cart' }: { stage: Stage | undefined; subject?: PaidSubject }) {
  const { i18n } = useLingui();
  const modals = useModals();
  const isWaiting = stage !== undefined;
  useEffect(() => {
    for (const name of ['loading', 'paymentFailure', 'threeDSecure'] as const) modals.prepare(name);
  }, [modals]);
  useEffect(() => {
    if (!stage) return;
    const { title, text } = getStageMessage(stage, subject);
    modals.open('loading', { title: i18n._(title), text: i18n._(text) });
  }, [stage, subject, i18n, modals]);
  useEffect(() => {
    if (isWaiting) return () => modals.close('loading');
  }, [isWaiting, modals]);
  return null;
}

/** The dialog that blocks the page while the payment waits for its shopper. */
export function ActionDialog({
  pending: { action, attemptId, method },
  subject = 'cart',
  onContinue,
  onCancel,
}: {
  pending: PendingAction;
  subject?: PaidSubject;
  /** Opens the provider's page. */
  onContinue: (url: string) => void;
  onCancel: () => void;
}) {
  const modals = useModals();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its handlers do not change while it is open
  useEffect(() => {
    const { url } = action;
    modals.open('threeDSecure', {
      action:
        action.__typename === 'CardAuthentication'
          ? { type: 'frame', url, accessToken: action.accessToken, attemptId }
          : {
              type: 'redirect',
              provider: method === 'PAYPAL' ? 'paypal' : 'card-page',
              onContinue: () => onContinue(url),
            },
      subject,
      onCancel,
    });
    return () => modals.close('threeDSecure');
  }, [modals, attemptId, action.url]);
  return null;
}

/** Shown while an operator reviews the payment: the shopper must not pay again (CHECKOUT-62). */
export function PaymentReview() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      title={t`We’re checking your payment with your bank`}
      text={t`Our team is looking into it. Don’t pay again; you won’t be charged twice. We’ll email you the result.`}
    >
      <LinkButton to={pathTo('home')}>
        <Trans>Return home</Trans>
      </LinkButton>
    </EmptyState>
  );
}

/** Shown when polling has timed out without an outcome. */
export function PaymentPending({ subject = 'cart', onCheck }: { subject?: PaidSubject; onCheck: () => void }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const isCart = subject === 'cart';
  return (
    <EmptyState
      headingLevel="h1"
      title={isCart ? t`Your bank hasn’t responded yet` : t`We don’t have a result yet`}
      text={
        isCart
          ? t`Don’t pay again; you won’t be charged twice. If the payment goes through, you’ll find the order in My orders.`
          : t`Your bank or the membership service hasn’t responded. Don’t pay again; you won’t be charged twice. We’ll email you the result.`
      }
    >
      <Button onClick={onCheck}>
        <Trans>Check again</Trans>
      </Button>
      {isCart && (
        <LinkButton variant="secondary" to={pathTo('recent-purchases')}>
          <Trans>My orders</Trans>
        </LinkButton>
      )}
    </EmptyState>
  );
}
