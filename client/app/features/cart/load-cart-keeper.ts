/** Loads what keeps the cart of every page true, after the page's own code. */
export const loadCartKeeper = async () => (await import('./cart-keeper.tsx')).CartKeeper;
