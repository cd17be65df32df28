import type { PageId } from '../i18n/route-table.ts';
import type { MembershipAction } from '../session/membership.ts';

/** A reason against a renewal or an upgrade, and what the modal says and links to. */
export interface RefusalRow {
  readonly action: MembershipAction;
  readonly name: string;
  readonly code: number;
  readonly title: readonly [es: string, en: string];
  /** The first sentence of the shop's own text. */
  readonly text: readonly [es: string, en: string];
  readonly page: PageId;
  /** Label of the link, as in the catalogue. */
  readonly label: string;
}

const toMyAccount = { page: 'my-account', label: 'Go to my account' } as const;

/** Reasons against both. */
const unavailable = {
  name: 'API',
  code: 80003,
  title: ['No pudimos verificar su membresía', 'We couldn’t check your membership'],
  text: [
    'El servicio de membresías no responde. No se cambió nada',
    'We couldn’t reach the membership service. Nothing has changed',
  ],
  ...toMyAccount,
} as const;
const severalCards = {
  title: ['Su membresía tiene varias tarjetas', 'Your membership has several cards'],
  text: [
    'No podemos hacer este trámite en línea cuando hay varias tarjetas.',
    'Your membership has too many cards to do this online.',
  ],
  ...toMyAccount,
} as const;

/** Every numbered reason (MEMBERSHIP-19), with the shop's own texts and the page to which it leads. */
export const refusalRows: readonly RefusalRow[] = [
  {
    action: 'renewal',
    name: 'CONFIG',
    code: 80001,
    title: ['Renueve en su club', 'Renew at your club'],
    text: [
      'Por ahora, las membresías de su país no se renuevan en línea.',
      'Memberships from your country can’t be renewed online yet.',
    ],
    page: 'clubsAndLocations',
    label: 'Find a club',
  },
  {
    action: 'renewal',
    name: 'STATUS',
    code: 80002,
    title: ['Su membresía no se puede renovar en línea', 'Your membership can’t be renewed online'],
    text: [
      'La membresía está bloqueada, su tarjeta ya no está vigente o nos faltan sus datos de contacto.',
      'Your membership is blocked, its card is no longer active, or we’re missing your contact details.',
    ],
    ...toMyAccount,
  },
  {
    action: 'renewal',
    ...unavailable,
  },
  {
    action: 'renewal',
    name: 'MULTIPLE_CARDS',
    code: 80004,
    ...severalCards,
  },
  {
    action: 'renewal',
    name: 'EXPIRY',
    code: 80005,
    title: ['Todavía es pronto para renovar', 'It’s too early to renew'],
    text: ['Su membresía es válida hasta el {date}.', 'Your membership is valid until {date}.'],
    page: 'home',
    label: 'Return home',
  },
  {
    action: 'upgrade',
    ...unavailable,
  },
  {
    action: 'upgrade',
    name: 'CONFIG',
    code: 110001,
    title: ['Cambie a Platinum en su club', 'Upgrade at your club'],
    text: [
      'Por ahora, en su país el cambio a Platinum no se hace en línea.',
      'Memberships from your country can’t be upgraded online yet.',
    ],
    page: 'clubsAndLocations',
    label: 'Find a club',
  },
  {
    action: 'upgrade',
    name: 'STATUS',
    code: 110002,
    title: ['Su membresía no está vigente', 'Your membership isn’t active'],
    text: ['Solo una membresía vigente se puede cambiar a Platinum.', 'Only an active membership can be upgraded.'],
    ...toMyAccount,
  },
  {
    action: 'upgrade',
    name: 'TYPE',
    code: 110003,
    title: ['Usted ya tiene Platinum', 'You already have Platinum'],
    text: ['Ya tiene el nivel más alto', 'It’s our highest membership level'],
    ...toMyAccount,
  },
  {
    action: 'upgrade',
    name: 'SECONDARY',
    code: 110004,
    title: ['Su tarjeta de membresía es adicional', 'Your membership card is an additional card'],
    text: [
      'Solo el titular puede cambiar la membresía a Platinum',
      'Only the primary member can upgrade the membership',
    ],
    ...toMyAccount,
  },
  {
    action: 'upgrade',
    name: 'NOT_ALLOWED',
    code: 110005,
    title: ['Su membresía no se puede cambiar a Platinum', 'Your membership can’t be upgraded'],
    text: ['Este cambio no está disponible para su membresía.', 'No upgrade is available for your membership.'],
    ...toMyAccount,
  },
  {
    action: 'upgrade',
    name: 'MAX_CARDS',
    code: 110006,
    ...severalCards,
  },
];
