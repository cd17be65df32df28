import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@tarima/markets/table';
import { html } from '@tarima/service-kit/html';
import { escapeJson } from '../escape-json.ts';
import { plainPage } from './failure-page.ts';
import type { ReturnParameter } from './record-payment-return.ts';

const texts = {
  es: {
    notFoundTitle: 'No encontramos este pago',
    notFound: 'Este enlace de regreso ya no es válido. Si estaba pagando, abra su carrito para ver el estado del pago.',
    home: 'Ir a la tienda',
    failedTitle: 'No pudimos continuar con su pago',
    failed: 'No vuelva a pagar; no se le cobrará dos veces. Inténtelo de nuevo en un momento.',
    retry: 'Intentar de nuevo',
    tooManyTitle: 'Demasiados intentos',
    tooMany: 'Su pago no se ha perdido. Espere un minuto e inténtelo de nuevo.',
    doneTitle: 'Confirmación recibida',
    done: 'Continuamos con su pago.',
    continue: 'Ver el pago',
  },
  en: {
    notFoundTitle: 'We couldn’t find this payment',
    notFound: 'This return link is no longer valid. If you were paying, open your cart to see the payment status.',
    home: 'Go to the shop',
    failedTitle: 'We couldn’t continue your payment',
    failed: 'Don’t pay again; you won’t be charged twice. Try again in a moment.',
    retry: 'Try again',
    tooManyTitle: 'Too many attempts',
    tooMany: 'Your payment isn’t lost. Wait a minute, then try again.',
    doneTitle: 'Confirmation received',
    done: 'We’re continuing with your payment.',
    continue: 'View the payment',
  },
} satisfies Record<Language, Record<string, string>>;

/** The language of a browser whose return has no locale: the one that it prefers, otherwise Spanish. */
export function findReturnLanguage(headers: IncomingHttpHeaders): Language {
  return /^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es';
}

/** For a state that is unknown, expired or malformed, and for a request that cannot be read (CHECKOUT-304). */
export function renderReturnNotFoundPage(language: Language): string {
  const { notFoundTitle, notFound, home } = texts[language];
  return plainPage(language, notFoundTitle, `<p>${notFound}</p><p><a href="/">${home}</a></p>`);
}

/** For more returns from one address than allowed; the link repeats a return by GET. */
export function renderTooManyReturnsPage(language: Language): string {
  const { tooManyTitle, tooMany, retry } = texts[language];
  return plainPage(language, tooManyTitle, `<p>${tooMany}</p><p><a href="">${retry}</a></p>`);
}

/** When the graph does not answer: a form with the same parameters repeats the return. */
export function renderReturnFailedPage(
  language: Language,
  path: string,
  parameters: readonly ReturnParameter[],
): string {
  const { failedTitle, failed, retry } = texts[language];
  const inputs = parameters.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}">`);
  const form = html`<form method="post" action="${path}">${inputs}<button>${retry}</button></form>`;
  return plainPage(language, failedTitle, `<p>${failed}</p>${form.markup}`);
}

/** In a frame, tells the page around it that the shopper has finished; as a page of its own, goes on. */
export function renderReturnDonePage(
  language: Language,
  { nonce, attempt, continuePath }: { nonce: string; attempt: string; continuePath: string },
): string {
  const { doneTitle, done, continue: label } = texts[language];
  const message = escapeJson({ type: 'tarima.payment-return', attempt });
  const script = `if (parent === window) location.replace(${escapeJson(continuePath)});
else parent.postMessage(${message}, location.origin);`;
  const link = html`<a href="${continuePath}" target="_top">${label}</a>`.markup;
  return plainPage(
    language,
    doneTitle,
    `<p>${done}</p><noscript><p>${link}</p></noscript><script nonce="${nonce}">${script}</script>`,
  );
}
