import { getIdTypeLabel } from '@tarima/markets/invoicing/identification-types';
import { findMarket } from '@tarima/markets/table';
import { computeSubtotal, countItems } from '../domain/order.ts';
import { isPlacedByMember } from '../domain/ownership.ts';
import { getStage, getStatusLabel, isCancellable, isCancellationRequested, isInTransit } from '../domain/status.ts';
import { statusLabels } from '../messages.ts';
import type { OrderResolvers } from '../resolver-types.gen.ts';

export const Order: OrderResolvers = {
  __resolveReference: ({ orderNumber }, { findOwnOrder }) => findOwnOrder(orderNumber),
  placedAt: ({ placedAt }) => placedAt,
  stage: (order) => getStage(order),
  statusCode: ({ status }, _arguments, { initialStatusCode }) => status?.code ?? initialStatusCode,
  isStatusKnown: ({ status }) => status !== null,
  statusLabel: (order, _arguments, { caller, rules }) =>
    statusLabels[getStatusLabel(order, rules.transitRule)][caller.language],
  isInTransit: (order, _arguments, { rules }) => isInTransit(order, rules.transitRule),
  lines: ({ lines }) => [...lines],
  itemCount: (order) => countItems(order),
  subtotal: (order) => computeSubtotal(order),
  fulfillmentClub: ({ clubKey }) => (clubKey === null ? null : { key: clubKey }),
  isCancellable: (order, _arguments, { membershipNumber, rules }) =>
    membershipNumber !== null && isPlacedByMember(order) && isCancellable(order, rules.cancellableCodes),
  invoice({ invoice, country }, _arguments, { caller }) {
    const market = findMarket(country);
    if (!invoice || !market) return null;
    const isNamed = invoice.invoicingEnabled;
    return {
      typeLabel: getIdTypeLabel(market.code, invoice.idType)[caller.language],
      isNamed,
      hasFiscalCredit: invoice.fiscalEnable,
      identification: isNamed ? invoice.identification : null,
      name: (isNamed && invoice.name) || null,
      email: invoice.email || null,
    };
  },
  isCancellationRequested: (order) => isCancellationRequested(order),
  readGrant: ({ orderNumber }, _arguments, { createReadGrant }) => createReadGrant(orderNumber),
};
