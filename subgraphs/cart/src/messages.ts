import type { Localized } from '@tarima/markets/table';
import type { Failure, FailureCode } from './domain/failure.ts';

/** What a shopper reads when a change of the cart fails: what happened, what is safe, what to do (CART-95). */
const texts: { readonly [Code in FailureCode]: (failure: Extract<Failure, { code: Code }>) => Localized } = {
  INVALID_QUANTITY: () => ({
    es: 'La cantidad debe ser un número entero de 1 en adelante. Su carrito no cambió.',
    en: 'The quantity must be a whole number of 1 or more. Your cart has not changed.',
  }),
  QUANTITY_LIMIT_EXCEEDED: ({ maximum }) => ({
    es: `Puede llevar hasta ${maximum} de este producto. Su carrito no cambió; elija una cantidad menor.`,
    en: `You can take up to ${maximum} of this product. Your cart has not changed; choose a smaller quantity.`,
  }),
  LINE_LIMIT_EXCEEDED: ({ maximum }) => ({
    es: `Un carrito lleva hasta ${maximum} productos distintos. Su carrito no cambió; quite alguno o haga otro pedido.`,
    en: `A cart holds up to ${maximum} different products. Your cart has not changed; remove one or place a second order.`,
  }),
  OUT_OF_STOCK: ({ availableQuantity }) =>
    availableQuantity > 0
      ? {
          es: `En este club quedan ${availableQuantity}. Su carrito no cambió; elija una cantidad menor u otro club.`,
          en: `This club has ${availableQuantity} left. Your cart has not changed; choose a smaller quantity or another club.`,
        }
      : {
          es: 'Este producto se agotó en este club. Su carrito no cambió; pruebe con otro club.',
          en: 'This product is out of stock at this club. Your cart has not changed; try another club.',
        },
  PRODUCT_UNAVAILABLE: () => ({
    es: 'Este producto no se vende en su país. Su carrito no cambió.',
    en: 'This product is not sold in your country. Your cart has not changed.',
  }),
  CLUB_UNAVAILABLE: () => ({
    es: 'Ese club no recibe pedidos en línea. Su carrito no cambió; elija otro club.',
    en: 'That club takes no online orders. Your cart has not changed; choose another club.',
  }),
  DELIVERY_UNAVAILABLE: () => ({
    es: 'No llegamos a esa dirección. Su carrito no cambió; elija otra dirección o recoja en un club.',
    en: 'We do not deliver to that address. Your cart has not changed; choose another address or pick up at a club.',
  }),
  DELIVERY_WINDOW_UNAVAILABLE: () => ({
    es: 'Ese horario de entrega ya no está disponible. Su carrito no cambió; elija otro horario.',
    en: 'That delivery window is no longer available. Your cart has not changed; choose another one.',
  }),
  SERVICE_FEE_UNAVAILABLE: () => ({
    es: 'No pudimos calcular el cargo por servicio de su pedido. Su carrito no cambió; inténtelo de nuevo.',
    en: 'We could not work out the service fee of your order. Your cart has not changed; try again.',
  }),
  CART_NOT_FOUND: () => ({
    es: 'No hay un carrito activo. Agregue un producto y vuelva a intentarlo.',
    en: 'There is no active cart. Add a product and try again.',
  }),
  CART_LINE_NOT_FOUND: () => ({
    es: 'Ese producto ya no está en su carrito. Actualice la página para ver su carrito de ahora.',
    en: 'That product is no longer in your cart. Reload the page to see your cart as it is now.',
  }),
  CART_BUSY: () => ({
    es: 'Hay muchos cambios a la vez en su carrito. Este no se aplicó; inténtelo de nuevo.',
    en: 'Too many changes are being made to your cart at once. This one was not applied; try again.',
  }),
  CART_LOCKED_BY_PAYMENT: () => ({
    es: 'Hay un pago en curso con este carrito y por eso no cambió. Termine el pago o elija editar el carrito.',
    en: 'A payment for this cart is under way, so it has not changed. Finish the payment or choose to edit the cart.',
  }),
  COMMAND_CONFLICT: () => ({
    es: 'Este cambio ya se había enviado con otros datos. Su carrito no cambió; inténtelo de nuevo.',
    en: 'This change was sent before with other details. Your cart has not changed; try again.',
  }),
  COMMAND_EXPIRED: () => ({
    es: 'Este cambio ya se hizo hace tiempo y no se repitió. Revise su carrito y, si hace falta, cámbielo de nuevo.',
    en: 'This change was already made some time ago and was not repeated. Check your cart and make it again if needed.',
  }),
  NOTHING_TO_MERGE: () => ({
    es: 'No hay otro carrito por unir. Su carrito sigue igual.',
    en: 'There is no other cart to merge. Your cart is as it was.',
  }),
};

/** The sentence of a failure in both languages. */
export function messageOf<Code extends FailureCode>(failure: Extract<Failure, { code: Code }>): Localized {
  // The table has a text for each code; TypeScript cannot follow the code from the failure to its row.
  const text = texts[failure.code] as (failure: Failure) => Localized;
  return text(failure);
}
