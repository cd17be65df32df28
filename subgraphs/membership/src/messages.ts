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
  INVALID_EMAIL: {
    es: 'Ese correo no es válido. Su correo no cambió; revíselo e inténtelo de nuevo.',
    en: 'That email isn’t valid. Your email hasn’t changed; check it and try again.',
  },
  EMAIL_UNCHANGED: {
    es: 'Ese ya es el correo de su cuenta. No se cambió nada; escriba otro correo.',
    en: 'That’s already your account’s email address. Nothing has changed; enter a different one.',
  },
  EMAIL_CODE_LIMIT: {
    es: 'Pidió demasiados códigos en poco tiempo. Su correo no cambió; use el último código que recibió o espere una hora.',
    en: 'You’ve asked for too many codes. Your email hasn’t changed; use the latest code you received, or try again in an hour.',
  },
  EMAIL_USED: {
    es: 'Otra cuenta empezó a usar ese correo. El suyo no cambió; elija otro correo.',
    en: 'Another account has started using that email. Yours hasn’t changed; choose a different one.',
  },
  EMAIL_CODE_WRONG: {
    es: 'Ese código no es correcto. Su correo no cambió; revise el último correo que recibió.',
    en: 'That code isn’t right. Your email hasn’t changed; check the latest email you received.',
  },
  EMAIL_CODE_EXPIRED: {
    es: 'Ese código ya no sirve. Su correo no cambió; pida un código nuevo.',
    en: 'That code no longer works. Your email hasn’t changed; ask for a new code.',
  },
  EMAIL_CODE_NOT_SENT: {
    es: 'No pudimos enviar el código. Su correo no cambió; inténtelo de nuevo en unos minutos.',
    en: 'We couldn’t send the code. Your email hasn’t changed; try again in a few minutes.',
  },
  EMAIL_CHANGE_NOT_CONFIRMED: {
    es: 'No pudimos confirmar el cambio de correo. Espere un momento y envíe el mismo código otra vez: repetirlo no cambia nada más.',
    en: 'We didn’t get a response, so your email may not have changed. Wait a moment and send the same code again; it’s safe to repeat.',
  },
  EMAIL_CHANGE_INCOMPLETE: {
    es: 'Ya inicia sesión con el correo nuevo, pero su perfil todavía tiene el anterior. Espere un momento y envíe el mismo código otra vez.',
    en: 'You now sign in with the new email, but your profile still has the old one. Wait a moment and send the same code again.',
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
    es: 'Su membresía no está vigente, así que la tarjeta digital no se puede usar. Revise su membresía en su cuenta.',
    en: 'Your membership isn’t active, so the digital card can’t be used. Check your membership in your account.',
  },
  CARD_SERVICE_UNAVAILABLE: {
    es: 'No pudimos confirmar que la tarjeta digital de este dispositivo se haya desactivado. Inténtelo de nuevo en un momento.',
    en: 'We didn’t get a response, so the digital card on this device may still work. Try again in a moment.',
  },
  INVALID_ONBOARDING_DETAILS: {
    es: 'Hay datos incorrectos. Su cuenta aún no se creó; revise los campos señalados.',
    en: 'Correct the highlighted fields. Your account hasn’t been created yet.',
  },
  PASSWORD_REFUSED: {
    es: 'Esa contraseña no cumple los requisitos. Su cuenta aún no se creó; elija otra contraseña.',
    en: 'That password doesn’t meet the requirements. Your account hasn’t been created yet; choose another password.',
  },
  IDENTITY_EXISTS: {
    es: 'Ya existe una cuenta en línea con esa membresía o ese correo. No se creó otra; inicie sesión o recupere su contraseña.',
    en: 'There’s already an online account with that membership or email. We haven’t created another one; sign in or reset your password.',
  },
  IDENTITY_REJECTED: {
    es: 'Los datos no coinciden con los que el club tiene de esa membresía. La cuenta no se creó; revíselos o pida ayuda en el mostrador de servicio al socio de su club.',
    en: 'Those details don’t match what the club has for that membership. The account wasn’t created; check them, or ask at your club’s service desk.',
  },
  CAPTCHA_REQUIRED: {
    es: 'Falta la verificación de seguridad. Su cuenta aún no se creó; complétela e inténtelo de nuevo.',
    en: 'Complete the security check and try again. Your account hasn’t been created yet.',
  },
  CAPTCHA_FAILED: {
    es: 'No pudimos confirmar la verificación de seguridad. Su cuenta aún no se creó; complétela otra vez.',
    en: 'The security check didn’t go through. Your account hasn’t been created yet; complete it again.',
  },
  'MO-500': {
    es: 'No pudimos completar su registro en línea. Su membresía no cambió; inténtelo de nuevo en unos minutos.',
    en: 'We couldn’t complete your online registration. Your membership hasn’t changed; try again in a few minutes.',
  },
  VERIFICATION_CODE_EXPIRED: {
    es: 'Ese enlace ya venció. Su cuenta sigue guardada; pida un correo nuevo para confirmarla.',
    en: 'That link has expired. Your account is saved; ask for a new email to confirm it.',
  },
  VERIFICATION_CODE_UNKNOWN: {
    es: 'Ese enlace no es válido. No se cambió nada; pida un correo nuevo y abra el enlace más reciente.',
    en: 'That link isn’t valid. Nothing has changed; ask for a new email and open the latest link.',
  },
  SECONDARY_CARD: {
    es: 'Solo el titular puede cancelar la membresía. No se canceló nada; pídaselo o visite su club.',
    en: 'Only the primary member can cancel the membership. Nothing was cancelled; ask them, or visit your club.',
  },
  MEMBERSHIP_BLOCKED: {
    es: 'Su membresía está bloqueada y no se puede cancelar en línea. No se canceló nada; acuda al mostrador de servicio al socio de su club.',
    en: 'Your membership is blocked and can’t be cancelled online. Nothing was cancelled; visit the service desk at your club.',
  },
  MEMBERSHIP_NOT_FOUND: {
    es: 'El club no encuentra esta membresía. No se canceló nada; acuda al mostrador de servicio al socio de su club.',
    en: 'The club can’t find this membership. Nothing was cancelled; visit the service desk at your club.',
  },
  MEMBERSHIP_SERVICE_UNAVAILABLE: {
    es: 'No pudimos confirmar que su membresía se haya cancelado. Inténtelo de nuevo en un momento: repetirlo no cambia nada más.',
    en: 'We didn’t get a response, so your membership may not have been cancelled. Try again in a moment; it’s safe to repeat.',
  },
  INVALID_MEMBERSHIP_ATTRIBUTES: {
    es: 'No se pueden guardar estos datos. No se cambió nada; revise los campos e inténtelo de nuevo.',
    en: 'These details can’t be saved. Nothing has changed; check the fields and try again.',
  },
};
