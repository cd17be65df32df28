/** Loads the cart page without a connection and its loader, when they are needed. */
export const loadOldCart = () => import('./old-cart.tsx');
