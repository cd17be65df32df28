import type { ProcessRequest } from '../../application/ports.ts';

/** What the provider scores the risk of a card payment by (PAYMENTS-64). Amounts in cents. */
export function toRiskScoreRequest(request: ProcessRequest) {
  const { cart, clientIp, device, membershipNumber, email, amount, taxCents } = request;
  const { address } = cart;
  const place = {
    address: address?.street,
    address2: address?.description,
    city: address?.city,
    region: address?.region,
    postal: address?.postalCode,
    country: request.market,
    phone: address?.phone,
  };
  return {
    device: { ...device, ipAddress: clientIp },
    account: { membershipNumber, isSavedCard: request.card?.kind === 'saved', language: request.language },
    email: { address: email },
    shipping: { ...place, delivery: cart.isDelivery, club: cart.club, amount: cart.shippingCents },
    shoppingCart: {
      id: cart.id,
      items: cart.lines.map(({ sku, quantity, unitCents }) => ({ sku, quantity, unitPrice: unitCents })),
    },
    billing: { holderName: request.holderName, ...place },
    amounts: { total: amount.centAmount, tax: taxCents, shipping: cart.shippingCents, currency: amount.currency },
  };
}
