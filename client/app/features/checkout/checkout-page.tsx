import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { useTrack } from '../../session/use-track.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CaptchaState } from '../captcha/index.ts';
import { useInvoiceStatus } from '../invoicing/index.ts';
import { CartMergePending, useCartMergePending } from './cart-merge-pending.tsx';
import { type CheckoutPageQuery, useCheckoutPageSuspenseQuery } from './checkout.gen.ts';
import { describeCart } from './checkout-choices.ts';
import { findFlags } from './checkout-flags.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { FlagNotices } from './flag-notices.tsx';
import { type GuestDetails, readGuestDetails, saveGuestDetails } from './guest-details.ts';
import { getProblemPlace } from './notice-places.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { ActionDialog, PaymentOverlay, PaymentPending, PaymentReview } from './payment-status.tsx';
import type { CardState } from './payment-step.tsx';
import { getNextStep, getStepToShow } from './steps.ts';
import { useCartNotReady } from './use-cart-not-ready.ts';
import { useCartPayment } from './use-cart-payment.ts';
import { useCheckoutChoices } from './use-checkout-choices.ts';
import { useOpenStep } from './use-open-step.ts';
import { usePaymentData } from './use-payment-data.ts';

/** The checkout page: the steps, the order summary and the dialogs of a running payment. */
export function CheckoutView() {
  const { data } = useCheckoutPageSuspenseQuery();
  const isMerging = useCartMergePending(data);
  const cart = useLastCart(data.cart);
  if (isMerging) return <CartMergePending />;
  if (!cart) return <NoCart />;
  return <Checkout cart={cart} isGone={data.cart === null} me={data.me} />;
}

/**
 * Returns the cart, or the last one once it is gone: it may have become the order of a payment that this page still waits
 * for (CHECKOUT-458).
 */
function useLastCart(cart: CartPartsFragment | null): CartPartsFragment | null {
  const [last, setLast] = useState(cart);
  if (cart && cart !== last) setLast(cart);
  return cart ?? last;
}

/** Opens the cart page when the cart is gone and no payment of it is running (CHECKOUT-458). */
function useLeaveWithoutCart(cartId: string, isLeaving: boolean, isMember: boolean): void {
  const cartNotReady = useCartNotReady();
  const leave = useEffectEvent(() => cartNotReady(cartId, { replace: true, isMember }));
  useEffect(() => {
    if (isLeaving) void leave();
  }, [isLeaving]);
}

/** Shown when there was no cart from the start. */
function NoCart() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  return (
    <EmptyState headingLevel="h1" title={t`Your cart is empty`} text={t`Fill your cart at club prices.`}>
      <LinkButton to={pathTo('cart')}>
        <Trans>Go to cart</Trans>
      </LinkButton>
    </EmptyState>
  );
}

interface CheckoutProps {
  readonly cart: CartPartsFragment;
  /** Whether the shopper no longer has this cart. */
  readonly isGone: boolean;
  readonly me: CheckoutPageQuery['me'];
}

function Checkout({ cart, isGone, me }: CheckoutProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const openStep = useOpenStep();
  const { state, pay, cancel, checkAgain, leaveFor, dismiss } = useCartPayment(cart, query.get('attempt'));
  useLeaveWithoutCart(cart.id, isGone && state.phase === 'idle', me !== null);
  const { choices, isCartChanged, confirmCart, update } = useCheckoutChoices(
    { id: cart.id, content: describeCart(cart) },
    me?.id ?? 'guest',
  );
  const paymentData = usePaymentData(cart, me !== null);
  const invoice = useInvoiceStatus(cart.id, cart.total);
  const [card, setCard] = useState<CardState>({ needsCard: true, hasNewCard: false, isComplete: false });
  const [captcha, setCaptcha] = useState<CaptchaState>('none');

  // Guest details are in session storage, which is not available on the server: undefined until the browser reads them.
  const [guest, setGuest] = useState<GuestDetails | null>();
  // A shopper who was known on page load starts at the furthest step; a new guest goes step by step.
  const [wasKnown, setWasKnown] = useState(me !== null);
  useEffect(() => {
    const known = readGuestDetails();
    setGuest(known ?? null);
    if (known) setWasKnown(true);
  }, []);

  useTrack(cart.id, () => ({ type: 'checkout-started', cart }));
  if (state.phase === 'review') return <PaymentReview />;
  if (state.phase === 'pending') return <PaymentPending onCheck={checkAgain} />;

  const conditions = {
    isMember: me !== null,
    // A guest whose address has a later step was there before, so the page shows it while it reads the details.
    hasGuestDetails: guest !== null,
    hasItems: cart.lines.length > 0,
    hasDestination: cart.delivery?.address != null,
  };
  // Guest details that the server refused reopen the customer step (CHECKOUT-15).
  const isGuestRefused =
    state.phase === 'idle' &&
    state.problem?.type === 'field' &&
    ['email', 'membershipNumber'].includes(state.problem.field);
  const step = getStepToShow(
    isGuestRefused ? 'customer' : isCartChanged ? 'billing' : (query.get('step') ?? (wasKnown ? null : 'customer')),
    conditions,
  );

  const problem = state.phase === 'idle' ? state.problem : undefined;
  const notice = problem && (
    <PaymentProblemNotice
      problem={problem}
      seenTotal={state.phase === 'idle' ? state.seenTotal : undefined}
      cart={cart}
      onRetryTaxes={() => paymentData.reload('taxCalculatorError')}
    />
  );
  const isNoticeInHeader = problem === undefined || getProblemPlace(problem) === 'header';
  const flagData = {
    cart,
    queuedChanges: paymentData.queuedChanges,
    windowProblem: paymentData.windowProblem,
    shortages: paymentData.shortages,
    products: paymentData.products,
    paymentOptions: paymentData.optionsStatus,
    taxes: paymentData.taxesStatus,
    savedCards: paymentData.savedCardsStatus,
    // While the shopper fills in the details, the step itself says what is missing.
    invoice: invoice !== 'unsaved' ? invoice : step === 'billing' ? 'valid' : 'invalid',
    captcha:
      step !== 'payment' || captcha === 'none'
        ? 'not-needed'
        : captcha === 'waiting' || captcha === 'error'
          ? 'needed'
          : 'passed',
  } as const;
  const flags = findFlags({ ...flagData, ...card });

  return (
    <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-12">
      <div className="lg:col-start-2 lg:row-start-1">
        <OrderSummary cart={cart} />
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <h1 className="mt-4 mb-2 text-2xl lg:mt-0 lg:text-3xl">
          <Trans>Checkout</Trans>
        </h1>
        {isNoticeInHeader && notice}
        <FlagNotices flags={flags} place="header" onRetry={paymentData.reload} />
        <CheckoutSteps
          step={step}
          cart={cart}
          me={me}
          guest={guest}
          notice={!isNoticeInHeader && notice}
          isCartChanged={isCartChanged}
          invoiceFailure={problem?.type === 'invoice' ? problem : undefined}
          onGuest={async (details) => {
            saveGuestDetails(details);
            dismiss();
            await openStep(getNextStep('customer') ?? 'payment', () => setGuest(details));
          }}
          onContinue={() => openStep(getNextStep(step) ?? 'payment', confirmCart)}
          payment={
            choices && {
              captchaFor: { cartId: cart.id },
              total: cart.total,
              isMember: me !== null,
              data: paymentData,
              isBlocked: flags.length > 0,
              reasons: <FlagNotices flags={flags} place="action" onRetry={paymentData.reload} />,
              onCard: setCard,
              onCaptcha: setCaptcha,
              choices,
              onChoice: update,
              isTermsRefused: problem?.type === 'terms',
              retryAt: problem?.type === 'too-many-tries' ? problem.retryAt : undefined,
              onPay: (payment) => pay({ ...payment, guest: me ? undefined : (guest ?? undefined), total: cart.total }),
            }
          }
          label={t`Checkout steps`}
        />
      </div>
      {state.phase === 'action' && <ActionDialog pending={state.pending} onContinue={leaveFor} onCancel={cancel} />}
      <PaymentOverlay stage={state.phase === 'working' ? state.stage : undefined} />
    </div>
  );
}
