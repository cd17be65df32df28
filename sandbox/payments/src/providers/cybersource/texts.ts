import type { Localized } from '@tarima/markets/table';

/** Texts of the card issuer's pages. Spanish uses the formal "usted". */
export const texts = {
  title: { es: 'Confirme su compra', en: 'Confirm your purchase' },
  bank: { es: 'Banco de la tarjeta', en: 'Card issuer' },
  secured: { es: 'Verificación segura 3-D Secure', en: '3-D Secure verification' },
  merchant: { es: 'Comercio', en: 'Merchant' },
  amount: { es: 'Monto', en: 'Amount' },
  card: { es: 'Tarjeta', en: 'Card' },
  endsIn: { es: 'termina en', en: 'ending in' },
  sent: {
    es: 'Le enviamos un código de seis dígitos a su teléfono. Escríbalo para autorizar el pago.',
    en: 'We sent a six-digit code to your phone. Enter it to authorise the payment.',
  },
  code: { es: 'Código de verificación', en: 'Verification code' },
  hint: { es: 'Banco de pruebas: el código es 123456.', en: 'Test bank: the code is 123456.' },
  confirm: { es: 'Confirmar pago', en: 'Confirm payment' },
  cancel: { es: 'Cancelar y volver a la tienda', en: 'Cancel and go back to the shop' },
  wrong: { es: 'El código no es correcto. Intentos restantes:', en: 'That code is incorrect. Attempts left:' },
  collectTitle: { es: 'Comprobación del navegador', en: 'Browser check' },
  returnTitle: { es: 'Volviendo a la tienda', en: 'Going back to the shop' },
  back: { es: 'Volver a la tienda', en: 'Back to the shop' },
  missingTitle: { es: 'No encontramos esta verificación', en: 'We couldn’t find this verification' },
  missing: { es: 'No se le cobró nada. Vuelva a la tienda.', en: 'You haven’t been charged. Go back to the shop.' },
} as const satisfies Record<string, Localized>;
