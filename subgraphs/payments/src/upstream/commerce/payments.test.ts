import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import { toPaymentDraft } from './payments.ts';

const record = {
  key: 'checkout-1',
  attemptId: 'attempt-1',
  amount: money(1_130_000, 'CRC'),
  referenceNumber: 'T1',
  customerId: undefined,
};

describe('the platform’s payment', () => {
  it('has its account and the card (PAYMENTS-105)', () => {
    const card = { brand: 'VISA', lastDigits: '1000', expiry: '12/30' };
    const account = { method: 'CARD', providerId: 11, accountId: '11-6401-C' } as const;
    expect(toPaymentDraft({ ...record, card, account })).toMatchObject({
      paymentMethodInfo: { method: 'CREDIT_CARD', interfaceAccount: '11-6401-C', name: { en: 'VISA 1000' } },
      custom: {
        fields: {
          attempt_id: 'attempt-1',
          payment_third: '11',
          payment_third_id: '11-6401-C',
          card_brand: 'VISA',
          card_last_digits: '1000',
        },
      },
    });
  });

  it('is named PayPal without a card (PAYMENTS-105)', () => {
    const account = { method: 'PAYPAL', providerId: 4, accountId: '4-CR' } as const;
    expect(toPaymentDraft({ ...record, card: undefined, account })).toMatchObject({
      paymentMethodInfo: { method: 'PAYPAL', interfaceAccount: '4-CR', name: { es: 'PayPal' } },
    });
  });
});
