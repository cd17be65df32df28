import type { Language } from '@tarima/markets/table';

const es = {
  store: 'Volver a la tienda',
  otherLanguage: 'English',
  slogan: 'Su club, de puertas abiertas.',
  promise: 'Precios de socio, su carrito guardado y sus compras en un solo lugar.',
  signIn: {
    title: 'Inicie sesión',
    identifier: 'Correo o número de membresía',
    identifierHint: 'El número son los 14 dígitos de su tarjeta.',
    password: 'Contraseña',
    show: 'Mostrar',
    hide: 'Ocultar',
    submit: 'Entrar',
    register: '¿Aún no tiene cuenta en línea?',
    registerLink: 'Regístrese con su membresía',
  },
  wrong: {
    title: 'No pudimos iniciar su sesión',
    text: 'El correo o número de membresía no coincide con la contraseña. Revise ambos e intente de nuevo.',
  },
  missing: { title: 'Falta un dato', text: 'Escriba su correo o número de membresía y su contraseña.' },
  wait: (minutes: number) => ({
    title: 'Demasiados intentos',
    text: `Por la seguridad de su cuenta, espere ${minutes} minutos antes de intentar de nuevo.`,
  }),
  signOut: {
    title: '¿Cerrar su sesión?',
    text: 'Su carrito y sus compras quedan guardados.',
    submit: 'Cerrar sesión',
    stay: 'Seguir conectado',
  },
  signedOut: { title: 'Su sesión está cerrada', text: 'Gracias por su visita. Lo esperamos pronto.' },
  expired: {
    title: 'Esta página venció',
    text: 'Pasó mucho tiempo desde que la abrió, o ya inició sesión en otra pestaña. Vuelva a la tienda y entre de nuevo.',
  },
  failed: {
    title: 'No pudimos continuar',
    text: 'Algo falló al iniciar su sesión. No se cambió nada en su cuenta. Vuelva a la tienda e intente de nuevo.',
    code: 'Código',
  },
};

const en: typeof es = {
  store: 'Back to the store',
  otherLanguage: 'Español',
  slogan: 'Your club, doors open.',
  promise: 'Member prices, your saved cart and your purchases in one place.',
  signIn: {
    title: 'Sign in',
    identifier: 'E-mail or membership number',
    identifierHint: 'The number is the 14 digits on your card.',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    submit: 'Sign in',
    register: 'No online account yet?',
    registerLink: 'Register with your membership',
  },
  wrong: {
    title: 'We could not sign you in',
    text: 'The e-mail or membership number does not match the password. Check both and try again.',
  },
  missing: { title: 'Something is missing', text: 'Enter your e-mail or membership number and your password.' },
  wait: (minutes) => ({
    title: 'Too many tries',
    text: `To keep your account safe, wait ${minutes} minutes before you try again.`,
  }),
  signOut: {
    title: 'Sign out?',
    text: 'Your cart and your purchases stay saved.',
    submit: 'Sign out',
    stay: 'Stay signed in',
  },
  signedOut: { title: 'You are signed out', text: 'Thank you for your visit. See you soon.' },
  expired: {
    title: 'This page has expired',
    text: 'It was open for a long time, or you signed in in another tab. Go back to the store and sign in again.',
  },
  failed: {
    title: 'We could not go on',
    text: 'Something failed while signing you in. Nothing changed in your account. Go back to the store and try again.',
    code: 'Code',
  },
};

export type Texts = typeof es;

/** The words of the provider's pages. */
export const texts: Readonly<Record<Language, Texts>> = { es, en };
