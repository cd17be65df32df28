import type { Language } from '@tarima/markets/table';
import { fallbackTexts } from '../i18n/fallback-texts.ts';

const texts: Record<Language, { title: string; text: string; retryLabel: string }> = {
  es: {
    title: 'Un momento, por favor',
    text: 'La tienda no pudo responder en este momento. Su carrito sigue guardado; inténtelo de nuevo en un minuto.',
    retryLabel: 'Intentar de nuevo',
  },
  en: {
    title: 'One moment, please',
    text: 'The shop isn’t responding right now. Your cart is saved; try again in a minute.',
    retryLabel: 'Try again',
  },
};

/** The page shown when the shop's error page cannot be rendered: no scripts, files or data (ERRORS-13). */
export function renderFailurePage(language: Language): string {
  const { title, text, retryLabel } = texts[language];
  return plainPage(language, title, `<p>${text}</p><p><a href="">${retryLabel}</a></p>`);
}

const tooManySignIns: typeof texts = {
  es: {
    title: 'Demasiados intentos de iniciar sesión',
    text: 'Hubo muchos intentos seguidos de iniciar sesión desde su red. Su carrito sigue guardado. Espere un minuto e inténtelo de nuevo.',
    retryLabel: 'Intentar de nuevo',
  },
  en: {
    title: 'Too many attempts to sign in',
    text: 'There were many attempts to sign in from your network in a short time. Your cart is saved. Wait a minute, then try again.',
    retryLabel: 'Try again',
  },
};

/** The response to a rate-limited sign-in; its link starts the same sign-in again. */
export function renderTooManySignInsPage(language: Language): string {
  const { title, text, retryLabel } = tooManySignIns[language];
  return plainPage(language, title, `<p>${text}</p><p><a href="">${retryLabel}</a></p>`);
}

/**
 * The page for an error while the error page was rendered (ERRORS-11). The details are in the log under `reference`,
 * which the page shows: a UUID or another text without markup.
 */
export function renderBrokenErrorPage(language: Language, reference: string): string {
  const { title, home } = fallbackTexts[language];
  return plainPage(language, title, `<p><code>${reference}</code></p><p><a href="/">${home}</a></p>`);
}

/** A page without scripts, files or data; `content` is HTML. */
export function plainPage(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Tarima</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; text-align: center;
  font: 1.125rem/1.5 system-ui, sans-serif; color: #1c1b19; background: #f6f1e7 }
a, button { font: inherit; border: 0; cursor: pointer; display: inline-block; padding: .7rem 1.6rem; border-radius: 999px; background: #0b5d57; color: #fff;
  font-weight: 600; text-decoration: none }
</style>
</head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`;
}
