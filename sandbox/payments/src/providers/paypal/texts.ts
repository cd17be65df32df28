import type { Localized } from '@tarima/markets/table';

/** Texts of PayPal's approval page. */
export const texts = {
  site: { es: 'PayPal de prueba', en: 'PayPal test site' },
  title: { es: 'Pague con PayPal', en: 'Pay with PayPal' },
  merchant: { es: 'Comercio', en: 'Merchant' },
  amount: { es: 'Monto', en: 'Amount' },
  payer: { es: 'Cuenta de PayPal', en: 'PayPal account' },
  hint: {
    es: 'Cuentas de prueba: cada una produce un resultado distinto.',
    en: 'Test accounts: each one gives a different result.',
  },
  approve: { es: 'Pagar ahora', en: 'Pay now' },
  cancel: { es: 'Cancelar y volver a la tienda', en: 'Cancel and go back to the shop' },
  returnTitle: { es: 'Volviendo a la tienda', en: 'Going back to the shop' },
  back: { es: 'Volver a la tienda', en: 'Back to the shop' },
  endedTitle: { es: 'Este pago ya terminó', en: 'This payment has ended' },
  ended: { es: 'No hay nada más que hacer aquí.', en: 'You can close this page or go back to the shop.' },
  missingTitle: { es: 'No encontramos este pago', en: 'We couldn’t find this payment' },
  missing: { es: 'No se le cobró nada. Vuelva a la tienda.', en: 'You haven’t been charged. Go back to the shop.' },
} as const satisfies Record<string, Localized>;
