/** Id of the heading of the payment: on the checkout page, that of the open step. */
export const paymentHeadingId = 'payment-heading';

/** Scrolls to the payment and focuses its heading. */
export function goToPayment(): void {
  const heading = document.getElementById(paymentHeadingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
