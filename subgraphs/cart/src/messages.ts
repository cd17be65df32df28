import type { FailureMessages } from '@tarima/service-kit/failure-result';
import type { Failure } from './domain/failure.ts';

/** The message of each failure: what happened, that the cart has not changed, and what to do next (CART-95). */
export const messages: FailureMessages<Failure> = {
  INVALID_QUANTITY: {
    es: 'La cantidad debe ser un número entero de 1 en adelante. Su carrito sigue igual.',
    en: 'Enter a whole number of 1 or more. Your cart hasn’t changed.',
  },
  QUANTITY_LIMIT_EXCEEDED: ({ maximum }) => ({
    es: `El máximo de este producto por pedido es ${maximum}. Su carrito sigue igual; elija una cantidad menor.`,
    en: `You can buy up to ${maximum} of this product. Your cart hasn’t changed; choose a smaller quantity.`,
  }),
  LINE_LIMIT_EXCEEDED: ({ maximum }) => ({
    es: `El carrito admite hasta ${maximum} productos distintos. Su carrito sigue igual; quite alguno o haga otro pedido.`,
    en: `A cart can hold up to ${maximum} different products. Your cart hasn’t changed; remove one or place a second order.`,
  }),
  OUT_OF_STOCK: ({ availableQuantity }) =>
    availableQuantity > 0
      ? {
          es: `Unidades disponibles en este club: ${availableQuantity}. Su carrito sigue igual; elija una cantidad menor u otro club.`,
          en: `This club has only ${availableQuantity} left. Your cart hasn’t changed; choose a smaller quantity or another club.`,
        }
      : {
          es: 'Este producto se agotó en este club. Su carrito sigue igual; pruebe con otro club.',
          en: 'This product is out of stock at this club. Your cart hasn’t changed; try another club.',
        },
  PRODUCT_UNAVAILABLE: {
    es: 'Este producto no se vende en su país. Su carrito sigue igual; elija otro producto.',
    en: 'This product isn’t sold in your country. Your cart hasn’t changed; choose another product.',
  },
  CLUB_UNAVAILABLE: {
    es: 'Ese club no recibe pedidos en línea. Su carrito sigue igual; elija otro club.',
    en: 'That club doesn’t take online orders. Your cart hasn’t changed; choose another club.',
  },
  DELIVERY_UNAVAILABLE: {
    es: 'No entregamos en esa dirección. Su carrito sigue igual; elija otra dirección o retire en un club.',
    en: 'We don’t deliver to that address. Your cart hasn’t changed; choose another address or pick up at a club.',
  },
  DELIVERY_WINDOW_UNAVAILABLE: {
    es: 'Ese horario de entrega ya no está disponible. Su carrito sigue igual; elija otro horario.',
    en: 'That delivery time is no longer available. Your cart hasn’t changed; choose another time.',
  },
  SERVICE_FEE_UNAVAILABLE: {
    es: 'No pudimos calcular el cargo por servicio de su pedido. Su carrito sigue igual; inténtelo de nuevo.',
    en: 'We couldn’t calculate the service fee for your order. Your cart hasn’t changed; try again.',
  },
  CART_NOT_FOUND: {
    es: 'Su carrito está vacío. Agregue un producto e inténtelo de nuevo.',
    en: 'Your cart is empty. Add a product and try again.',
  },
  CART_LINE_NOT_FOUND: {
    es: 'Ese producto ya no está en su carrito. Vuelva a cargar la página para ver su carrito actualizado.',
    en: 'That item is no longer in your cart. Reload the page to see your current cart.',
  },
  CART_BUSY: {
    es: 'Hay demasiados cambios a la vez en su carrito. Este no se aplicó; espere un momento e inténtelo de nuevo.',
    en: 'We’re still saving other changes to your cart. This one wasn’t saved; try again.',
  },
  CART_LOCKED_BY_PAYMENT: {
    es: 'Hay un pago en curso para este carrito. Su carrito sigue igual; termine el pago o cancélelo para editar el carrito.',
    en: 'A payment for this cart is in progress, so your cart hasn’t changed. Finish the payment, or cancel it to edit your cart.',
  },
  COMMAND_CONFLICT: {
    es: 'No pudimos aplicar este cambio. Su carrito sigue igual; inténtelo de nuevo.',
    en: 'We couldn’t make this change. Your cart hasn’t changed; try again.',
  },
  COMMAND_EXPIRED: {
    es: 'Este cambio ya se había aplicado. Revise su carrito y, si hace falta, cámbielo de nuevo.',
    en: 'This change was already made, so we didn’t repeat it. Check your cart and make it again if you need to.',
  },
  NOTHING_TO_MERGE: {
    es: 'No hay otro carrito para unir con este. Su carrito sigue igual; vuelva a cargar la página.',
    en: 'There’s no other cart to combine with this one. Your cart hasn’t changed; reload the page.',
  },
};
