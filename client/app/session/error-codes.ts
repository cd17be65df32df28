/** Codes that the modal `error` shows, so that shoppers can give them to the club's support (ERRORS-35). */
export type ErrorModalCode = 'CART-SM-001' | 'CART-SM-002' | 'EG_400' | 'EG_500' | 'MO-500' | '500';
