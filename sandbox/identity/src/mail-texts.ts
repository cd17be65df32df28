import type { MailContent } from '@tarima/mail/content';
import type { Language } from '@tarima/markets/table';
import type { Account } from './store/accounts.ts';

/** What the text of an email with a code depends on. */
export interface CodeMail {
  readonly account: Pick<Account, 'givenName'>;
  readonly language: Language;
  /** The page that uses the code. */
  readonly link: string;
  /** How long the code is valid. */
  readonly minutes: number;
  readonly shopUrl: string;
}

interface Texts {
  readonly subject: string;
  readonly preview: string;
  readonly heading: (name: string) => string;
  readonly text: string;
  readonly button: string;
  readonly validity: (duration: string) => string;
  readonly unexpected: string;
  readonly footer: string;
  readonly shop: string;
}

export const footers = {
  es: {
    footer: 'Recibe este correo porque usted, u otra persona, usó su dirección en Tarima.',
    shop: 'Ir a la tienda',
  },
  en: {
    footer: 'You’re getting this email because you, or someone else, used your address at Tarima.',
    shop: 'Go to the shop',
  },
} as const;

const verification: Readonly<Record<Language, Texts>> = {
  es: {
    ...footers.es,
    subject: 'Confirme su correo para su cuenta en Tarima',
    preview: 'Falta un paso para usar su cuenta en línea.',
    heading: (name) => `${name}, confirme su correo`,
    text: 'Creó una cuenta en línea para su membresía. Confirme que este correo es suyo y ya podrá iniciar sesión.',
    button: 'Confirmar mi correo',
    validity: (duration) =>
      `El enlace sirve una vez y vence en ${duration}. Si ya venció, pida otro en la misma página.`,
    unexpected: 'Si usted no creó la cuenta, no haga nada: sin su confirmación nadie puede usarla.',
  },
  en: {
    ...footers.en,
    subject: 'Confirm your email for your Tarima account',
    preview: 'One step left before you can use your online account.',
    heading: (name) => `Confirm your email, ${name}`,
    text: 'You created an online account for your membership. Confirm that this email is yours and you’re ready to sign in.',
    button: 'Confirm my email',
    validity: (duration) =>
      `The link works once, for ${duration}. If it has expired, you can ask for a new one on the same page.`,
    unexpected: 'If you didn’t create an account, ignore this email. Nobody can use the account unless you confirm it.',
  },
};

const reset: Readonly<Record<Language, Texts>> = {
  es: {
    ...footers.es,
    subject: 'Elija una contraseña nueva para Tarima',
    preview: 'El enlace para cambiar su contraseña.',
    heading: (name) => `${name}, elija una contraseña nueva`,
    text: 'Pidió cambiar la contraseña de su cuenta en línea. Al guardar la nueva, se cierra la sesión en sus otros dispositivos.',
    button: 'Elegir contraseña nueva',
    validity: (duration) => `El enlace sirve una vez y vence en ${duration}.`,
    unexpected: 'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
  },
  en: {
    ...footers.en,
    subject: 'Choose a new password for Tarima',
    preview: 'The link to change your password.',
    heading: (name) => `Choose a new password, ${name}`,
    text: 'You asked to change the password of your online account. Saving a new one signs you out on your other devices.',
    button: 'Choose a new password',
    validity: (duration) => `The link works once, for ${duration}.`,
    unexpected: 'If you didn’t ask for this, ignore this email. Your password hasn’t changed.',
  },
};

/** A whole number of hours is easier to read than minutes. */
export function formatDuration(minutes: number, language: Language): string {
  const [value, unit] = minutes % 60 === 0 ? ([minutes / 60, 'hour'] as const) : ([minutes, 'minute'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function buildMail(texts: Texts, { account, language, link, minutes, shopUrl }: CodeMail): MailContent {
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading(account.givenName),
    blocks: [
      { kind: 'paragraph', text: texts.text },
      { kind: 'link', label: texts.button, url: link },
      { kind: 'paragraph', text: texts.validity(formatDuration(minutes, language)) },
      { kind: 'paragraph', text: texts.unexpected },
    ],
    footer: { text: texts.footer, linkLabel: texts.shop, url: shopUrl },
  };
}

/** The mail with which a person verifies their email address. */
export const buildVerificationMail = (mail: CodeMail): MailContent => buildMail(verification[mail.language], mail);

/** The mail with which a person sets a new password. */
export const buildResetMail = (mail: CodeMail): MailContent => buildMail(reset[mail.language], mail);
