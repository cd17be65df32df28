import type { Localized } from '@tarima/markets/table';

/** What a member reads when a request about an order fails: what happened, what is safe, what to do. */
export const messages = {
  ORDER_NOT_FOUND: {
    es: 'No encontramos ese pedido entre sus compras. Revise el número e inténtelo de nuevo.',
    en: 'We did not find that order among your purchases. Check the number and try again.',
  },
  ORDER_NOT_CANCELLABLE: {
    es: 'Este pedido ya está en preparación y no se puede cancelar. Su pedido sigue en pie.',
    en: 'This order is already being prepared and can no longer be cancelled. Your order stands.',
  },
  ORDER_NOT_READY: {
    es: 'Este pedido todavía se está registrando. Su pedido sigue en pie; intente cancelarlo en unos minutos.',
    en: 'This order is still being registered. Your order stands; try cancelling it in a few minutes.',
  },
} as const satisfies Record<string, Localized>;

/** Stable codes of the failures of this subgraph. */
export type FailureCode = keyof typeof messages;
