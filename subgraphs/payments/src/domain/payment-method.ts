/** How a shopper pays (schema.graphql, `PaymentMethod`). */
export type PaymentMethod = 'CARD' | 'HOSTED_CARD' | 'PAYPAL';
