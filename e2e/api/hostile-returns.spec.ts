import { randomUUID } from 'node:crypto';
import { type Route, routes } from '../faults/routes.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { answerProvider, type ProviderReturn, returnToShop } from '../graph/provider-pages.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const unknownState = 'A'.repeat(43);
const statePattern = /(?<=\/payment-returns\/)[\w-]{43}/;

/** Pays up to the page of the bank or of the provider. */
async function openChallenge(stack: RunningStack, route: Route) {
  const { method, place } = routes[route];
  const shopper = createGuestShopper(stack, place);
  const cart = await shopper.fillCart(['110101-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const { card, ...input } = await shopper.createPlaceOrderInput(id, cart, cards.challenged);
  const isCard = method === 'CARD';
  await shopper.graph.run(operations.placeOrder, { input: { ...input, method, ...(isCard && card && { card }) } });
  const action = isCard ? await shopper.submitDeviceData(id) : await shopper.waitForAction(id, 'ProviderRedirect');
  if (!action) throw new Error('The provider shows no page.');
  return { shopper, cart, id, action };
}

/** A return that says that the shopper confirmed the payment, although they cancelled it. */
function claimSuccess({ method, url, fields }: ProviderReturn): ProviderReturn {
  const claims = { RespCode: '1', ReasonCode: '1', PayerID: 'ana', Response: '{"IsoResponseCode":"00"}' };
  const changed = new URL(url);
  changed.searchParams.delete('cancelled');
  for (const [name, value] of Object.entries(claims)) {
    if (method === 'GET') changed.searchParams.set(name, value);
  }
  return { method, url: changed.href, fields: { ...fields, ...claims } };
}

/** The same return by the other HTTP method. */
function switchMethod({ method, url, fields }: ProviderReturn): ProviderReturn {
  const changed = new URL(url);
  if (method === 'GET') {
    const parameters = Object.fromEntries(changed.searchParams);
    changed.search = '';
    return { method: 'POST', url: changed.href, fields: parameters };
  }
  for (const [name, value] of Object.entries(fields)) changed.searchParams.set(name, value);
  return { method: 'GET', url: changed.href, fields: {} };
}

/** The same return with forged values: SPI token, transaction, signature or PayPal order. */
function forgeValues({ method, url, fields }: ProviderReturn): ProviderReturn {
  const forged = new URL(url);
  for (const name of [...forged.searchParams.keys()]) forged.searchParams.set(name, randomUUID());
  return {
    method,
    url: forged.href,
    fields: Object.fromEntries(Object.keys(fields).map((name) => [name, randomUUID()])),
  };
}

const getState = ({ url }: ProviderReturn) => statePattern.exec(url)?.[0] ?? '';
const withState = (providerReturn: ProviderReturn, state: string): ProviderReturn => ({
  ...providerReturn,
  url: providerReturn.url.replace(statePattern, state),
});

for (const route of Object.keys(routes) as Route[]) {
  test.describe(`${route}: a return`, () => {
    test('with a forged state is not found, and the real one still places the order once, however often it is sent (CHECKOUT-304, PAYMENTS-44, PAYMENTS-103)', async ({
      stack,
    }) => {
      const { shopper, cart, id, action } = await openChallenge(stack, route);
      const real = await answerProvider(action);
      expect((await returnToShop(withState(real, unknownState))).status).toBe(404);
      expect((await shopper.fetchAttempt(id))?.status).toBe('CHALLENGE_REQUIRED');
      const first = await returnToShop(real);
      expect((await shopper.waitForEnd(id)).status).toBe('COMPLETED');

      const replayed = await returnToShop(real);
      expect(replayed).toMatchObject({ status: 303, headers: { location: first.headers.location } });
      expect(await auditCart(stack, cart.id)).toMatchObject({
        captured: 1,
        voided: 0,
        netCapturedCents: cart.total.centAmount,
        orderPayments: 1,
      });
      // Whoever sends another shopper's return reads nothing of the payment.
      expect(await createGuestShopper(stack, routes[route].place).fetchAttempt(id)).toBeNull();
    });

    test('with forged values leaves the challenge open for the real one (PAYMENTS-45, PAYMENTS-103)', async ({
      stack,
    }) => {
      const { shopper, cart, id, action } = await openChallenge(stack, route);
      const real = await answerProvider(action);
      await returnToShop(forgeValues(real));
      expect((await shopper.waitUntilSettled(id)).status).toBe('CHALLENGE_REQUIRED');
      expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 0, orderNumbers: [] });
      await returnToShop(real);
      expect((await shopper.waitForEnd(id)).status).toBe('COMPLETED');
      expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
    });

    test('that claims a success which the provider does not confirm charges nothing (PAYMENTS-43, PAYMENTS-48)', async ({
      stack,
    }) => {
      const { shopper, cart, id, action } = await openChallenge(stack, route);
      await returnToShop(claimSuccess(await answerProvider(action, { answer: 'cancel' })));
      await shopper.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
      expect((await shopper.waitForEnd(id)).status).not.toBe('COMPLETED');
      expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 0, orderNumbers: [], cartState: 'Active' });
    });

    test('with the confirmation of another payment charges nothing (PAYMENTS-45, PAYMENTS-104)', async ({ stack }) => {
      const [own, other] = [await openChallenge(stack, route), await openChallenge(stack, route)];
      const state = getState(await answerProvider(own.action, { answer: 'cancel' }));
      const confirmed = await answerProvider(other.action);
      await returnToShop(withState(confirmed, state));
      await own.shopper.graph.run(operations.cancelCheckout, { input: { attemptId: own.id } });
      expect((await own.shopper.waitForEnd(own.id)).status).not.toBe('COMPLETED');
      expect(await auditCart(stack, own.cart.id)).toMatchObject({ captured: 0, orderNumbers: [] });

      await returnToShop(confirmed);
      expect((await other.shopper.waitForEnd(other.id)).status).toBe('COMPLETED');
      expect(await auditCart(stack, other.cart.id)).toMatchObject({ captured: 1, orderPayments: 1 });
    });

    test('by the other HTTP method places the order once (CHECKOUT-302)', async ({ stack }) => {
      const { shopper, cart, id, action } = await openChallenge(stack, route);
      const real = await answerProvider(action);
      expect((await returnToShop(switchMethod(real))).status).toBe(303);
      await returnToShop(real);
      expect((await shopper.waitForEnd(id)).status).toBe('COMPLETED');
      expect(await auditCart(stack, cart.id)).toMatchObject({ captured: 1, voided: 0, orderPayments: 1 });
    });
  });
}
