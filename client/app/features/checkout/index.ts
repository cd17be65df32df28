export type { AttemptPartsFragment } from './checkout.gen.ts';
export { CheckoutPageDocument } from './checkout.gen.ts';
export type { LoadStatus } from './checkout-flags.ts';
export { CheckoutView } from './checkout-page.tsx';
export { Confirmation } from './confirmation.tsx';
export { readGuestDetails } from './guest-details.ts';
export { LateCartLocked } from './late-parts.ts';
export { checkoutModals } from './modals.ts';
