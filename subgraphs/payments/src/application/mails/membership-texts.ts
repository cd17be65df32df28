import type { Language } from '@tarima/markets/table';

/* Texts of the confirmations of memberships (MEMBERSHIP-138). Each language is written for its own reader. */

const types = {
  DIAMOND: 'Diamond',
  PLATINUM: 'Platinum',
  BUSINESS: 'Business',
  BUSINESS_PLATINUM: 'Business-Platinum',
};

const es = {
  types,
  shop: 'Ir a la tienda',
  createAccount: 'Crear su cuenta en línea',
  footer: 'Recibe este mensaje porque pagó una membresía en Tarima con este correo.',
  preview: (type: string, price: string) => `Membresía ${type}, ${price}.`,
  details: 'Su membresía',
  type: 'Tipo',
  number: 'Número de membresía',
  lastDay: 'Válida hasta el',
  total: 'Total',
  receipt: 'Número de comprobante',
  purposes: {
    MEMBERSHIP_NEW: {
      subject: 'Su membresía de Tarima está lista',
      heading: '¡Le damos la bienvenida!',
      text: 'Recibimos su pago y su membresía ya está activa.',
    },
    RENEW: {
      subject: 'Su membresía quedó renovada',
      heading: 'Su membresía quedó renovada',
      text: 'Recibimos su pago y renovamos su membresía.',
    },
    UPGRADE: {
      subject: 'Su membresía ya es Platinum',
      heading: 'Su membresía ya es Platinum',
      text: 'Recibimos su pago y su membresía ya es Platinum.',
    },
  },
  signIn:
    'Ya puede comprar en línea: inicie sesión con este correo y la contraseña que eligió. Retire su tarjeta en el club en su próxima visita, con su identificación.',
  register:
    'Para comprar en línea, cree su cuenta con el número de membresía. Retire su tarjeta en el club en su próxima visita, con su identificación.',
  nextVisit: 'Puede seguir usando su tarjeta en el club y en línea; no tiene que hacer nada más.',
};

const en: typeof es = {
  types,
  shop: 'Go to the shop',
  createAccount: 'Create your online account',
  footer: 'You’re receiving this email because a membership was paid for at Tarima with this address.',
  preview: (type, price) => `${type} membership, ${price}.`,
  details: 'Your membership',
  type: 'Type',
  number: 'Membership number',
  lastDay: 'Valid until',
  total: 'Total',
  receipt: 'Receipt number',
  purposes: {
    MEMBERSHIP_NEW: {
      subject: 'Welcome to Tarima: your membership is ready',
      heading: 'Welcome to Tarima!',
      text: 'We’ve received your payment, and your membership is active.',
    },
    RENEW: {
      subject: 'Your membership has been renewed',
      heading: 'Your membership has been renewed',
      text: 'We’ve received your payment and renewed your membership.',
    },
    UPGRADE: {
      subject: 'Your membership has been upgraded',
      heading: 'Your membership has been upgraded',
      text: 'We’ve received your payment and upgraded your membership.',
    },
  },
  signIn:
    'You can shop online now: sign in with this email address and the password you chose. Pick up your card at the club on your next visit, and bring your ID.',
  register:
    'To shop online, create your account with your membership number. Pick up your card at the club on your next visit, and bring your ID.',
  nextVisit: 'You can keep using your card at the club and online. There’s nothing else you need to do.',
};

export const membershipTexts: Readonly<Record<Language, typeof es>> = { es, en };
