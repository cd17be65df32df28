import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@tarima/markets/locale';
import { createFailureResult } from '@tarima/service-kit/failure-result';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { identityServiceUnavailable } from '../../../../subgraphs/membership/src/domain/failure.ts';
import { messages as identityMessages } from '../../../../subgraphs/membership/src/messages.ts';
import { messages as paymentMessages } from '../../../../subgraphs/payments/src/messages.ts';
import { writeCookie } from '../../cookies.ts';
import { DeleteIdentityEntry } from '../../features/account/delete-identity-entry.tsx';
import { ContentAnchor } from '../../features/content/content-link.tsx';
import { VerifyView } from '../../features/onboarding/verify-view.tsx';
import { pathTo } from '../../i18n/paths.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createCartLinesScenario } from '../../testing/cart-lines.tsx';
import { createCheckoutScenario } from '../../testing/checkout.tsx';
import { failWithStatus } from '../../testing/graph.ts';
import { createMembershipCheckoutScenario } from '../../testing/membership-checkout.tsx';
import { readers, renderInShop, type ShopOptions } from '../../testing/render.tsx';

type Texts = readonly [es: string, en: string];

/** A code: how it occurs, and what the shop shows where. */
interface CodeRow {
  readonly code: string;
  readonly cause: (locale: Locale) => Promise<unknown>;
  readonly place: 'dialog' | 'alert';
  readonly title: Texts;
  readonly text: Texts;
  readonly nextStep: Texts;
  /** Where the next step leads; a button without it. */
  readonly link?: (locale: Locale) => string;
  /** Codes that shoppers give to the club's support. */
  readonly isShown?: true;
}

/** A page at the address of the cart. */
const openCart = (locale: Locale, shell: ShopOptions['shell'] = {}) =>
  renderInShop(<p>Page</p>, { locale, shell, page: pathTo('cart', locale).replace(`/${locale.code}/`, '') });
const signInAndReturn = (locale: Locale) => pathTo('login', locale, {}, { pageTo: pathTo('cart', locale) });
const pharmacy = 'https://pharmacy.example/';

/** The checkout of a cart whose member the graph refuses with a code. */
async function refuseOrder(locale: Locale, code: 'EXPIRED-MEMBERSHIP' | 'MEMBERSHIP_NO_ALLOW') {
  const { refused, openCheckout } = createCheckoutScenario(locale);
  const message = paymentMessages[code][locale.language];
  const { payWithCard } = await openCheckout({ PlaceOrder: refused('MembershipRefused', { code, message }) });
  await payWithCard();
}

/** The checkout of a renewal that the club did not execute. */
async function failRenewal(locale: Locale) {
  const { open, createOwn } = createMembershipCheckoutScenario(locale);
  const code = 'ERROR_MEMBERSHIP_NOT_APPLIED';
  const failure = { code, message: paymentMessages[code][locale.language] };
  const checkoutAttempt = createOwn('RENEW', 'VOIDED', { failure });
  await open('RENEW', { MembershipAttempt: { checkoutAttempt }, CheckoutAttempt: { checkoutAttempt } }, 'attempt-1');
}

/** The deletion of an online account that the identity provider does not confirm. */
async function failDeletion(locale: Locale) {
  const result = createFailureResult(identityMessages)(identityServiceUnavailable, locale.language);
  const { user, translate } = await renderInShop(<DeleteIdentityEntry />, {
    locale,
    responses: { DeleteIdentity: { deleteIdentity: result } },
  });
  const button = (place: typeof screen | ReturnType<typeof within>) =>
    place.getByRole('button', { name: translate('Delete my online account') });
  await user.click(button(screen));
  const modal = within(await screen.findByRole('dialog'));
  await user.click(modal.getByRole('checkbox'));
  await user.click(button(modal));
}

/** Each code of memberships and accounts (docs/rules/account.md). */
const rows: readonly CodeRow[] = [
  {
    code: 'USER_NOT_VALID',
    cause: (locale) => openCart(locale, { hasNoProfile: true }),
    place: 'dialog',
    title: ['No encontramos su cuenta', 'We can’t find your account'],
    text: ['El club no tiene registrado a ningún socio', 'The club has no customer record'],
    nextStep: ['Cerrar sesión', 'Sign out'],
    link: ({ code }) => `/auth/logout?ui_locales=${code}`,
    isShown: true,
  },
  {
    code: 'MEMBERSHIP_UNAUTHORISED',
    async cause(locale) {
      const { client, graph } = await openCart(locale);
      graph.setResponses({ Viewer: failWithStatus(403, 'MEMBERSHIP_UNAUTHORISED') });
      await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => {});
    },
    place: 'dialog',
    title: ['Su sesión terminó', 'Your session has ended'],
    text: ['Por su seguridad, cerramos su sesión.', 'For your security, we signed you out.'],
    nextStep: ['Iniciar sesión', 'Sign in'],
    link: signInAndReturn,
  },
  {
    code: 'EXPIRED-MEMBERSHIP',
    cause: (locale) => refuseOrder(locale, 'EXPIRED-MEMBERSHIP'),
    place: 'alert',
    title: ['Su membresía venció', 'Your membership has expired'],
    text: ['No se le cobró nada y su carrito sigue guardado', 'You haven’t been charged and your cart is saved'],
    nextStep: ['Renovar mi membresía', 'Renew your membership'],
    link: (locale) => pathTo('renew-welcome', locale),
    isShown: true,
  },
  {
    code: 'MEMBERSHIP_NO_ALLOW',
    cause: (locale) => refuseOrder(locale, 'MEMBERSHIP_NO_ALLOW'),
    place: 'alert',
    title: ['Su membresía no se puede usar', 'Your membership can’t be used'],
    text: ['Su membresía no permite hacer pedidos.', 'Your membership doesn’t allow orders.'],
    nextStep: ['Mi cuenta', 'My account'],
    link: (locale) => pathTo('my-account', locale),
    isShown: true,
  },
  {
    code: '30012',
    cause: failRenewal,
    place: 'dialog',
    title: ['No pudimos activar su membresía', 'We couldn’t activate your membership'],
    text: ['Anulamos el cobro', 'we cancelled the charge'],
    nextStep: ['Volver al pago', 'Back to payment'],
    isShown: true,
  },
  {
    code: 'MO-500',
    async cause(locale) {
      location.hash = '#membership=64011045120001&code=secret';
      const { user, translate } = await renderInShop(<VerifyView />, {
        locale,
        responses: { VerifyEmail: failWithStatus(0) },
      });
      await user.click(await screen.findByRole('button', { name: translate('Confirm my email') }));
    },
    place: 'dialog',
    title: ['No pudimos completar su registro en línea', 'We couldn’t complete your online registration'],
    text: ['Su membresía no cambió', 'Your membership hasn’t changed'],
    nextStep: ['Cerrar', 'Close'],
    isShown: true,
  },
  {
    code: 'DELETE_DIGITAL_IDENTITY',
    cause: failDeletion,
    place: 'dialog',
    title: ['¿Eliminar su cuenta en línea?', 'Delete your online account?'],
    text: ['No se cambió nada más', 'Nothing else has changed'],
    nextStep: ['Eliminar mi cuenta en línea', 'Delete my online account'],
    isShown: true,
  },
  {
    code: 'ERROR_SESSION_EXPIRED',
    cause: (locale) => openCart(locale, { sessionEnd: 'EXPIRED_SESSION' }),
    place: 'dialog',
    title: ['Su sesión terminó', 'Your session has ended'],
    text: ['Su carrito sigue guardado', 'Your cart is saved'],
    nextStep: ['Iniciar sesión', 'Sign in'],
    link: signInAndReturn,
  },
  {
    code: 'ERROR_CURRENT_VERSION',
    cause(locale) {
      writeCookie('tarima.version', '1.0.0:2');
      return openCart(locale);
    },
    place: 'dialog',
    title: ['Hay una versión nueva de la tienda', 'A new version is available'],
    text: ['Su carrito y lo que eligió quedan igual.', 'Your cart and your choices won’t change.'],
    nextStep: ['Volver a cargar', 'Reload'],
  },
  {
    code: 'ERROR_TIMEOUT_RETRY',
    async cause(locale) {
      const responses = { ChangeQuantity: failWithStatus(408) };
      const { user, button } = await createCartLinesScenario(locale).show(responses);
      await user.click(button('Café 1', 'Increase quantity'));
    },
    place: 'dialog',
    title: ['La tienda está tardando en responder', 'This is taking longer than usual'],
    text: ['no se aplicará dos veces', 'it won’t be made twice'],
    nextStep: ['Intentar de nuevo', 'Try again'],
  },
  {
    code: 'PHARMACY_NATIVE_EXTERNAL_LINK',
    async cause(locale) {
      writeCookie('tarima.native-app', '1');
      const link = (
        <ContentAnchor href={pharmacy} isPharmacy>
          Pharmacy
        </ContentAnchor>
      );
      const { user } = await renderInShop(link, { locale });
      await user.click(screen.getByRole('link', { name: 'Pharmacy' }));
    },
    place: 'dialog',
    title: ['La farmacia se abre fuera de la aplicación', 'The pharmacy opens outside the app'],
    text: ['La farmacia es otro sitio web', 'The pharmacy is a separate website'],
    nextStep: ['Abrir la farmacia', 'Open the pharmacy'],
    link: () => pharmacy,
  },
];

/** The modal, or the notice on the page, with this title. */
async function findPlace(place: CodeRow['place'], title: string): Promise<HTMLElement> {
  if (place === 'dialog') return screen.findByRole('dialog', { name: title });
  const notice = (await screen.findByText(title, { selector: '[role=alert] h2' })).closest('[role=alert]');
  if (!(notice instanceof HTMLElement)) throw new Error(`"${title}" is not the title of a notice.`);
  return notice;
}

it('are the codes that the rules list (ACCOUNT-311)', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../docs/rules/account.md'), 'utf8');
  const table = rules.slice(rules.indexOf('| code | where it comes from |'));
  expect(rows.map(({ code }) => code)).toEqual(Array.from(table.matchAll(/^\| `([\w-]+)`/gm), ([, code]) => code));
});

describe.each(readers)('in $code', (locale) => {
  const pick = ([es, en]: Texts) => (locale.language === 'es' ? es : en);

  afterEach(() => {
    location.hash = '';
  });

  it.each(rows)('$code has a place, a text and a next step (ACCOUNT-310, ACCOUNT-311)', async (row) => {
    await row.cause(locale);
    const place = await findPlace(row.place, pick(row.title));
    expect((await within(place).findAllByText(pick(row.text), { exact: false })).length).toBeGreaterThan(0);
    const role = row.link ? 'link' : 'button';
    const nextStep = within(place)
      .getAllByRole(role, { name: pick(row.nextStep) })
      .at(-1);
    expect(nextStep).toBeVisible();
    expect(nextStep).toBeEnabled();
    if (row.link) expect(nextStep).toHaveAttribute('href', row.link(locale));
    expect(place.textContent?.includes(row.code) ?? false).toBe(row.isShown ?? false);
    expect(await findViolations()).toEqual([]);
  });
});
