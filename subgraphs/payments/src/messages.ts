import type { Language, Localized } from '@tarima/markets/table';
import type { FailureCode } from './domain/failure.ts';

/** Codes of failures that are told before an attempt is begun or placed. */
export type RequestCode =
  | 'CHECKOUT_IN_PROGRESS'
  | 'IDEMPOTENCY_CONFLICT'
  | 'ATTEMPT_NOT_FOUND'
  | 'ATTEMPT_CLOSED'
  | 'ATTEMPT_PROCESSING'
  | 'INVALID_CARD_HOLDER'
  | 'SAVED_CARD_NOT_FOUND'
  | '102'
  | 'ERROR_SAVE_CARD'
  | 'PE_0002'
  | 'TOO_MANY_PAYMENT_TRIES'
  | 'INVALID_EMAIL'
  | 'INVALID_MEMBERSHIP';

/** One sentence or two for a person: what happened, whether anything was charged, what to do (PAYMENTS-52). */
const messages: Readonly<Record<FailureCode | RequestCode, Localized>> = {
  CART_NOT_READY: {
    es: 'Su carrito aún no está listo para pagar. Revise los productos y la entrega e inténtelo de nuevo.',
    en: 'Your cart is not ready to be paid for yet. Check the products and the delivery, then try again.',
  },
  DELIVERY_WINDOW_NEEDED: {
    es: 'Falta un horario de entrega que todavía tenga espacio. No se cobró nada; elija uno en su carrito.',
    en: 'A delivery time that still has room is missing. Nothing was charged; choose one in your cart.',
  },
  TOTAL_CHANGED: {
    es: 'El total cambió mientras usted compraba. No se cobró nada; revise el nuevo total y confirme.',
    en: 'The total changed while you were shopping. Nothing was charged; check the new total and confirm.',
  },
  ITEMS_OUT_OF_STOCK: {
    es: 'Algunos productos se agotaron. No se le cobró nada; quítelos o cambie la cantidad para continuar.',
    en: 'Some products have sold out. You were not charged; remove them or change the quantity to go on.',
  },
  INVALID_CARD: {
    es: 'Los datos de la tarjeta no son válidos. No se cobró nada; revíselos e inténtelo de nuevo.',
    en: 'The card details are not valid. Nothing was charged; check them and try again.',
  },
  CARD_TYPE_NOT_ACCEPTED: {
    es: 'El club no acepta este tipo de tarjeta. No se cobró nada; use otra tarjeta.',
    en: 'The club does not accept this kind of card. Nothing was charged; use another card.',
  },
  CARD_DECLINED_TOO_OFTEN: {
    es: 'Esta tarjeta fue rechazada demasiadas veces. No se cobró nada; use otra tarjeta o inténtelo más tarde.',
    en: 'This card was declined too many times. You haven’t been charged; use another card, or try this one later.',
  },
  PEC_503: {
    es: 'El servicio de pagos no responde. No se cobró nada; inténtelo de nuevo en unos minutos.',
    en: 'The payments service does not answer. Nothing was charged; try again in a few minutes.',
  },
  PE_0001: {
    es: 'No fue posible procesar el pago. No se cobró nada; inténtelo de nuevo.',
    en: 'The payment could not be processed. Nothing was charged; try again.',
  },
  PE_0003: {
    es: 'El club elegido no puede cobrar en línea en este momento. No se cobró nada; elija otro club.',
    en: 'The chosen club cannot take online payments right now. Nothing was charged; choose another club.',
  },
  ERROR_WITH_TAX_CALCULATOR: {
    es: 'No pudimos calcular los impuestos. No se cobró nada; inténtelo de nuevo.',
    en: 'We could not work out the taxes. Nothing was charged; try again.',
  },
  ERROR_TAXES_LINE_ITEM_PROCESS_ORDER: {
    es: 'El carrito cambió durante el pago. Anulamos el cobro; revise el carrito e inténtelo de nuevo.',
    en: 'The cart changed during the payment. The charge was voided; check the cart and try again.',
  },
  ERROR_CARD_HARD_DECLINE: {
    es: 'Su banco no permite usar esta tarjeta. No se cobró nada; use otra tarjeta.',
    en: 'Your bank does not allow this card to be used. Nothing was charged; use another card.',
  },
  ERROR_PAYMENT_METHOD: {
    es: 'Su banco rechazó el pago. No se cobró nada; use otra tarjeta o llame a su banco.',
    en: 'Your bank declined the payment. Nothing was charged; use another card or call your bank.',
  },
  ERROR_PAYMENT_TRANSACTION: {
    es: 'El pago no llegó a su banco. No se cobró nada; su carrito sigue intacto, inténtelo de nuevo.',
    en: 'The payment did not reach your bank. Nothing was charged; your cart is intact, try again.',
  },
  ERROR_CAPTURE_TRANSACTION_ERROR: {
    es: 'No fue posible completar el cobro. No se cobró nada; use otra tarjeta o inténtelo más tarde.',
    en: 'The charge could not be completed. Nothing was charged; use another card or try again later.',
  },
  ERROR_ORDER_NOT_CREATED: {
    es: 'No fue posible crear el pedido. Anulamos el cobro; revise su carrito e inténtelo de nuevo.',
    en: 'The order could not be created. The charge was voided; check your cart and try again.',
  },
  AUTHENTICATION_FAILED: {
    es: 'Su banco no pudo confirmar que es usted. No se cobró nada; inténtelo de nuevo o use otra tarjeta.',
    en: 'Your bank could not confirm that it is you. Nothing was charged; try again or use another card.',
  },
  CHALLENGE_EXPIRED: {
    es: 'Se agotó el tiempo para confirmar con su banco. No se cobró nada; inténtelo de nuevo.',
    en: 'The time to confirm with your bank ran out. Nothing was charged; try again.',
  },
  CHECKOUT_INTERRUPTED: {
    es: 'El pago se interrumpió. No se cobró nada; su carrito sigue intacto, inténtelo de nuevo.',
    en: 'The payment was interrupted. Nothing was charged; your cart is intact, try again.',
  },
  CHECKOUT_CANCELLED: {
    es: 'Usted canceló el pago. No se cobró nada y puede seguir comprando.',
    en: 'You cancelled the payment. Nothing was charged and you can go on shopping.',
  },
  CHECKOUT_SUPERSEDED: {
    es: 'Usted empezó a pagar este carrito en otra ventana. Continúe allí; aquí no se cobró nada.',
    en: 'You started to pay for this cart in another window. Go on there; nothing was charged here.',
  },
  CHECKOUT_EXPIRED: {
    es: 'Pasó mucho tiempo sin confirmar el pago y lo cerramos. No se cobró nada; vuelva a pagar desde su carrito.',
    en: 'This checkout was open for too long and has expired. You haven’t been charged; check out again from your cart.',
  },
  PAYMENT_NEEDS_REVIEW: {
    es: 'Estamos revisando su pago con el banco. No pague otra vez: el club le escribirá con el resultado.',
    en: 'We are checking your payment with the bank. Do not pay again: the club will write to you with the outcome.',
  },
  CHECKOUT_IN_PROGRESS: {
    es: 'Ya hay un pago en curso para este carrito. Espere a que termine o cancélelo para editar el carrito.',
    en: 'A payment for this cart is under way already. Wait for it to end, or cancel it to edit the cart.',
  },
  IDEMPOTENCY_CONFLICT: {
    es: 'Esta solicitud ya se usó para otro carrito. No se cobró nada; vuelva a abrir el pago.',
    en: 'This request was used for another cart. Nothing was charged; open the checkout again.',
  },
  ATTEMPT_NOT_FOUND: {
    es: 'No encontramos este pago. No se cobró nada; vuelva a abrir el pago desde su carrito.',
    en: 'We could not find this payment. Nothing was charged; open the checkout again from your cart.',
  },
  ATTEMPT_CLOSED: {
    es: 'Este intento de pago ya terminó. Vuelva a abrir el pago desde su carrito.',
    en: 'This attempt to pay has ended. Open the checkout again from your cart.',
  },
  ATTEMPT_PROCESSING: {
    es: 'El pago se está procesando y ya no se puede cancelar. Espere el resultado.',
    en: 'The payment is being processed and can no longer be cancelled. Wait for the outcome.',
  },
  INVALID_CARD_HOLDER: {
    es: 'Escriba el nombre completo tal como aparece en la tarjeta.',
    en: 'Write the full name as it stands on the card.',
  },
  SAVED_CARD_NOT_FOUND: {
    es: 'No encontramos esa tarjeta guardada. Elija otra o agregue una nueva.',
    en: 'We could not find that saved card. Choose another or add a new one.',
  },
  '102': {
    es: 'Usted ya tiene guardada esta tarjeta. Si no aparece en su billetera, no sirve para pagar aquí: use otra.',
    en: 'You have saved this card already. If it is not in your wallet, it cannot pay here: use another one.',
  },
  ERROR_SAVE_CARD: {
    es: 'Su banco no aceptó la tarjeta y no la guardamos. No se cobró nada; revise los datos o use otra tarjeta.',
    en: 'Your bank did not accept the card and we did not save it. Nothing was charged; check it or use another one.',
  },
  PE_0002: {
    es: 'Esta tarjeta no puede ser la predeterminada. Elija otra o agregue una nueva.',
    en: 'This card cannot be the one that is offered first. Choose another or add a new one.',
  },
  TOO_MANY_PAYMENT_TRIES: {
    es: 'Hubo demasiados intentos de pago seguidos. No se cobró nada; espere unos minutos e inténtelo de nuevo.',
    en: 'There were too many payment attempts in a row. You haven’t been charged; wait a few minutes and try again.',
  },
  INVALID_EMAIL: {
    es: 'Escriba un correo electrónico válido para enviarle la confirmación.',
    en: 'Write a valid e-mail address for your confirmation.',
  },
  INVALID_MEMBERSHIP: {
    es: 'Escriba los 14 dígitos de una membresía vigente.',
    en: 'Write the 14 digits of a valid membership.',
  },
};

/** The sentence for a code in the request's language. */
export function messageOf(code: FailureCode | RequestCode, language: Language): string {
  return messages[code][language];
}
