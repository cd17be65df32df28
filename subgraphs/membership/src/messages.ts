import type { Localized } from '@tarima/markets/table';

/** What a member reads when a change fails: what happened, what has not changed, what to do. */
export const messages = {
  PREFERRED_CLUB_UNAVAILABLE: {
    es: 'Ese club no está en su país o no recibe pedidos en línea. Su club preferido no cambió; elija otro club.',
    en: 'That club is not in your country or takes no online orders. Your preferred club has not changed; choose another club.',
  },
  ADDRESS_INVALID: {
    es: 'Hay datos de la dirección por corregir. No se guardó nada; revise los campos señalados.',
    en: 'Some of the address needs mending. Nothing was saved; check the marked fields.',
  },
  ADDRESS_NOT_FOUND: {
    es: 'Esa dirección ya no está en su libreta. No cambió nada; elija otra.',
    en: 'That address is no longer in your address book. Nothing was changed; choose another one.',
  },
  ADDRESS_OUTSIDE_COUNTRY: {
    es: 'Sus direcciones se guardan solo en el país de su membresía. No se guardó nada; cambie a la tienda de ese país.',
    en: "You can only change addresses in your membership's country. Nothing was saved; switch to that country's store.",
  },
  PLACE_OUTSIDE_MARKET: {
    es: 'Ese lugar queda fuera del país de esta tienda. Su dirección no cambió; elija un lugar dentro del mapa.',
    en: 'That place is outside the country of this shop. Your address has not changed; choose a place on the map.',
  },
  IDENTITY_NOT_FOUND: {
    es: 'Esta membresía no tiene cuenta en línea, así que no hay nada que eliminar. La membresía sigue igual.',
    en: 'This membership has no online account, so there is nothing to delete. The membership is as it was.',
  },
  IDENTITY_SERVICE_UNAVAILABLE: {
    es: 'No tuvimos respuesta y su cuenta en línea quizá siga abierta. Nada más cambió; vuelva a intentarlo en un momento.',
    en: 'We had no answer, and your online account may still be there. Nothing else has changed; please try again in a moment.',
  },
} as const satisfies Record<string, Localized>;

/** Stable codes of the failures of this subgraph. */
export type FailureCode = keyof typeof messages;
