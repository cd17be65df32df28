export { beginAttempt } from './begin-attempt.ts';
export {
  type AttemptPartsFragment,
  BeginCheckoutDocument,
  CheckoutPageDocument,
  usePaymentOptionsQuery,
} from './checkout.gen.ts';
export { CheckoutView } from './checkout-page.tsx';
export { Confirmation } from './confirmation.tsx';
export { currentStepHeadingId } from './current-step.ts';
export { noticeActionClass } from './failure-step.tsx';
export { getFailureNextStep, getFailureTitle } from './failure-texts.ts';
export { findAttempt } from './find-attempt.ts';
export { readGuestDetails } from './guest-details.ts';
export { LazyCartLocked } from './lazy-parts.ts';
export { type MembershipPurpose, membershipPages } from './membership-pages.ts';
export { checkoutModals } from './modals.ts';
export type { Money, PaymentProblem, SubjectGraph } from './payment.ts';
export { usePaymentContext, useUnmountSignal } from './payment-context.ts';
export { fieldMessages } from './payment-problem.tsx';
export { ActionDialog, PaymentOverlay, PaymentPending, PaymentReview } from './payment-status.tsx';
export { type CardState, PaymentStep } from './payment-step.tsx';
export { ProblemNotice, type ProblemText, TotalChangedText } from './problem-notice.tsx';
export { useCheckoutChoices } from './use-checkout-choices.ts';
export { usePayment } from './use-payment.ts';
export { getLoadStatus } from './use-payment-data.ts';
