import type { Language, Localized } from '@tarima/markets/table';
import type { AttemptFailureCode } from './domain/attempt-failure.ts';
import type { Failure } from './domain/failure.ts';

/** One or two sentences for the shopper: what happened, whether anything was charged, what to do (PAYMENTS-52). */
export const messages: Readonly<Record<AttemptFailureCode | Failure['code'], Localized>> = {
  CART_NOT_READY: {
    es: 'Su carrito aún no está listo para pagar. No se le cobró nada; revise los productos y la entrega e inténtelo de nuevo.',
    en: 'Your cart isn’t ready for checkout. You haven’t been charged. Check your items and your pickup or delivery details, then try again.',
  },
  DELIVERY_WINDOW_NEEDED: {
    es: 'El horario de entrega ya no está disponible, o falta elegir uno. No se le cobró nada; elija un horario en su carrito.',
    en: 'You haven’t chosen an available delivery time. You haven’t been charged; choose one in your cart.',
  },
  TOTAL_CHANGED: {
    es: 'El total cambió mientras usted compraba. No se le cobró nada; revise el nuevo total y confirme el pago.',
    en: 'The total has changed. You haven’t been charged; check the new total, then confirm the payment.',
  },
  ITEMS_OUT_OF_STOCK: {
    es: 'Algunos productos se agotaron. No se le cobró nada; quítelos o cambie la cantidad para continuar.',
    en: 'Some items are out of stock. You haven’t been charged; remove them or change the quantity to continue.',
  },
  INVALID_CARD: {
    es: 'Los datos de la tarjeta no son válidos. No se le cobró nada; revíselos e inténtelo de nuevo.',
    en: 'The card details aren’t valid. You haven’t been charged; check them and try again.',
  },
  INVOICE_REQUIRED: {
    es: 'Falta elegir cómo quiere su factura. No se le cobró nada; elíjalo e inténtelo de nuevo.',
    en: 'You haven’t chosen a type of invoice. You haven’t been charged; choose one and try again.',
  },
  INVOICE_FIELD_MISSING: {
    es: 'Faltan datos de la factura. No se le cobró nada; complételos e inténtelo de nuevo.',
    en: 'Some invoice details are missing. You haven’t been charged; fill them in and try again.',
  },
  INVALID_INVOICE_FIELD: {
    es: 'Un dato de la factura no es válido. No se le cobró nada; corríjalo e inténtelo de nuevo.',
    en: 'One of the invoice details isn’t valid. You haven’t been charged; correct it and try again.',
  },
  INVALID_IDENTIFICATION: {
    es: 'El número de identificación de la factura no es válido. No se le cobró nada; revise los dígitos.',
    en: 'The ID number for the invoice isn’t valid. You haven’t been charged; check the digits.',
  },
  INVOICE_TYPE_NOT_OFFERED: {
    es: 'Ese tipo de factura ya no está disponible aquí. No se le cobró nada; elija otro.',
    en: 'That type of invoice isn’t available here. You haven’t been charged; choose another.',
  },
  INVOICE_LIMIT_EXCEEDED: {
    es: 'El total supera el máximo para una factura sin identificación. No se le cobró nada; elija factura electrónica y escriba sus datos.',
    en: 'The total is above the maximum for an invoice without an ID. You haven’t been charged; choose an electronic invoice and enter your details.',
  },
  CARD_TYPE_NOT_ACCEPTED: {
    es: 'No aceptamos este tipo de tarjeta. No se le cobró nada; use otra tarjeta.',
    en: 'We don’t accept this type of card. You haven’t been charged; use another card.',
  },
  CARD_DECLINED_TOO_OFTEN: {
    es: 'Esta tarjeta fue rechazada demasiadas veces. No se le cobró nada; use otra tarjeta o inténtelo más tarde.',
    en: 'This card was declined too many times. You haven’t been charged; use another card, or try this one again later.',
  },
  PEC_503: {
    es: 'El servicio de pagos no responde. No se le cobró nada; inténtelo de nuevo en unos minutos.',
    en: 'The payment service isn’t responding. You haven’t been charged; try again in a few minutes.',
  },
  PE_0001: {
    es: 'No fue posible procesar el pago. No se le cobró nada; inténtelo de nuevo.',
    en: 'We couldn’t process the payment. You haven’t been charged; try again.',
  },
  PE_0003: {
    es: 'El club elegido no puede cobrar en línea en este momento. No se le cobró nada; elija otro club.',
    en: 'The club you chose can’t take online payments right now. You haven’t been charged; choose another club.',
  },
  ERROR_WITH_TAX_CALCULATOR: {
    es: 'No pudimos calcular los impuestos. No se le cobró nada; inténtelo de nuevo.',
    en: 'We couldn’t calculate the taxes. You haven’t been charged; try again.',
  },
  ERROR_MEMBERSHIP_NOT_APPLIED: {
    es: 'No fue posible activar su membresía. Anulamos el cobro; inténtelo de nuevo o visite el club.',
    en: 'We couldn’t activate your membership, so we cancelled the charge. Try again, or visit your club.',
  },
  MEMBERSHIP_NOT_AVAILABLE: {
    es: 'Esta membresía no se puede comprar, renovar ni cambiar a Platinum en línea en este momento. No se le cobró nada; consulte en el club.',
    en: 'This membership can’t be bought, renewed or upgraded online right now. You haven’t been charged; ask at your club.',
  },
  INVALID_APPLICANT: {
    es: 'Faltan datos del nuevo socio o no son válidos. No se le cobró nada; revíselos e inténtelo de nuevo.',
    en: 'Some of the new member’s details are missing or aren’t valid. You haven’t been charged; check them and try again.',
  },
  PASSWORD_REQUIRED: {
    es: 'Falta la contraseña de su cuenta en línea. No se le cobró nada; elija una y continúe.',
    en: 'Your online account needs a password. You haven’t been charged; choose one to continue.',
  },
  PASSWORD_NOT_ALLOWED: {
    es: 'Usted ya tiene una cuenta. No se le cobró nada; quien recibe la membresía crea la suya después.',
    en: 'You already have an account. You haven’t been charged; the new member creates their own later.',
  },
  PASSWORD_REFUSED: {
    es: 'La contraseña no cumple los requisitos. No se le cobró nada; elija otra.',
    en: 'The password doesn’t meet the requirements. You haven’t been charged; choose another one.',
  },
  EMAIL_ALREADY_REGISTERED: {
    es: 'Ya existe una cuenta con este correo. No se le cobró nada; inicie sesión o use otro correo.',
    en: 'There’s already an account with this email address. You haven’t been charged; sign in, or use another address.',
  },
  CART_LINE_ITEMS_NOT_MISMATCH: {
    es: 'Los productos del carrito cambiaron mientras calculábamos los impuestos. No se le cobró nada; revise el carrito e inténtelo de nuevo.',
    en: 'Your items changed while we were working out the taxes. You haven’t been charged; check your cart and try again.',
  },
  '500': {
    es: 'Algo salió mal y no pudimos crear su pedido. Anulamos el cobro; inténtelo de nuevo.',
    en: 'Something went wrong and we couldn’t place your order, so we cancelled the charge. Try again.',
  },
  TERMS_NOT_ACCEPTED: {
    es: 'Para pagar, acepte los términos y condiciones. No se le cobró nada.',
    en: 'To pay, accept the terms and conditions. You haven’t been charged.',
  },
  PAYMENT_RETURN_NOT_FOUND: {
    es: 'Este enlace de pago no es válido o ya venció. Vea el estado de su pago en el carrito o en sus pedidos.',
    en: 'This payment link isn’t valid or has expired. Check your cart or your orders to see your payment.',
  },
  ERROR_TAXES_LINE_ITEM_PROCESS_ORDER: {
    es: 'El carrito cambió durante el pago. Anulamos el cobro; revise el carrito e inténtelo de nuevo.',
    en: 'Your cart changed during the payment, so we cancelled the charge. Check your cart and try again.',
  },
  ERROR_CARD_HARD_DECLINE: {
    es: 'Su banco no permite usar esta tarjeta. No se le cobró nada; use otra tarjeta.',
    en: 'Your bank doesn’t allow this payment with this card. You haven’t been charged; use another card.',
  },
  ERROR_PAYMENT_METHOD: {
    es: 'Su banco rechazó el pago. No se le cobró nada; use otra tarjeta o llame a su banco.',
    en: 'Your bank declined the payment. You haven’t been charged; use another card or call your bank.',
  },
  ERROR_PAYMENT_TRANSACTION: {
    es: 'El pago no llegó a su banco. No se le cobró nada; inténtelo de nuevo.',
    en: 'The payment didn’t reach your bank. You haven’t been charged; try again.',
  },
  ERROR_CAPTURE_TRANSACTION_ERROR: {
    es: 'No fue posible completar el cobro. No se le cobró nada; use otra tarjeta o inténtelo más tarde.',
    en: 'We couldn’t complete the payment. You haven’t been charged; use another card or try again later.',
  },
  ERROR_ORDER_NOT_CREATED: {
    es: 'No fue posible crear el pedido. Anulamos el cobro; revise su carrito e inténtelo de nuevo.',
    en: 'We couldn’t place your order, so we cancelled the charge. Check your cart and try again.',
  },
  AUTHENTICATION_FAILED: {
    es: 'Su banco no pudo confirmar que es usted. No se le cobró nada; inténtelo de nuevo o use otra tarjeta.',
    en: 'Your bank couldn’t confirm it’s you. You haven’t been charged; try again or use another card.',
  },
  CHALLENGE_EXPIRED: {
    es: 'Se agotó el tiempo para confirmar con su banco. No se le cobró nada; inténtelo de nuevo.',
    en: 'Your bank’s confirmation timed out. You haven’t been charged; try again.',
  },
  CHECKOUT_INTERRUPTED: {
    es: 'El pago se interrumpió. No se le cobró nada; inténtelo de nuevo.',
    en: 'The payment was interrupted. You haven’t been charged; try again.',
  },
  CHECKOUT_CANCELLED: {
    es: 'Usted canceló el pago. No se le cobró nada y puede seguir comprando.',
    en: 'You cancelled the payment. You haven’t been charged, and you can continue shopping.',
  },
  CHECKOUT_SUPERSEDED: {
    es: 'Usted empezó este pago en otra pestaña. Continúe en esa pestaña; no se le cobrará dos veces.',
    en: 'You started this payment in another tab. Continue there; you won’t be charged twice.',
  },
  CHECKOUT_EXPIRED: {
    es: 'El tiempo para pagar se agotó. No se le cobró nada; empiece el pago de nuevo.',
    en: 'This checkout was open for too long and has expired. You haven’t been charged; start the payment again.',
  },
  PAYMENT_NEEDS_REVIEW: {
    es: 'Estamos revisando su pago con el banco. No vuelva a pagar: le escribiremos con el resultado.',
    en: 'We’re checking your payment with your bank. Don’t pay again; we’ll email you the result.',
  },
  PAYMENT_UNDONE_BY_CLUB: {
    es: 'El club revisó su pago y lo anuló. Si su banco hizo el cobro, se lo devolverá. Puede empezar el pago de nuevo.',
    en: 'We checked your payment and cancelled it. If your bank charged you, it will return the money. You can start the payment again.',
  },
  ATTEMPT_NOT_IN_REVIEW: {
    es: 'Este intento ya no está en revisión. Revise su estado; no se cambió nada.',
    en: 'This attempt no longer needs a review. Check its status; nothing was changed.',
  },
  ACTION_NOT_ALLOWED: {
    es: 'Esta acción no es posible en el estado actual del pago. No se cambió nada; elija otra.',
    en: 'This action isn’t possible for the payment as it is now. Nothing was changed; choose another one.',
  },
  REASON_REQUIRED: {
    es: 'Escriba el motivo, con al menos 5 caracteres. No se cambió nada.',
    en: 'Enter a reason of at least 5 characters. Nothing was changed.',
  },
  REASON_TOO_LONG: {
    es: 'El motivo puede tener como máximo 500 caracteres. No se cambió nada.',
    en: 'A reason can have at most 500 characters. Nothing was changed.',
  },
  CHECKOUT_IN_PROGRESS: {
    es: 'Ya hay un pago en curso para este carrito. Espere a que termine o cancélelo para editar el carrito.',
    en: 'A payment for this cart is already in progress. Wait for it to finish, or cancel it to edit your cart.',
  },
  IDEMPOTENCY_CONFLICT: {
    es: 'Este pago corresponde a otro carrito. No se le cobró nada; vuelva a pagar desde su carrito.',
    en: 'This payment was for another cart. You haven’t been charged; check out again from your cart.',
  },
  ATTEMPT_NOT_FOUND: {
    es: 'No encontramos este pago. Revise su estado en el carrito antes de volver a pagar.',
    en: 'We couldn’t find this payment. Open your cart to see the payment status before you pay again.',
  },
  ATTEMPT_CLOSED: {
    es: 'Este intento de pago ya terminó. Revise en Mis pedidos si se completó; si no, vuelva a pagar desde su carrito.',
    en: 'This payment is closed. Check My orders before you check out again.',
  },
  ATTEMPT_PROCESSING: {
    es: 'El pago se está procesando y ya no se puede cancelar. Espere el resultado.',
    en: 'The payment is being processed and can no longer be cancelled. Wait for it to finish.',
  },
  INVALID_CARD_HOLDER: {
    es: 'Escriba el nombre completo tal como aparece en la tarjeta.',
    en: 'Enter the first and last name as they appear on the card.',
  },
  SAVED_CARD_NOT_FOUND: {
    es: 'No encontramos esa tarjeta guardada. Elija otra o agregue una nueva.',
    en: 'We couldn’t find that saved card. Choose another or add a new one.',
  },
  '102': {
    es: 'Usted ya tiene guardada esta tarjeta. Si no aparece en Mis tarjetas, no se puede usar aquí; use otra.',
    en: 'This card can’t be saved again. If you don’t see it in your saved cards, use another card.',
  },
  ERROR_SAVE_CARD: {
    es: 'Su banco no aceptó la tarjeta y no la guardamos. No se le cobró nada; revise los datos o use otra tarjeta.',
    en: 'Your bank didn’t accept the card, so we didn’t save it. You haven’t been charged; check the details or use another card.',
  },
  PE_0002: {
    es: 'Esta tarjeta no puede ser la predeterminada. Elija otra o agregue una nueva.',
    en: 'This card can’t be your default card. Choose another or add a new one.',
  },
  TOO_MANY_PAYMENT_ATTEMPTS: {
    es: 'Hubo demasiados intentos de pago seguidos. No se le cobró nada; espere unos minutos e inténtelo de nuevo.',
    en: 'Too many payment attempts in a row. You haven’t been charged; wait a few minutes and try again.',
  },
  CAPTCHA_REQUIRED: {
    es: 'Antes de pagar necesitamos comprobar que usted es una persona. No se le cobró nada; complete la verificación e inténtelo de nuevo.',
    en: 'Before you pay, we need to check that you’re a person. You haven’t been charged; complete the check and try again.',
  },
  CAPTCHA_FAILED: {
    es: 'No pudimos comprobar que usted es una persona. No se le cobró nada; complete la verificación otra vez, o inicie sesión para pagar.',
    en: 'We couldn’t check that you’re a person. You haven’t been charged; complete the check again, or sign in to pay.',
  },
  'EXPIRED-MEMBERSHIP': {
    es: 'Su membresía venció. No se le cobró nada y su carrito sigue guardado; renueve la membresía e inténtelo de nuevo.',
    en: 'Your membership has expired. You haven’t been charged and your cart is saved; renew your membership, then try again.',
  },
  MEMBERSHIP_NO_ALLOW: {
    es: 'Su membresía no permite hacer pedidos. No se le cobró nada y su carrito sigue guardado; consulte en su club.',
    en: 'Your membership doesn’t allow orders. You haven’t been charged and your cart is saved; ask at your club.',
  },
  INVALID_EMAIL: {
    es: 'Escriba un correo electrónico válido para que le enviemos la confirmación.',
    en: 'Enter a valid email address so that we can send your confirmation.',
  },
  INVALID_MEMBERSHIP: {
    es: 'Escriba el número de 14 dígitos de una membresía vigente.',
    en: 'Enter the 14-digit number of an active membership.',
  },
};

/** The message of an attempt's failure in the request's language. */
export function getMessage(code: AttemptFailureCode, language: Language): string {
  return messages[code][language];
}
