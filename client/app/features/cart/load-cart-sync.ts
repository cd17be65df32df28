/** Loads the component that keeps the cart up to date, after the page's code. */
export const loadCartSync = async () => (await import('./cart-sync.tsx')).CartSync;
