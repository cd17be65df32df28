import type { ApolloClient } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { emptyCard } from '../cards/index.ts';
import { createCartGraph } from './cart-graph.ts';
import { CancelCheckoutDocument } from './checkout.gen.ts';
import { createPaymentGraph } from './payment-graph.ts';

const required = (kind: string) => ({
  __typename: 'CaptchaRequired',
  code: 'CAPTCHA_FAILED',
  message: '',
  challenge: { kind },
});

/** Places an order whose results come in this order; what was sent and renewed. */
async function place(...results: object[]) {
  const sent: unknown[] = [];
  const commandIds: string[] = [];
  const client = {
    mutate: vi.fn(async ({ mutation, variables }) => {
      commandIds.push(variables.input.commandId);
      if (mutation === CancelCheckoutDocument) return { data: { cancelCheckout: {} } };
      sent.push(variables.input.captcha?.token);
      return { data: { placeOrder: results.shift() } };
    }),
  } as unknown as ApolloClient;
  const answers = ['answer-1', 'answer-2', 'answer-3'];
  const captcha = {
    getAnswer: async () => ({ kind: 'ALTCHA' as const, token: answers.shift() ?? '' }),
    renew: vi.fn(),
  };
  const form = { ...emptyCard, cardId: 'card-1' };
  const total = { __typename: 'Money' as const, centAmount: 100, currency: 'CRC', fractionDigits: 2 };
  const order = { method: 'CARD' as const, form, captcha, acceptsTerms: true, guest: undefined, total };
  const graph = createPaymentGraph(client, createCartGraph(client, 'cart-1'), order);
  const result = await graph.place('attempt-1');
  return { result, sent, captcha, graph, commandIds };
}

describe('an order with a captcha', () => {
  it('is sent once more with a new answer after a refused one (PAYMENTS-311)', async () => {
    const { result, sent, captcha } = await place(required('ALTCHA'), { __typename: 'PlaceOrderSuccess' });
    expect(result.__typename).toBe('PlaceOrderSuccess');
    expect(sent).toEqual(['answer-1', 'answer-2']);
    expect(captcha.renew).toHaveBeenCalledExactlyOnceWith({ kind: 'ALTCHA' });
  });

  it('has another id each time it is sent, and the latest one is cancelled (CHECKOUT-455, ERRORS-82)', async () => {
    const { graph, commandIds } = await place(required('ALTCHA'), { __typename: 'PlaceOrderSuccess' });
    await graph.cancelOrder('attempt-1');
    expect(new Set(commandIds).size).toBe(2);
    expect(commandIds[2]).toBe(commandIds[1]);
  });

  it('is not sent a third time (PAYMENTS-311)', async () => {
    const { result, sent, captcha } = await place(required('ALTCHA'), required('ALTCHA'));
    expect(result.__typename).toBe('CaptchaRequired');
    expect(sent).toHaveLength(2);
    expect(captcha.renew).toHaveBeenCalledTimes(2);
  });

  it('leaves the checkbox to the shopper (PAYMENTS-311)', async () => {
    const { result, sent } = await place(required('RECAPTCHA_V2'));
    expect(result.__typename).toBe('CaptchaRequired');
    expect(sent).toHaveLength(1);
  });
});
