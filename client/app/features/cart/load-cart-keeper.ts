/** Loads the component that keeps the cart up to date, after the page's code. */
export const loadCartKeeper = async () => (await import('./cart-keeper.tsx')).CartKeeper;
