import type { Language } from '@tarima/markets/table';

/* Texts of the mail about a cancelled membership (MEMBERSHIP-331). Each language is written for its own reader. */

const es = {
  subject: 'Su membresía quedó cancelada',
  preview: (day: string) => `Último día: ${day}.`,
  text: 'Cancelamos su membresía, como lo solicitó. Ya no puede usarla para comprar en los clubes ni en línea.',
  details: 'Su membresía',
  number: 'Número de membresía',
  endedOn: 'Último día',
  paidUntil: 'Pagada hasta',
  otherCard: 'La otra tarjeta de su membresía también dejó de funcionar.',
  otherCards: 'Las otras tarjetas de su membresía también dejaron de funcionar.',
  account: 'Ya no puede iniciar sesión con esta membresía. Los pedidos que ya hizo llegarán de todos modos.',
  joinAgain: 'Si quiere volver, puede comprar una membresía nueva cuando guste, en línea o en el club.',
  memberships: 'Ver membresías',
  club: 'Su club',
  name: 'Club',
  address: 'Dirección',
  phone: 'Teléfono',
  help: '¿No la canceló usted? Comuníquese cuanto antes con el mostrador de servicio al socio de su club. Ahí también le informan sobre el tiempo que ya había pagado.',
  footer: 'Recibe este mensaje porque se canceló una membresía de Tarima que tiene este correo.',
  shop: 'Ir a la tienda',
};

const en: typeof es = {
  subject: 'Your membership has been cancelled',
  preview: (day) => `Last day: ${day}.`,
  text: 'We’ve cancelled your membership, as you asked. You can’t use it to shop at the clubs or online any more.',
  details: 'Your membership',
  number: 'Membership number',
  endedOn: 'Last day',
  paidUntil: 'Paid until',
  otherCard: 'The other card on your membership has stopped working too.',
  otherCards: 'The other cards on your membership have stopped working too.',
  account: 'You can’t sign in with this membership any more. Orders you’ve already placed will still arrive.',
  joinAgain: 'You’re welcome back at any time: you can buy a new membership online or at the club.',
  memberships: 'See memberships',
  club: 'Your club',
  name: 'Club',
  address: 'Address',
  phone: 'Phone',
  help: 'Didn’t cancel it yourself? Contact the service desk at your club right away. They can also help with questions about the time you’d already paid for.',
  footer: 'You’re receiving this email because a Tarima membership with this address was cancelled.',
  shop: 'Go to the shop',
};

export const cancellationTexts: Readonly<Record<Language, typeof es>> = { es, en };
