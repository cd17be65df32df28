import type { PasswordRule } from '@tarima/markets/password-policy';
import type { Language } from '@tarima/markets/table';

/** Lengths of the password policy. */
export interface PasswordLengths {
  readonly minimumLength: number;
  readonly maximumLength: number;
}

const es = {
  request: {
    title: '¿Olvidó su contraseña?',
    text: 'Escriba el correo o el número de membresía de su cuenta. Le enviaremos un enlace para elegir otra contraseña.',
    submit: 'Enviar enlace',
    back: 'Volver al inicio de sesión',
  },
  missing: { title: 'Faltan datos', text: 'Escriba su correo o número de membresía.' },
  sent: {
    title: 'Revise su correo',
    text: 'Si hay una cuenta en línea con esos datos, le enviamos un correo con un enlace para elegir una contraseña nueva. Puede tardar unos minutos.',
    hint: 'Si no lo ve, revise el correo no deseado y el dato que escribió. Su contraseña de ahora sigue igual hasta que guarde otra.',
    again: 'Enviar otro enlace',
  },
  newPassword: {
    title: 'Elija una contraseña nueva',
    text: 'Al guardarla se cierra la sesión de su cuenta en todos los dispositivos. Después inicia sesión con la contraseña nueva.',
    label: 'Contraseña nueva',
    show: 'Mostrar',
    hide: 'Ocultar',
    needs: 'Requisitos de la contraseña',
    submit: 'Guardar contraseña',
  },
  broken: { title: 'Esa contraseña no sirve', text: 'Su contraseña sigue igual. A la nueva le falta:' },
  rules: ({ minimumLength, maximumLength }: PasswordLengths): Readonly<Record<PasswordRule, string>> => ({
    MINIMUM_LENGTH: `Al menos ${minimumLength} caracteres`,
    MAXIMUM_LENGTH: `Como máximo ${maximumLength} caracteres`,
    LOWERCASE: 'Una letra minúscula',
    UPPERCASE: 'Una letra mayúscula',
    DIGIT: 'Un número',
    ALLOWED_CHARACTERS: 'Solo números, puntos, asteriscos y letras sin tilde',
  }),
  refused: {
    used: {
      title: 'Este enlace ya se usó',
      text: 'Cada enlace sirve una sola vez. Si usted cambió la contraseña, inicie sesión con ella. Si no fue usted, pida otro enlace y elija una nueva.',
    },
    expired: { title: 'Este enlace venció', text: 'Su contraseña sigue igual. Pida otro enlace para cambiarla.' },
    unknown: {
      title: 'Este enlace no es válido',
      text: 'Quizá no se copió completo. Ábralo desde el correo o pida otro.',
    },
    again: 'Pedir otro enlace',
    signIn: 'Iniciar sesión',
  },
  changed: { title: 'Su contraseña cambió', text: 'Inicie sesión con la contraseña nueva.', signIn: 'Iniciar sesión' },
};

const en: typeof es = {
  request: {
    title: 'Forgot your password?',
    text: 'Enter the email or membership number of your account, and we’ll email you a link to choose a new password.',
    submit: 'Email me a link',
    back: 'Back to sign in',
  },
  missing: { title: 'Something is missing', text: 'Enter your email or membership number.' },
  sent: {
    title: 'Check your email',
    text: 'If there’s an online account with those details, we’ve sent an email with a link to choose a new password. It can take a few minutes.',
    hint: 'If you can’t see it, check your spam folder and what you entered. Your current password stays the same until you save a new one.',
    again: 'Send another link',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'Saving it signs your account out on every device. Then sign in with the new password.',
    label: 'New password',
    show: 'Show',
    hide: 'Hide',
    needs: 'Password requirements',
    submit: 'Save password',
  },
  broken: { title: 'That password won’t work', text: 'Your password hasn’t changed. The new one still needs:' },
  rules: ({ minimumLength, maximumLength }) => ({
    MINIMUM_LENGTH: `At least ${minimumLength} characters`,
    MAXIMUM_LENGTH: `At most ${maximumLength} characters`,
    LOWERCASE: 'A lowercase letter',
    UPPERCASE: 'A capital letter',
    DIGIT: 'A number',
    ALLOWED_CHARACTERS: 'Only numbers, dots, asterisks and letters without accents',
  }),
  refused: {
    used: {
      title: 'This link has been used',
      text: 'A link works once. If you changed the password, sign in with it. If it wasn’t you, ask for another link and choose a new one.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Your password hasn’t changed. Ask for another link to change it.',
    },
    unknown: {
      title: 'This link isn’t valid',
      text: 'It may not have been copied completely. Open it from the email, or ask for another one.',
    },
    again: 'Ask for another link',
    signIn: 'Sign in',
  },
  changed: { title: 'Your password has changed', text: 'Sign in with your new password.', signIn: 'Sign in' },
};

/** Texts of the pages for a new password. */
export const resetTexts: Readonly<Record<Language, typeof es>> = { es, en };
