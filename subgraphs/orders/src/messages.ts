import type { Localized } from '@tarima/markets/table';
import type { FailureMessages } from '@tarima/service-kit/failure-result';
import type { Failure } from './domain/failure.ts';
import type { StatusLabel } from './domain/status.ts';

/** Messages of failures: what happened, what has not changed, what to do next. */
export const messages: FailureMessages<Failure> = {
  ORDER_NOT_FOUND: {
    es: 'No encontramos ese pedido. Revise el número e inténtelo de nuevo.',
    en: 'We couldn’t find that order in your account. Check the number and try again.',
  },
  ORDER_NOT_CANCELLABLE: {
    es: 'Este pedido ya no se puede cancelar. Su pedido sigue igual; si necesita ayuda, llame a su club.',
    en: 'This order can no longer be cancelled. It hasn’t changed; if you need help, contact your club.',
  },
  ORDER_NOT_READY: {
    es: 'Este pedido todavía se está registrando. Su pedido sigue igual; intente cancelarlo en unos minutos.',
    en: 'We’re still processing this order. It hasn’t been cancelled; try again in a few minutes.',
  },
};

/** Texts of an order's status (ORDERS-41). */
export const statusLabels: Readonly<Record<StatusLabel, Localized>> = {
  RECEIVED: { es: 'Pedido recibido', en: 'Order received' },
  ALLOCATED: { es: 'Productos reservados', en: 'Items reserved' },
  RELEASED: { es: 'En preparación', en: 'Being prepared' },
  IN_TRANSIT: { es: 'En camino', en: 'On its way' },
  PICKED_UP: { es: 'Completado', en: 'Completed' },
  DELIVERED: { es: 'Entregado', en: 'Delivered' },
  CANCELLATION_REQUESTED: { es: 'Cancelación solicitada', en: 'Cancellation requested' },
  CANCELLED: { es: 'Cancelado', en: 'Cancelled' },
  OTHER: { es: 'En proceso', en: 'In progress' },
};
