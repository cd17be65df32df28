import type { FailureMessages } from '@tarima/service-kit/failure-result';
import type { Failure } from './domain/failure.ts';

/** Messages of failures by code: what happened, what has not changed, what to do next. */
export const messages: FailureMessages<Failure> = {
  PREFERRED_CLUB_UNAVAILABLE: {
    es: 'Ese club no está en su país o no recibe pedidos en línea. Su club no cambió; elija otro club.',
    en: 'That club isn’t in your country or doesn’t take online orders. Your club hasn’t changed; choose another one.',
  },
  INVALID_ADDRESS: {
    es: 'Hay datos incorrectos en la dirección. No se guardó nada; revise los campos señalados.',
    en: 'Correct the highlighted fields. Your address wasn’t saved.',
  },
  ADDRESS_NOT_FOUND: {
    es: 'Esa dirección ya no está entre sus direcciones guardadas. No se cambió nada; elija otra.',
    en: 'That address is no longer in your saved addresses. Nothing has changed; choose another one.',
  },
  MARKET_MISMATCH: {
    es: 'Solo puede cambiar sus direcciones en la tienda del país de su membresía. No se guardó nada; cambie a esa tienda.',
    en: 'You can only change addresses in your membership’s country. Nothing was saved; switch to that country’s shop.',
  },
  PLACE_OUTSIDE_MARKET: {
    es: 'Ese lugar queda fuera del país de esta tienda. Su dirección sigue igual; elija un lugar dentro del país.',
    en: 'That location isn’t in this country. Your address hasn’t changed; choose another location on the map.',
  },
  INVALID_DETAILS: {
    es: 'Hay datos incorrectos. No se guardó nada; revise los campos señalados.',
    en: 'Correct the highlighted fields. Your details weren’t saved.',
  },
  DETAILS_CHANGED: {
    es: 'Sus datos cambiaron en otra ventana o dispositivo. No se guardó nada; compare los datos actuales y guarde de nuevo.',
    en: 'Your details were changed in another window or device. Nothing was saved; compare the current details and save again.',
  },
  IDENTITY_NOT_FOUND: {
    es: 'Esta membresía no tiene cuenta en línea, así que no hay nada que eliminar. La membresía sigue igual.',
    en: 'This membership has no online account, so there’s nothing to delete. Your membership hasn’t changed.',
  },
  IDENTITY_SERVICE_UNAVAILABLE: {
    es: 'No pudimos confirmar que su cuenta en línea se haya eliminado. No se cambió nada más; inténtelo de nuevo en un momento.',
    en: 'We didn’t get a response, so your online account may not have been deleted. Nothing else has changed; try again in a moment.',
  },
  MEMBERSHIP_NOT_ACTIVE: {
    es: 'Su membresía no está activa, así que el carné digital no se puede usar. Revise su membresía en su cuenta.',
    en: 'Your membership isn’t active, so the digital card can’t be used. Check your membership in your account.',
  },
};
