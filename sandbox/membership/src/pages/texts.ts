import type { Language } from '@tarima/markets/table';
import type { ScanResult } from '../card-codes.ts';

interface ResultText {
  readonly title: string;
  readonly advice: string;
}

const es = {
  otherLanguage: 'English',
  site: 'Tarjetas',
  title: 'Lector de tarjetas digitales',
  intro: 'Escanee la tarjeta digital, o escriba el número de membresía y los 8 números que aparecen debajo del código.',
  code: 'Código de la tarjeta',
  check: 'Verificar',
  scan: 'Escanear con la cámara',
  stop: 'Apagar la cámara',
  noCamera: 'No se pudo usar la cámara. Escriba el código.',
  viewfinder: 'Imagen de la cámara',
  invalidInput: 'El código tiene 22 números: los 14 de la membresía y los 8 del código.',
  tooMany: 'Se verificaron demasiados códigos en poco tiempo. Espere un minuto.',
  results: {
    ACCEPTED: { title: 'Aceptado', advice: 'La membresía está activa.' },
    ALREADY_USED: { title: 'Ya se usó', advice: 'Cada código sirve una sola vez. Espere el siguiente y escanéelo.' },
    INVALID_CODE: {
      title: 'Código no válido',
      advice: 'Pida que abran la tarjeta de nuevo y escanee el código que aparece.',
    },
    EXPIRED: { title: 'Membresía vencida', advice: 'Puede renovarla en línea o en servicio al socio.' },
    BLOCKED: { title: 'Membresía bloqueada', advice: 'Envíe a la persona a servicio al socio.' },
    CANCELLED: { title: 'Membresía cancelada', advice: 'Envíe a la persona a servicio al socio.' },
    CARD_INACTIVE: {
      title: 'Tarjeta inactiva',
      advice: 'Esta tarjeta de la cuenta ya no está activa. Envíe a la persona a servicio al socio.',
    },
  } satisfies Record<ScanResult['result'], ResultText>,
};

const en: typeof es = {
  otherLanguage: 'Español',
  site: 'Cards',
  title: 'Digital card scanner',
  intro: 'Scan a digital membership card, or type its membership number and the 8 digits below the code.',
  code: 'Card code',
  check: 'Check code',
  scan: 'Scan with the camera',
  stop: 'Turn off the camera',
  noCamera: 'The camera isn’t available. Type the code instead.',
  viewfinder: 'Camera image',
  invalidInput: 'A code has 22 digits: 14 for the membership number and 8 for the code.',
  tooMany: 'Too many codes were checked in a short time. Wait a minute.',
  results: {
    ACCEPTED: { title: 'Accepted', advice: 'The membership is active.' },
    ALREADY_USED: { title: 'Already used', advice: 'Each code works once. Wait for the next one and scan it.' },
    INVALID_CODE: {
      title: 'Invalid code',
      advice: 'Ask the member to open the card again, and scan the code it shows.',
    },
    EXPIRED: { title: 'Membership expired', advice: 'It can be renewed online or at the service desk.' },
    BLOCKED: { title: 'Membership blocked', advice: 'Send the member to the service desk.' },
    CANCELLED: { title: 'Membership cancelled', advice: 'Send the member to the service desk.' },
    CARD_INACTIVE: {
      title: 'Card not active',
      advice: 'This card of the account is no longer active. Send the member to the service desk.',
    },
  },
};

/** Display names of the membership types, the same in both languages. */
export const typeNames: Readonly<Record<NonNullable<ScanResult['membershipType']>, string>> = {
  DIAMOND: 'Diamond',
  PLATINUM: 'Platinum',
  BUSINESS: 'Business',
  BUSINESS_PLATINUM: 'Business-Platinum',
};

/** Texts of the scanner page. */
export const texts: Readonly<Record<Language, typeof es>> = { es, en };
