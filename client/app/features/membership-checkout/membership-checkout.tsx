import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CaptchaState } from '../captcha/index.ts';
import { useWalletQuery, WalletDocument } from '../cards/index.ts';
import {
  ActionDialog,
  type CardState,
  currentStepHeadingId,
  getLoadStatus,
  type MembershipPurpose,
  membershipPages,
  PaymentOverlay,
  PaymentPending,
  PaymentReview,
  PaymentStep,
  useCheckoutChoices,
  usePayment,
  usePaymentOptionsQuery,
} from '../checkout/index.ts';
import {
  type InvoiceFailure,
  InvoiceSkeleton,
  type InvoicingStatus,
  InvoicingStep,
  useInvoiceFormQuery,
} from '../invoicing/index.ts';
import { LazyEligibilityCheck } from '../membership/index.ts';
import { FormSkeleton } from '../person-form/index.ts';
import { describePurchase } from './describe-purchase.ts';
import { type MembershipCheckoutPageQuery, useMembershipCheckoutPageSuspenseQuery } from './membership-checkout.gen.ts';
import { MembershipFlagNotices } from './membership-flag-notices.tsx';
import { findMembershipFlags, type MembershipFlag } from './membership-flags.ts';
import { isRefusal, MembershipProblemNotice } from './membership-problem.tsx';
import { PurchaseSummary } from './purchase-summary.tsx';
import { trackPaidMembership, useTrackMembershipCheckout } from './track-membership.ts';
import { hasEndedUnpaid, type MembershipAttempt, useAttempt } from './use-attempt.ts';

/** The checkout of a new membership, a renewal or an upgrade: what is bought, and its payment. */
export function MembershipCheckoutView({ purpose }: { purpose: MembershipPurpose }) {
  const { data } = useMembershipCheckoutPageSuspenseQuery();
  return <MembershipCheckout key={purpose} purpose={purpose} me={data.me} />;
}

function MembershipCheckout({ purpose, me }: { purpose: MembershipPurpose; me: MembershipCheckoutPageQuery['me'] }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { attempt, isNotFound, problem: beginProblem, subject, reload } = useAttempt(purpose);
  // Only an attempt that the page was opened with is shown: later outcomes are those of this page's own calls.
  const first = useRef(attempt);
  first.current ??= attempt;
  const opened = first.current;
  useTrackMembershipCheckout(purpose, attempt);
  const [refusals, setRefusals] = useState(0);
  const payment = usePayment({
    ...subject,
    kind: 'membership',
    isLocked: false,
    attemptId: opened && (opened.status !== 'OPEN' || opened.failure) ? opened.id : undefined,
    onCompleted: async (outcome) => {
      if (outcome.type !== 'membership-completed') return;
      if (attempt) trackPaidMembership(client, purpose, attempt, outcome.attemptId);
      await navigate(pathTo(membershipPages[purpose].thankYou, {}, { attempt: outcome.attemptId }), { replace: true });
    },
    onNotReady: async () => undefined,
    onProblem: () => Promise.allSettled([reload(), me && loadFresh(client, WalletDocument, {})]),
  });
  const { state } = payment;
  const { choices, update } = useCheckoutChoices(
    attempt && { id: subject.id, content: JSON.stringify([attempt.amount.currency, purpose]) },
    me?.id ?? 'guest',
  );
  const wallet = useWalletQuery({ skip: me === null });
  const options = usePaymentOptionsQuery({
    variables: { attemptId: attempt?.id ?? '' },
    skip: !attempt,
    ssr: false,
    fetchPolicy: 'network-only',
    context: handlesFailureInPlace,
  });
  // Keeps showing the previous attempt's options while those of the new attempt load.
  const shownOptions = options.data ?? options.previousData;
  const paymentOptions = shownOptions?.paymentOptions;
  const optionsStatus = getLoadStatus({ data: shownOptions, error: options.error });
  const [card, setCard] = useState<CardState>({ needsCard: true, hasNewCard: false, isComplete: false });
  const [captcha, setCaptcha] = useState<CaptchaState>('none');
  const [invoice, setInvoice] = useState<InvoicingStatus>('loading');
  const purchase = describePurchase(purpose, me, attempt);

  if (isNotFound) return <CheckoutNotFound />;
  if (state.phase === 'review') return <PaymentReview />;
  if (state.phase === 'pending') return <PaymentPending subject="membership" onCheck={payment.checkAgain} />;

  const problem = state.phase === 'idle' ? (state.problem ?? beginProblem) : beginProblem;
  const hasMethods = !options.error && paymentOptions?.methods.length !== 0;
  const flags = findMembershipFlags({
    ...card,
    price: attempt ? 'loaded' : beginProblem ? 'failed' : 'loading',
    form: purpose === 'MEMBERSHIP_NEW' && attempt && hasEndedUnpaid(attempt) ? 'invalid' : 'valid',
    invoice,
    savedCards: me ? getLoadStatus(wallet) : 'loaded',
    paymentOptions: optionsStatus,
    hasMethods,
    acceptsTerms: choices?.acceptsTerms ?? false,
    captcha: captcha === 'none' ? 'not-needed' : captcha === 'waiting' || captcha === 'error' ? 'needed' : 'passed',
  });
  const retry = (flag: MembershipFlag) => {
    const load = flag === 'itemNumbers' ? reload : flag === 'cards' ? wallet.refetch : options.refetch;
    void load().catch(() => undefined);
  };
  const reasons = <MembershipFlagNotices flags={flags} purpose={purpose} hasMethods={hasMethods} onRetry={retry} />;
  return (
    <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-x-12">
      <h1 className="mb-4 text-2xl lg:text-3xl">
        <CheckoutTitle purpose={purpose} />
      </h1>
      <div className="max-lg:mb-6 lg:col-start-2 lg:row-start-1 lg:row-end-3">
        <PurchaseSummary purchase={purchase} />
      </div>
      <div className="lg:col-start-1 lg:row-start-2">
        {problem && (
          <MembershipProblemNotice
            problem={problem}
            purpose={purpose}
            seenTotal={state.phase === 'idle' ? state.seenTotal : undefined}
          />
        )}
        <InvoiceSection
          attempt={attempt}
          isHidden={Boolean(beginProblem && !attempt)}
          failure={problem?.type === 'invoice' ? problem : undefined}
          onStatus={setInvoice}
        />
        <PaymentSection>
          {attempt && choices ? (
            <PaymentStep
              captchaFor={{ attemptId: attempt.id }}
              total={attempt.amount}
              isMember={me !== null}
              data={{
                options: paymentOptions,
                optionsStatus,
                savedCards: wallet.data?.savedCards.filter(({ isFlagged }) => !isFlagged),
                savedCardsStatus: me ? getLoadStatus(wallet) : 'loaded',
              }}
              isBlocked={flags.length > 0}
              reasons={reasons}
              onCard={setCard}
              onCaptcha={setCaptcha}
              validatesOnBlur
              choices={choices}
              onChoice={update}
              isTermsRefused={problem?.type === 'terms'}
              retryAt={problem?.type === 'too-many-tries' ? problem.retryAt : undefined}
              onPay={async (order) => {
                await payment.pay({ ...order, guest: undefined, total: attempt.amount });
                setRefusals((count) => count + 1);
              }}
            />
          ) : beginProblem ? (
            reasons
          ) : (
            <FormSkeleton />
          )}
        </PaymentSection>
      </div>
      {state.phase === 'action' && (
        <ActionDialog
          pending={state.pending}
          subject="membership"
          onContinue={payment.leaveFor}
          onCancel={payment.cancel}
        />
      )}
      <PaymentOverlay subject="membership" stage={state.phase === 'working' ? state.stage : undefined} />
      <RefusalCheck key={isRefusal(problem) ? refusals : -1} purpose={purpose} />
    </div>
  );
}

/** How the membership is invoiced; nothing in a market without electronic invoices (INVOICING-10). */
function InvoiceSection({
  attempt,
  isHidden,
  failure,
  onStatus,
}: {
  attempt: MembershipAttempt | undefined;
  /** Whether there will be no attempt to invoice. */
  isHidden: boolean;
  failure: InvoiceFailure | undefined;
  onStatus: (status: InvoicingStatus) => void;
}) {
  const form = useInvoiceFormQuery({}).data?.invoiceForm;
  if (form?.isOffered === false || isHidden || (attempt && hasEndedUnpaid(attempt))) return null;
  const placeholder = (
    <>
      <h2 className="mb-4 text-xl">
        <Trans>Invoice</Trans>
      </h2>
      <InvoiceSkeleton form={form} />
    </>
  );
  return (
    <div className="border-t border-line py-5">
      {attempt ? (
        <InvoicingStep
          target={{ attemptId: attempt.id }}
          total={attempt.amount}
          failure={failure}
          heading="h2"
          onStatus={onStatus}
          fallback={placeholder}
        />
      ) : (
        placeholder
      )}
    </div>
  );
}

/** Checks whether the member may renew or upgrade: on load, and again after a refusal at the payment (MEMBERSHIP-30). */
function RefusalCheck({ purpose }: { purpose: MembershipPurpose }) {
  if (purpose === 'MEMBERSHIP_NEW') return null;
  return (
    <Suspense>
      <LazyEligibilityCheck action={purpose === 'RENEW' ? 'renewal' : 'upgrade'} />
    </Suspense>
  );
}

function CheckoutTitle({ purpose }: { purpose: MembershipPurpose }) {
  switch (purpose) {
    case 'MEMBERSHIP_NEW':
      return <Trans>Pay for your membership</Trans>;
    case 'RENEW':
      return <Trans>Renew your membership</Trans>;
    case 'UPGRADE':
      return <Trans>Upgrade your membership</Trans>;
  }
}

function PaymentSection({ children }: { children: ReactNode }) {
  return (
    <section className="border-t border-line py-5">
      <h2 id={currentStepHeadingId} tabIndex={-1} className="mb-4 text-xl outline-none">
        <Trans>Payment</Trans>
      </h2>
      {children}
    </section>
  );
}

/** The attempt does not exist, or belongs to another shopper. */
function CheckoutNotFound() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState
      headingLevel="h1"
      title={t`We couldn’t find this purchase`}
      text={t`You may have opened it in another browser, or the time to pay has run out. You haven’t been charged. Choose a membership to start again.`}
    >
      <LinkButton to={pathTo('membership-info')}>
        <Trans>See memberships</Trans>
      </LinkButton>
    </EmptyState>
  );
}
