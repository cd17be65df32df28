import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';

/** The notice of a cart that a payment locks; its code is loaded when it is shown. */
export const LazyCartLocked = lazyWithRetry(async () => (await import('./cart-locked-notice.tsx')).CartLockedNotice);
