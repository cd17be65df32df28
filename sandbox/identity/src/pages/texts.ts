import type { Language } from '@tarima/markets/table';

const es = {
  store: 'Volver a la tienda',
  otherLanguage: 'English',
  slogan: 'Su club, también en línea.',
  promise: 'Precios de club, su carrito guardado y sus pedidos en un solo lugar.',
  signIn: {
    title: 'Inicie sesión',
    identifier: 'Correo o número de membresía',
    identifierHint: 'El número tiene 14 dígitos y está en el frente de su tarjeta de membresía.',
    password: 'Contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Iniciar sesión',
    register: '¿Aún no tiene cuenta en línea?',
    registerLink: 'Cree su cuenta con su membresía',
  },
  wrong: {
    title: 'No pudimos iniciar su sesión',
    text: 'El correo o número de membresía no coincide con la contraseña. Revise los dos datos e inténtelo de nuevo.',
  },
  missing: { title: 'Faltan datos', text: 'Escriba su correo o número de membresía y su contraseña.' },
  unverified: {
    title: 'Confirme su correo primero',
    text: 'Le enviamos un correo con un enlace para confirmar su dirección. Ábralo y vuelva a iniciar sesión. Si no lo ve, revise el correo no deseado. Si al registrarse escribió mal su correo, cree su cuenta otra vez.',
  },
  captcha: {
    missing: {
      title: 'Falta una comprobación',
      text: 'Hubo varios intentos fallidos. Escriba de nuevo su contraseña y espere a que termine la comprobación.',
    },
    failed: {
      title: 'La comprobación no funcionó',
      text: 'Escriba de nuevo su contraseña e inténtelo otra vez.',
    },
    noScript:
      'Después de varios intentos fallidos hace falta una comprobación que usa JavaScript. Actívelo en su navegador, espere 15 minutos o elija una contraseña nueva.',
    widget: {
      label: 'No soy un robot',
      verifying: 'Comprobando que usted no es un robot…',
      verified: 'Verificado: usted no es un robot',
      error: 'La verificación no funcionó. Inténtelo de nuevo.',
      expired: 'La verificación venció. Inténtelo de nuevo.',
    },
  },
  operator: {
    title: 'Inicie sesión en operaciones',
    identifier: 'Correo de trabajo',
    wrong: {
      title: 'No pudimos iniciar su sesión',
      text: 'El correo y la contraseña no coinciden. Use su cuenta de operador, no la de socio.',
    },
    missing: { title: 'Faltan datos', text: 'Escriba su correo y su contraseña.' },
  },
  wait: (minutes: number) => ({
    title: 'Demasiados intentos',
    text: `Por la seguridad de su cuenta, espere ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} antes de intentarlo de nuevo.`,
  }),
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'El carrito de su cuenta y sus pedidos quedan guardados.',
    submit: 'Cerrar sesión',
    stay: 'Mantener la sesión abierta',
  },
  signedOut: { title: 'Su sesión está cerrada', text: 'Gracias por su visita. Vuelva pronto.' },
  expired: {
    title: 'Esta página expiró',
    text: 'Pasó mucho tiempo desde que la abrió, o ya inició sesión en otra pestaña. Vuelva a la tienda e inicie sesión de nuevo.',
  },
  failed: {
    title: 'No pudimos continuar',
    text: 'Hubo un problema al iniciar su sesión. No se cambió nada en su cuenta. Vuelva a la tienda e inténtelo de nuevo.',
    code: 'Código de error',
  },
};

const en: typeof es = {
  store: 'Back to the shop',
  otherLanguage: 'Español',
  slogan: 'Welcome to your club',
  promise: 'Club prices, your cart and your orders in one place.',
  signIn: {
    title: 'Sign in',
    identifier: 'Email or membership number',
    identifierHint: 'Your membership number is the 14 digits on your membership card.',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    submit: 'Sign in',
    register: 'No online account yet?',
    registerLink: 'Create an online account',
  },
  wrong: {
    title: 'We couldn’t sign you in',
    text: 'The email or membership number and the password don’t match. Check both and try again.',
  },
  missing: { title: 'Something is missing', text: 'Enter your email or membership number and your password.' },
  unverified: {
    title: 'Confirm your email first',
    text: 'We’ve sent you an email with a link to confirm your address. Open it, then sign in again. If you can’t see it, check your spam folder. If you got your address wrong, create your account again.',
  },
  captcha: {
    missing: {
      title: 'A quick check first',
      text: 'There have been several failed attempts. Enter your password again and wait for the check to finish.',
    },
    failed: { title: 'The check didn’t work', text: 'Enter your password and try again.' },
    noScript:
      'After several failed attempts we run a check that needs JavaScript. Turn it on in your browser, wait 15 minutes, or choose a new password.',
    widget: {
      label: 'I’m not a robot',
      verifying: 'Checking that you’re not a robot…',
      verified: 'Verified: you’re not a robot',
      error: 'The check didn’t work. Try again.',
      expired: 'The check has expired. Try again.',
    },
  },
  operator: {
    title: 'Sign in to operations',
    identifier: 'Work email',
    wrong: {
      title: 'We couldn’t sign you in',
      text: 'The email and the password don’t match. Use your operator account, not a member’s.',
    },
    missing: { title: 'Something is missing', text: 'Enter your email and your password.' },
  },
  wait: (minutes) => ({
    title: 'Too many attempts',
    text: `To keep your account safe, wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before you try again.`,
  }),
  signOut: {
    title: 'Sign out?',
    text: 'The cart in your account and your orders stay saved.',
    submit: 'Sign out',
    stay: 'Stay signed in',
  },
  signedOut: { title: 'You’re signed out', text: 'Thanks for shopping with us. See you soon.' },
  expired: {
    title: 'This page has expired',
    text: 'It was open for too long, or you’ve already signed in using another tab. Go back to the shop and sign in again.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We couldn’t sign you in. Your account hasn’t changed. Go back to the shop and try again.',
    code: 'Reference',
  },
};

export type Texts = typeof es;

/** Texts of the provider's pages. */
export const texts: Readonly<Record<Language, Texts>> = { es, en };
