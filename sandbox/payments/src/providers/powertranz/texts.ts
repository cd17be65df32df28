import type { Localized } from '@tarima/markets/table';

/** Texts of the hosted card page. */
export const texts = {
  site: { es: 'PowerTranz de prueba', en: 'PowerTranz test site' },
  title: { es: 'Pague con su tarjeta', en: 'Pay with your card' },
  amount: { es: 'Monto', en: 'Amount' },
  number: { es: 'Número de tarjeta', en: 'Card number' },
  holder: { es: 'Nombre en la tarjeta', en: 'Name on the card' },
  expiry: { es: 'Vencimiento (MM/AA)', en: 'Expiry date (MM/YY)' },
  code: { es: 'Código de seguridad', en: 'Security code' },
  hint: {
    es: 'Procesador de pruebas: use 4000 0000 0000 1000, una fecha futura y el código 123.',
    en: 'Test processor: use 4000 0000 0000 1000, a future date and the code 123.',
  },
  pay: { es: 'Pagar', en: 'Pay' },
  cancel: { es: 'Cancelar y volver a la tienda', en: 'Cancel and go back to the shop' },
  invalidNumber: { es: 'Revise el número de la tarjeta.', en: 'Check the card number.' },
  invalidHolder: { es: 'Escriba el nombre como aparece en la tarjeta.', en: 'Enter the name as it is on the card.' },
  invalidExpiry: { es: 'Escriba una fecha futura, por ejemplo 12/39.', en: 'Enter a future date, for example 12/39.' },
  invalidCode: { es: 'Escriba los 3 o 4 dígitos del código.', en: 'Enter the 3 or 4 digits of the code.' },
  returnTitle: { es: 'Volviendo a la tienda', en: 'Going back to the shop' },
  back: { es: 'Volver a la tienda', en: 'Back to the shop' },
  missingTitle: { es: 'Este pago ya no está abierto', en: 'This payment is no longer open' },
  missing: { es: 'No se le cobró nada. Vuelva a la tienda.', en: 'You haven’t been charged. Go back to the shop.' },
} as const satisfies Record<string, Localized>;

export type TextKey = keyof typeof texts;
