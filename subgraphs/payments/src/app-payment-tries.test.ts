import { randomUUID } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import { describe, expect, it } from 'vitest';
import { createOrderInput, placeMutation, startPaymentsForEach, walletMutations } from './testing/payments-graph.ts';

const payments = await startPaymentsForEach();

describe('the limit on payment tries', () => {
  const createMember = (membershipNumber: string): Caller['identity'] => ({
    kind: 'member',
    membershipNumber,
    subject: membershipNumber,
  });
  const encrypted = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
  const add = (identity: Caller['identity'], clientIp?: string) =>
    payments.execute(walletMutations.add, { input: { commandId: randomUUID(), ...encrypted } }, identity, clientIp);
  const pay = async (cartId: string, identity: Caller['identity'], clientIp?: string) =>
    (
      await payments.execute(
        placeMutation,
        createOrderInput(await payments.beginAttempt(cartId, identity)),
        identity,
        clientIp,
      )
    ).data.placeOrder;

  it('limits a member who has 14 declines in a row, and not another member (PAYMENTS-58, PAYMENTS-60)', async () => {
    const member = createMember('64010200000001');
    payments.world.issuer = 'decline';
    const results = [];
    for (let tries = 0; tries < 14; tries += 1) results.push(await pay('cart-limit-a', member));
    const declined = results.filter((result) => result.attempt?.status === 'DECLINED');
    expect(declined).toHaveLength(6);
    expect(results.at(-1)).toMatchObject({
      __typename: 'TooManyPaymentAttempts',
      code: 'TOO_MANY_PAYMENT_ATTEMPTS',
      message: expect.stringContaining('No se le cobró nada'),
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 900),
    });
    expect(payments.world.calls.filter((call) => call === 'payments.process')).toHaveLength(6);
    payments.world.issuer = 'approve';
    const other = await pay('cart-limit-b', createMember('64010200000002'));
    expect(other.attempt).toMatchObject({ status: 'COMPLETED' });
  });

  it('counts placeOrder and addCard of a member together (PAYMENTS-59)', async () => {
    const member = createMember('64010200000003');
    payments.world.issuer = 'decline';
    for (let tries = 0; tries < 3; tries += 1) await pay(`cart-together-${tries}`, member);
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await add(member)).data.result.__typename).toBe('CardNotSaved');
    }
    expect((await add(member)).data.result).toMatchObject({
      __typename: 'TooManyPaymentAttempts',
      retryAfterSeconds: expect.any(Number),
    });
    expect((await pay('cart-together-0', member)).__typename).toBe('TooManyPaymentAttempts');
  });

  it('lets a shopper pay after three mistyped cards', async () => {
    const member = createMember('64010200000004');
    payments.world.issuer = 'decline';
    for (let tries = 0; tries < 3; tries += 1) await pay('cart-mistyped', member);
    payments.world.issuer = 'approve';
    expect((await pay('cart-mistyped', member)).attempt).toMatchObject({ status: 'COMPLETED' });
  });

  it('counts all guests of an address together (PAYMENTS-58)', async () => {
    payments.world.issuer = 'decline';
    const types = [];
    for (let guests = 0; guests < 31; guests += 1) {
      const identity = { kind: 'guest', guestId: `tester-${guests}` } as const;
      types.push((await pay(`cart-address-${guests}`, identity, `2001:db8::${guests + 1}`)).__typename);
    }
    expect(types).toEqual([...Array(30).fill('PlaceOrderSuccess'), 'TooManyPaymentAttempts']);
    const elsewhere = { kind: 'guest', guestId: 'tester-elsewhere' } as const;
    expect((await pay('cart-elsewhere', elsewhere, '203.0.113.9')).__typename).toBe('PlaceOrderSuccess');
  });

  it('counts all shoppers of a cart together (PAYMENTS-58)', async () => {
    payments.world.issuer = 'decline';
    for (let tries = 0; tries < 6; tries += 1) {
      await pay('cart-shared', createMember(`6401020001${String(tries).padStart(4, '0')}`));
    }
    expect((await pay('cart-shared', createMember('64010200019999'))).__typename).toBe('TooManyPaymentAttempts');
  });

  it('counts guesses of a membership number', async () => {
    const identity = { kind: 'guest', guestId: 'guesser' } as const;
    const id = await payments.beginAttempt('cart-guesses', identity);
    const types = [];
    for (let tries = 0; tries < 27; tries += 1) {
      const change = { membershipNumber: `0000${String(tries).padStart(10, '0')}` };
      types.push(
        (await payments.execute(placeMutation, createOrderInput(id, change), identity)).data.placeOrder.__typename,
      );
    }
    expect(types).toEqual([...Array(26).fill('InvalidGuest'), 'TooManyPaymentAttempts']);
  });

  it('refuses a card that was declined too often elsewhere, and accepts another at once (PAYMENTS-62)', async () => {
    const identity = { kind: 'guest', guestId: 'limited-card' } as const;
    const id = await payments.beginAttempt('cart-limited-card', identity);
    payments.world.isCardLimited = true;
    expect((await payments.execute(placeMutation, createOrderInput(id), identity)).data.placeOrder).toMatchObject({
      __typename: 'InvalidCard',
      code: 'CARD_DECLINED_TOO_OFTEN',
      field: 'card',
    });
    expect((await add(createMember('64010200000005'))).data.result).toMatchObject({ code: 'CARD_DECLINED_TOO_OFTEN' });
    payments.world.isCardLimited = false;
    expect(
      (await payments.execute(placeMutation, createOrderInput(id), identity)).data.placeOrder.attempt,
    ).toMatchObject({
      status: 'COMPLETED',
    });
  });
});
