/** Loads the code that deletes the card of this device. */
export const loadForgetCard = () => import('./forget-card.ts');
