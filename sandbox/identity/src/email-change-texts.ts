import type { MailContent } from '@tarima/mail/content';
import type { Language } from '@tarima/markets/table';
import { footers, formatDuration } from './mail-texts.ts';
import type { Account } from './store/accounts.ts';

interface ChangeMail {
  readonly language: Language;
  readonly shopUrl: string;
}

/** The first letter and the domain of an address: enough for its owner to recognise it. */
const maskEmail = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

const codeTexts = {
  es: {
    subject: 'Su código para cambiar el correo en Tarima',
    preview: 'Escríbalo en Mi cuenta para confirmar este correo.',
    heading: (name: string) => `${name}, confirme su nuevo correo`,
    text: 'Pidió usar este correo en su cuenta en línea. Escriba este código en Mi cuenta:',
    code: 'Código',
    validity: (duration: string) =>
      `El código vence en ${duration} y solo sirve el último que recibió. Mientras tanto, su correo sigue siendo el anterior.`,
    unexpected: 'Si usted no lo pidió, no haga nada y no le dé el código a nadie.',
  },
  en: {
    subject: 'Your code to change your email at Tarima',
    preview: 'Enter it in My account to confirm this email.',
    heading: (name: string) => `Confirm your new email, ${name}`,
    text: 'You asked to use this email for your online account. Enter this code in My account:',
    code: 'Code',
    validity: (duration: string) =>
      `The code works for ${duration}, and only the latest one works. Until you enter it, your email stays the same.`,
    unexpected: 'If you didn’t ask for this, ignore this email and don’t give the code to anyone.',
  },
} as const;

/** The mail with the code that confirms a new address. */
export function buildEmailChangeMail({
  account,
  language,
  shopUrl,
  code,
  minutes,
}: ChangeMail & {
  readonly account: Pick<Account, 'givenName'>;
  readonly code: string;
  readonly minutes: number;
}): MailContent {
  const texts = codeTexts[language];
  return {
    ...createFrame(texts, { language, shopUrl }),
    heading: texts.heading(account.givenName),
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'tag', label: texts.code, value: code },
      { kind: 'paragraph', text: texts.validity(formatDuration(minutes, language)) },
      { kind: 'paragraph', text: texts.unexpected },
    ],
  };
}

const inUseTexts = {
  es: {
    subject: 'Este correo ya tiene una cuenta en Tarima',
    preview: 'Alguien quiso usarlo en otra cuenta.',
    heading: 'Este correo ya está en uso',
    text: 'Alguien pidió usar este correo en otra cuenta en línea de Tarima. No se cambió nada, porque ya pertenece a una cuenta o a una membresía.',
    advice: 'Si fue usted, use otro correo para la otra cuenta. Si no, no tiene que hacer nada.',
  },
  en: {
    subject: 'This email already has an account at Tarima',
    preview: 'Someone tried to use it for another account.',
    heading: 'This email is already in use',
    text: 'Someone asked to use this email for another online account at Tarima. Nothing has changed, because it already belongs to an account or a membership.',
    advice: 'If it was you, use a different email for the other account. If not, you don’t need to do anything.',
  },
} as const;

/** The mail to an address that has an owner, in place of a code (ACCOUNT-296). */
export function buildAddressInUseMail({ language, shopUrl }: ChangeMail): MailContent {
  const texts = inUseTexts[language];
  return {
    ...createFrame(texts, { language, shopUrl }),
    heading: texts.heading,
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'paragraph', text: texts.advice },
    ],
  };
}

const changedTexts = {
  es: {
    subject: 'El correo de su cuenta en Tarima cambió',
    preview: 'Desde ahora inicia sesión con el nuevo.',
    heading: (name: string) => `${name}, su correo cambió`,
    text: (email: string) =>
      `El correo de su cuenta en línea ahora es ${email}. Úselo para iniciar sesión; ahí recibirá también los correos de la cuenta.`,
    unexpected:
      'Si usted no hizo este cambio, alguien puede haber entrado a su cuenta. Acuda hoy mismo a servicio al socio en su club, con su documento de identidad.',
  },
  en: {
    subject: 'Your Tarima email address has changed',
    preview: 'From now on you sign in with the new one.',
    heading: (name: string) => `Your email has changed, ${name}`,
    text: (email: string) =>
      `Your online account now uses ${email}. Use it to sign in; emails about your account go there too.`,
    unexpected:
      'If you didn’t make this change, someone may have got into your account. Go to the service desk at your club today, with your ID.',
  },
} as const;

/** The notice to the former address (ACCOUNT-295). It names the new one only in part, because somebody else may read it. */
export function buildEmailChangedMail({
  account,
  language,
  shopUrl,
  newEmail,
}: ChangeMail & { readonly account: Pick<Account, 'givenName'>; readonly newEmail: string }): MailContent {
  const texts = changedTexts[language];
  return {
    ...createFrame(texts, { language, shopUrl }),
    heading: texts.heading(account.givenName),
    blocks: [
      { kind: 'paragraph', text: texts.text(maskEmail(newEmail)) },
      { kind: 'paragraph', text: texts.unexpected },
    ],
  };
}

const createFrame = (texts: Pick<MailContent, 'subject' | 'preview'>, { language, shopUrl }: ChangeMail) => ({
  language,
  subject: texts.subject,
  preview: texts.preview,
  footer: { text: footers[language].footer, linkLabel: footers[language].shop, url: shopUrl },
});
