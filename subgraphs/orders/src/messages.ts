import type { Localized } from '@tarima/markets/table';

/** What a member reads when a request about an order fails: what happened, what is safe, what to do. */
export const messages = {
  ORDER_NOT_FOUND: {
    es: 'No encontramos ese pedido. Revise el número e inténtelo de nuevo.',
    en: 'We couldn’t find that order in your account. Check the number and try again.',
  },
  ORDER_NOT_CANCELLABLE: {
    es: 'Este pedido ya está en preparación y no se puede cancelar. Su pedido sigue igual.',
    en: 'This order is already being prepared, so it can’t be cancelled. Your order hasn’t changed.',
  },
  ORDER_NOT_READY: {
    es: 'Este pedido todavía se está registrando. Su pedido sigue igual; intente cancelarlo en unos minutos.',
    en: 'We’re still processing this order. It hasn’t been cancelled; try again in a few minutes.',
  },
} as const satisfies Record<string, Localized>;

/** Stable codes of the failures of this subgraph. */
export type FailureCode = keyof typeof messages;
