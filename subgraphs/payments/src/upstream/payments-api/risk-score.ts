import type { ProcessRequest } from '../../application/payments-port.ts';

/** What the provider scores the risk of a card payment by (PAYMENTS-64). Amounts in cents. */
export function toRiskScoreRequest(request: ProcessRequest) {
  const { cart, clientIp, device, membershipNumber, email, amount, taxCents } = request;
  const address = cart?.address;
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
    shipping: { ...place, delivery: cart?.isDelivery ?? false, club: cart?.club, amount: cart?.shippingCents ?? 0 },
    shoppingCart: {
      id: cart?.id,
      items: listItems(request),
    },
    billing: { holderName: request.holderName, ...place },
    amounts: { total: amount.centAmount, tax: taxCents, shipping: cart?.shippingCents ?? 0, currency: amount.currency },
  };
}

function listItems({ cart, membership }: ProcessRequest) {
  if (cart) return cart.lines.map(({ sku, quantity, unitCents }) => ({ sku, quantity, unitPrice: unitCents }));
  const { itemNumber: sku, price } = membership?.quote ?? {};
  return sku && price ? [{ sku, quantity: 1, unitPrice: price.centAmount }] : [];
}
