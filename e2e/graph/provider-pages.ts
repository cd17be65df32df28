import { type BrowserResponse, HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { cardCode, cardExpiry, cardHolder, cards, oneTimeCode } from './cards.ts';
import type { CheckoutAction } from './operations.ts';

/** What the shopper does on the pages of a payment provider. */
export interface ProviderChoice {
  /** At the page of the bank, of the card provider or of PayPal. */
  readonly answer?: 'pass' | 'cancel';
  /** The card for a hosted card page. */
  readonly card?: keyof typeof cards;
  /** The account for PayPal's approval page (docs/sandbox/payments.md). */
  readonly payer?: string;
}

/** A request with which a provider's page returns to the shop. */
export interface ProviderReturn {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Fields of the form of a POST. */
  readonly fields: Readonly<Record<string, string>>;
}

const cancellation: Record<string, string> = { action: 'cancel' };

/** Posts the token to the page of the device data collection. @returns the session id that the page reports */
export async function collectDeviceData({ url, accessToken = '' }: CheckoutAction): Promise<string> {
  const { body } = await new HttpBrowser().post(url, { JWT: accessToken });
  const [, sessionId] = /SessionId\\":\\"([\w-]+)/.exec(body) ?? [];
  if (sessionId === undefined) throw new Error('The page reported no session.');
  return sessionId;
}

/** Completes the bank's page, the hosted card page or the approval page. @returns how the page returns to the shop */
export async function answerProvider(action: CheckoutAction, choice: ProviderChoice = {}): Promise<ProviderReturn> {
  const browser = new HttpBrowser();
  if (action.__typename === 'CardAuthentication') {
    const opened = await browser.post(action.url, { JWT: action.accessToken ?? '', MD: 'attempt' });
    const page = await browser.follow(opened);
    return readReturn(
      await browser.post(page.url, choice.answer === 'cancel' ? cancellation : { action: 'confirm', otp: oneTimeCode }),
    );
  }
  const page = await browser.get(action.url);
  if (page.body.includes('name="payer"')) {
    const form: Record<string, string> =
      choice.answer === 'cancel' ? { action: 'cancel' } : { action: 'approve', payer: choice.payer ?? 'ana' };
    return readReturn(await browser.post(action.url, form));
  }
  const redirect = findForm(page.body, 'spi');
  const card = { number: cards[choice.card ?? 'approved'], holder: cardHolder, expiry: cardExpiry, code: cardCode };
  const form = { ...(choice.answer === 'cancel' ? { ...cancellation, number: '' } : card), ...redirect?.fields };
  return readReturn(await browser.post(redirect?.url ?? action.url, form));
}

/** Returns to the shop as the provider's page makes the browser do, without a session. */
export function returnToShop({ method, url, fields }: ProviderReturn): Promise<BrowserResponse> {
  const browser = new HttpBrowser();
  return method === 'GET' ? browser.get(url) : browser.post(url, fields, { origin: 'null' });
}

function readReturn({ status, headers, body }: BrowserResponse): ProviderReturn {
  const form = findForm(body, 'return');
  if (form) return { method: 'POST', ...form };
  const [, target] = /location\.replace\("([^"]+)"\)/.exec(body) ?? [];
  const url = target ?? headers.location;
  if (typeof url !== 'string') throw new Error(`The provider's page does not return to the shop: ${status}.`);
  return { method: 'GET', url, fields: {} };
}

const attribute = (tag: string, name: string) => decode(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** Address and hidden fields of a form that a page sends at once. */
function findForm(html: string, id: string) {
  const tag = new RegExp(`<form id="${id}"[^>]*>`).exec(html)?.[0];
  if (tag === undefined) return undefined;
  const inputs = [...html.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => input);
  const fields = Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
  return { url: attribute(tag, 'action'), fields };
}
