import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { CartMergePending, useCartMergePending } from './cart-merge-pending.tsx';
import { useCheckoutPageSuspenseQuery } from './checkout.gen.ts';
import { CheckoutSteps } from './checkout-steps.tsx';
import { type GuestDetails, readGuestDetails, saveGuestDetails } from './guest-details.ts';
import { OrderSummary } from './order-summary.tsx';
import type { PaymentProblem } from './pay.ts';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { ChallengeDialog, PaymentOverlay, PaymentPending, PaymentReview } from './payment-status.tsx';
import { getNextStep, getStepToShow } from './steps.ts';
import { usePayment } from './use-payment.ts';

/** History state that the confirmation page passes to the checkout. */
export interface CheckoutLocationState {
  readonly problem?: PaymentProblem;
}

/** The checkout page: the steps, the order summary and the dialogs of a running payment. */
export function CheckoutView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data } = useCheckoutPageSuspenseQuery();
  const { cart, me } = data;
  const isMerging = useCartMergePending(data);
  const returnedProblem = (useLocation().state as CheckoutLocationState | null)?.problem;
  const { state, pay, edit, checkAgain, goToBank, dismiss } = usePayment(cart, returnedProblem);

  // Guest details are in session storage, which is not available on the server.
  const [guest, setGuest] = useState<GuestDetails>();
  // A shopper who was known on page load starts at the furthest step; a new guest goes step by step.
  const [wasKnown, setWasKnown] = useState(me !== null);
  useEffect(() => {
    const known = readGuestDetails();
    setGuest(known);
    if (known) setWasKnown(true);
  }, []);

  if (isMerging) return <CartMergePending />;
  if (!cart) return null;
  if (state.phase === 'review') return <PaymentReview />;
  if (state.phase === 'pending') return <PaymentPending onCheck={checkAgain} />;

  const conditions = {
    isMember: me !== null,
    hasGuestDetails: guest !== undefined,
    hasItems: cart.lines.length > 0,
    hasDestination: cart.delivery?.address != null,
  };
  // Guest details that the server refused reopen the customer step (CHECKOUT-15).
  const isGuestRefused =
    state.phase === 'idle' &&
    state.problem?.type === 'field' &&
    ['email', 'membershipNumber'].includes(state.problem.field);
  const step = getStepToShow(
    isGuestRefused ? 'customer' : (query.get('step') ?? (wasKnown ? null : 'customer')),
    conditions,
  );
  const goTo = (wanted: typeof step) =>
    navigate(pathTo('checkout', {}, { step: wanted }), { preventScrollReset: true });

  const returnUrlOf = (attempt: string) =>
    location.origin + pathTo('cybersource-confirmation', {}, { cart: cart.id, attempt });

  return (
    <div className="lg:grid lg:grid-cols-[1fr_24rem] lg:gap-12">
      <div className="lg:col-start-2 lg:row-start-1">
        <OrderSummary cart={cart} />
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <h1 className="mt-4 mb-2 text-2xl lg:mt-0 lg:text-3xl">
          <Trans>Checkout</Trans>
        </h1>
        {state.phase === 'idle' && state.problem && (
          <PaymentProblemNotice problem={state.problem} seenTotal={state.seenTotal} cart={cart} />
        )}
        <CheckoutSteps
          step={step}
          cart={cart}
          me={me}
          guest={guest}
          onGuest={async (details) => {
            saveGuestDetails(details);
            dismiss();
            await goTo(getNextStep('customer') ?? 'payment');
            setGuest(details);
          }}
          onContinue={() => void goTo(getNextStep(step) ?? 'payment')}
          retryAt={
            state.phase === 'idle' && state.problem?.type === 'too-many-tries' ? state.problem.retryAt : undefined
          }
          onPay={(form) => pay({ form, guest: me ? undefined : guest, total: cart.total, returnUrlOf })}
          label={t`Checkout steps`}
        />
      </div>
      {state.phase === 'challenged' && <ChallengeDialog onContinue={() => goToBank(state.url)} onEdit={edit} />}
      <PaymentOverlay stage={state.phase === 'working' ? state.stage : undefined} />
    </div>
  );
}
