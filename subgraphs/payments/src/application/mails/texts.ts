import type { Language } from '@tarima/markets/table';

/*
 * Texts of the mails (ORDERS-310 to ORDERS-313). Each language is written for its own reader; amounts and dates arrive
 * formatted.
 */

const es = {
  shop: 'Ir a la tienda',
  orderFooter: 'Recibe este mensaje porque hizo un pedido en Tarima con este correo.',
  paymentFooter: 'Recibe este mensaje porque pagó en Tarima con este correo.',
  viewOrder: 'Ver el pedido',
  guestLookup: 'Para ver su pedido, escriba su número y este correo.',
  orderNumber: 'Número de pedido',
  total: 'Total',
  confirmation: {
    subject: (number: string) => `Pedido confirmado: ${number}`,
    preview: (total: string) => `Recibimos su pedido por ${total}.`,
    heading: '¡Gracias por su compra!',
    pickup: (club: string) =>
      `Recibimos su pedido y su pago. Lo retira en el club ${club}; lleve su tarjeta de membresía.`,
    delivery: 'Recibimos su pedido y su pago. Se lo llevamos a la dirección que eligió.',
    details: 'Su pedido',
    placed: 'Fecha',
    club: 'Retiro en club',
    address: 'Entrega a domicilio',
    window: 'Horario de entrega',
    payment: 'Forma de pago',
    items: 'Productos',
    columns: { item: 'Producto', amount: 'Monto' },
    subtotal: 'Productos',
    serviceFee: 'Cargo por servicio',
    deliveryCharge: 'Entrega a domicilio',
    tax: 'Impuestos',
    taxIncluded: 'Impuestos, incluidos en los precios',
  },
  cancellation: {
    subject: (number: string) => `Pedido cancelado: ${number}`,
    preview: 'Su pedido no se preparará.',
    heading: 'Su pedido quedó cancelado',
    text: 'Ya no lo prepararemos. Le devolveremos lo que pagó y le escribiremos cuando el reembolso esté listo.',
    textAfterRefund: 'Ya no lo prepararemos. Ya le habíamos devuelto todo lo que pagó.',
  },
  refund: {
    subject: (number: string) => `Reembolso de su pedido ${number}`,
    preview: (amount: string) => `Le devolvimos ${amount}.`,
    heading: 'Le devolvimos su dinero',
    label: 'Reembolso',
    reason: 'Motivo',
    reasons: {
      CANCELLED: 'Pedido cancelado',
      MISSING_ITEMS: 'Productos que faltaron',
      WEIGHT: 'Menor peso',
      MISSING_ITEMS_OR_WEIGHT: 'Productos que faltaron o pesaron menos',
    },
    text: (payment: string) =>
      `El reembolso va a ${payment}. Según el banco, puede tardar unos días en aparecer en su estado de cuenta.`,
    paymentUsed: 'la misma forma de pago que usó',
    card: (card: string) => `su tarjeta ${card}`,
    byStaff:
      'El club le devolvió este monto. Según cómo lo hizo, puede tardar unos días en verlo. Si tiene alguna pregunta, comuníquese con su club.',
  },
  review: {
    subject: 'Estamos revisando su pago',
    preview: 'No vuelva a pagar por ahora.',
    heading: 'Estamos revisando su pago',
    label: 'Monto',
    text: 'Todavía no sabemos si su pago se completó. No vuelva a pagar: lo estamos revisando con el banco y le escribiremos con el resultado.',
  },
  voided: {
    subject: 'Su pago quedó anulado',
    preview: 'Terminamos de revisar su pago.',
    heading: 'Su pago quedó anulado',
    text: 'Terminamos de revisar su pago y lo anulamos. Si su banco muestra el monto como pendiente, lo libera en unos días. Ya puede comprar de nuevo.',
  },
};

const en: typeof es = {
  shop: 'Go to the shop',
  orderFooter: 'You’re receiving this email because an order was placed at Tarima with this address.',
  paymentFooter: 'You’re receiving this email because a payment was made at Tarima with this address.',
  viewOrder: 'View order',
  guestLookup: 'To see your order, enter its number and this email address.',
  orderNumber: 'Order number',
  total: 'Total',
  confirmation: {
    subject: (number) => `Order confirmed: ${number}`,
    preview: (total) => `We’ve received your order for ${total}.`,
    heading: 'Thanks for your order!',
    pickup: (club) =>
      `We’ve received your order and your payment. You’ll pick it up at the ${club} club; bring your membership card.`,
    delivery: 'We’ve received your order and your payment. We’ll deliver it to the address you chose.',
    details: 'Your order',
    placed: 'Date',
    club: 'Pickup at',
    address: 'Home delivery',
    window: 'Delivery time',
    payment: 'Paid with',
    items: 'Items',
    columns: { item: 'Item', amount: 'Amount' },
    subtotal: 'Items',
    serviceFee: 'Service fee',
    deliveryCharge: 'Home delivery',
    tax: 'Taxes',
    taxIncluded: 'Taxes (included in prices)',
  },
  cancellation: {
    subject: (number) => `Order cancelled: ${number}`,
    preview: 'We won’t prepare your order.',
    heading: 'Your order has been cancelled',
    text: 'We won’t prepare it. We’re refunding what you paid and will email you when that’s done.',
    textAfterRefund: 'We won’t prepare it. We’ve already refunded everything you paid.',
  },
  refund: {
    subject: (number) => `Refund for your order ${number}`,
    preview: (amount) => `We’ve refunded ${amount}.`,
    heading: 'We’ve sent your refund',
    label: 'Refund',
    reason: 'Reason',
    reasons: {
      CANCELLED: 'Order cancelled',
      MISSING_ITEMS: 'Missing items',
      WEIGHT: 'Lower weight',
      MISSING_ITEMS_OR_WEIGHT: 'Missing items or lower weight',
    },
    text: (payment) =>
      `The refund goes to ${payment}. Depending on the bank, it can take a few days to show on your statement.`,
    paymentUsed: 'the payment method you used',
    card: (card) => `your ${card} card`,
    byStaff:
      'The club has refunded this amount. Depending on how it was refunded, it can take a few days to show. If you have any questions, contact your club.',
  },
  review: {
    subject: 'We’re checking your payment',
    preview: 'Don’t pay again for now.',
    heading: 'We’re checking your payment',
    label: 'Amount',
    text: 'We don’t know yet whether your payment went through. Don’t pay again; we’re checking it with the bank and will email you the result.',
  },
  voided: {
    subject: 'Your payment was cancelled',
    preview: 'We’ve finished checking your payment.',
    heading: 'Your payment was cancelled',
    text: 'We’ve finished checking your payment and cancelled it. If your bank shows the amount as pending, it’ll be released within a few days. You can shop again now.',
  },
};

export type MailTexts = typeof es;

export const mailTexts: Readonly<Record<Language, MailTexts>> = { es, en };
