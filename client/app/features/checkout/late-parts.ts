import { lateComponent } from '../../ui/late-component.ts';

/** The notice of a cart that a payment locks; its code is loaded when it is shown. */
export const LateCartLocked = lateComponent(async () => (await import('./cart-locked.tsx')).CartLocked);
