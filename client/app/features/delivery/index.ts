export { CartPageDocument, useCartPageSuspenseQuery } from './cart-page.gen.ts';
export { ChosenWindow, useWindowProblem } from './chosen-window.tsx';
export { DeliveryChoice } from './delivery-choice.tsx';
export { deliveryModals } from './modals.ts';
