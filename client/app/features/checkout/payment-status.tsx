import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../session/modals.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PalletMark } from '../../ui/logo.tsx';
import type { PaymentStage } from './pay.ts';
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

/** Title and text for the current stage of the payment. */
export function PaymentStageMessage({ stage }: { stage: Stage }) {
  const { i18n } = useLingui();
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-6 text-center">
      <PalletMark className="h-14 w-auto animate-[breathe_1.4s_infinite]" />
      <p className="font-display text-xl font-bold">{i18n._(stageMessages[stage].title)}</p>
      <p className="max-w-md text-ink-soft">{i18n._(stageMessages[stage].text)}</p>
    </div>
  );
}

/** The overlay that blocks the page while the payment runs (CHECKOUT-57). */
export function PaymentOverlay({ stage }: { stage: Stage | undefined }) {
  const { i18n } = useLingui();
  const modals = useModals();
  const isWaiting = stage !== undefined;
  useEffect(() => {
    for (const name of ['loading', 'paymentFailure', 'threeDSecure'] as const) modals.prepare(name);
  }, [modals]);
  useEffect(() => {
    if (!stage) return;
    const { title, text } = stageMessages[stage];
    modals.open('loading', { title: i18n._(title), text: i18n._(text) });
  }, [stage, i18n, modals]);
  useEffect(() => {
    if (isWaiting) return () => modals.close('loading');
  }, [isWaiting, modals]);
  return null;
}

/** The dialog that blocks the page while the payment waits for its shopper. */
export function ActionDialog({
  pending: { action, attemptId, method },
  onContinue,
  onCancel,
}: {
  pending: PendingAction;
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
export function PaymentPending({ onCheck }: { onCheck: () => void }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`Your bank hasn’t responded yet`}
      text={t`Don’t pay again; you won’t be charged twice. If the payment goes through, you’ll find the order in My orders.`}
    >
      <Button onClick={onCheck}>
        <Trans>Check again</Trans>
      </Button>
      <LinkButton variant="secondary" to={pathTo('recent-purchases')}>
        <Trans>My orders</Trans>
      </LinkButton>
    </EmptyState>
  );
}
