import { prepareBuyer } from '../faults/buyer.ts';
import { type Interceptor, startInterceptor } from '../faults/interceptor.ts';
import { matchPost } from '../faults/kill-points.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { findViolations } from './accessibility.ts';
import { findHtmlErrors } from './html-validity.ts';
import { expect, test } from './test.ts';

// The tests share one stack, in which calls to upstreams can be refused.
test.describe.configure({ mode: 'default' });

let interceptor: Interceptor;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  interceptor = await startInterceptor(['COMMERCE_API_URL', 'PAYMENTS_API_URL']);
  stack = await startStack({
    environment: { CHECKOUT_SWEEP_SECONDS: '1', CHECKOUT_BACKOFF_SECONDS: '1', CHECKOUT_WAKE_UP_POLL_SECONDS: '1' },
    wrapStoreEnvironment: interceptor.redirectUpstreams,
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await interceptor?.close();
});

/** Captures a payment whose order is refused, and whose void is refused too. */
async function createStuckAttempt() {
  const buyer = await prepareBuyer(stack);
  const stopRefusing = [matchPost(/\/orders$/), matchPost(/\/void$/)].map((matches) =>
    interceptor.refuseCalls(matches),
  );
  try {
    const input = await buyer.shopper.createPlaceOrderInput(buyer.attemptId, buyer.cart, cards.approved);
    await buyer.shopper.graph.run(operations.placeOrder, { input });
    const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, 60_000);
    expect(status).toBe('NEEDS_REVIEW');
  } finally {
    for (const stop of stopRefusing) stop();
  }
  return buyer;
}

const texts = {
  es: {
    signIn: 'Iniciar sesión',
    email: 'Correo de trabajo',
    password: 'Contraseña',
    search: 'Pedido, carrito, socio o referencia',
    review: 'En revisión',
    void: 'Anular el pago',
    reason: 'Motivo',
    done: 'La decisión está guardada.',
    voided: 'Anulado',
    signOut: 'Cerrar sesión',
    signedOut: 'Inicie sesión para continuar',
  },
  en: {
    signIn: 'Sign in',
    email: 'Work email',
    password: 'Password',
    search: 'Order, cart, member or reference',
    review: 'Needs review',
    void: 'Void the payment',
    reason: 'Reason',
    done: 'Your decision is saved.',
    voided: 'Voided',
    signOut: 'Sign out',
    signedOut: 'Sign in to continue',
  },
};

/** The operations pages are in the language of the browser. */
const operatorTest = test.extend({ locale: async ({ language }, use) => use(`${language}-CR`) });

operatorTest('an operator finds a payment that is stuck and resolves it (CHECKOUT-204)', async ({ page, language }) => {
  test.setTimeout(180_000);
  const t = texts[language];
  const buyer = await createStuckAttempt();
  const expectAccessiblePage = async () => {
    const html = await page.request.get(page.url(), { headers: { 'accept-language': language } });
    expect(await findHtmlErrors(await html.text())).toEqual([]);
    const viewport = page.viewportSize();
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findViolations(page), `${page.url()} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      expect(overflow, `${page.url()} scrolls sideways at ${width} px`).toBe(false);
    }
    if (viewport) await page.setViewportSize(viewport);
  };

  await page.goto(`${stack.shopUrl}/operations`);
  await expectAccessiblePage();
  await page.getByRole('link', { name: t.signIn }).click();
  await page.getByLabel(t.email).fill('operator@tarima.test');
  await page.getByLabel(t.password, { exact: true }).fill('tarima-operator-1');
  await page.keyboard.press('Enter');

  await page.getByLabel(t.search).fill(buyer.cart.id);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: t.review });
  await expect(row).toHaveCount(1);
  await expectAccessiblePage();
  await row.getByRole('link').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.review);
  await expect(page.getByRole('list').filter({ hasText: 'VOID_TRANSACTION' }).first()).toContainText('payments.void');
  await expect(page.getByText('checkout_needs_review')).toBeVisible();
  await expectAccessiblePage();

  await page.getByRole('link', { name: t.void }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.void });
  await expect(dialog.getByLabel(t.reason)).toBeFocused();
  await expectAccessiblePage();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: t.void }).click();
  await expect(dialog.getByLabel(t.reason)).toBeFocused();
  await page.keyboard.type('The bank shows the capture; the shopper called');
  await dialog.getByRole('button', { name: t.void }).click();

  await expect(page.getByRole('status')).toContainText(t.done);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.voided);
  await expect(page.getByText('The bank shows the capture; the shopper called')).toBeVisible();
  await expectAccessiblePage();
  expect((await buyer.shopper.waitUntilSettled(buyer.attemptId)).status).toBe('VOIDED');
  // The cart is unlocked: it can be changed again.
  expect((await buyer.shopper.fetchCart())?.id).toBe(buyer.cart.id);

  await page.getByRole('link', { name: t.signOut }).click();
  await expect(page.getByRole('heading', { name: t.signedOut })).toBeVisible();
});
