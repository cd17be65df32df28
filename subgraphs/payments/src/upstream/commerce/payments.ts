import type { PaymentDraft, PaymentUpdate } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound, PlatformError } from '@tarima/commerce-client/errors';
import type { CommercePort, PaymentRecord } from '../../application/ports.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { mapRefusals } from './map-refusals.ts';
import { paymentWire } from './wire.ts';

/** Names of payments without a known card. */
const accountLabels: Readonly<Partial<Record<PaymentMethod, string>>> = { PAYPAL: 'PayPal' };

/** The platform's payment: authorised and charged, with its account and the card's brand and last digits (PAYMENTS-105). */
export function toPaymentDraft(record: PaymentRecord): PaymentDraft {
  const amount = { centAmount: record.amount.centAmount, currencyCode: record.amount.currency };
  const { referenceNumber, card, account } = record;
  const label = card ? `${card.brand} ${card.lastDigits}` : account && accountLabels[account.method];
  return {
    key: record.key,
    interfaceId: referenceNumber,
    amountPlanned: amount,
    paymentMethodInfo: {
      paymentInterface: 'tarima-payments',
      method: account?.method === 'PAYPAL' ? 'PAYPAL' : 'CREDIT_CARD',
      ...(label && { name: { es: label, en: label } }),
      ...(account && { interfaceAccount: account.accountId }),
    },
    ...(record.customerId && { customer: { typeId: 'customer', id: record.customerId } }),
    transactions: (['Authorization', 'Charge'] as const).map((type) => ({
      type,
      amount,
      state: 'Success',
      interactionId: referenceNumber,
    })),
    custom: {
      type: { typeId: 'type', key: 'payment' },
      fields: {
        attempt_id: record.attemptId,
        reference_number: referenceNumber,
        ...(account && { payment_third: String(account.providerId), payment_third_id: account.accountId }),
        ...(card && { card_brand: card.brand, card_last_digits: card.lastDigits }),
      },
    },
  };
}

/** Payments on the platform: created once by their key, cancelled with a refund of the charge. */
export function createPaymentCalls(
  commerce: CommerceApi,
): Pick<CommercePort, 'createPayment' | 'cancelPayment' | 'recordRefund'> {
  const find = async (key: string) => {
    try {
      return paymentWire.parse((await commerce.api.payments().withKey({ key }).get().execute()).body);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  return {
    createPayment: (record) =>
      mapRefusals(async () => {
        try {
          const { body } = await commerce.api
            .payments()
            .post({ body: toPaymentDraft(record) })
            .execute();
          return paymentWire.parse(body).id;
        } catch (error) {
          const isDuplicate = error instanceof PlatformError && error.code === 'DuplicateField';
          const known = isDuplicate ? await find(record.key) : undefined;
          if (!known) throw error;
          return known.id;
        }
      }),

    async cancelPayment(key) {
      const payment = await find(key);
      if (!payment || payment.transactions.some(({ type }) => type === 'Refund')) return;
      const { centAmount, currencyCode } = payment.amountPlanned;
      const transaction = { type: 'Refund', state: 'Success', amount: { centAmount, currencyCode } } as const;
      const body: PaymentUpdate = { version: payment.version, actions: [{ action: 'addTransaction', transaction }] };
      await mapRefusals(() => commerce.api.payments().withKey({ key }).post({ body }).execute());
    },

    async recordRefund(key, { refundId, amount: { centAmount, currency } }) {
      const payment = await find(key);
      if (!payment) throw new RefusedError('REJECTED');
      const isRecorded = payment.transactions.some(
        ({ type, interactionId }) => type === 'Refund' && interactionId === refundId,
      );
      if (isRecorded) return;
      const amount = { centAmount, currencyCode: currency };
      const transaction = { type: 'Refund', state: 'Success', amount, interactionId: refundId } as const;
      const body: PaymentUpdate = { version: payment.version, actions: [{ action: 'addTransaction', transaction }] };
      await mapRefusals(() => commerce.api.payments().withKey({ key }).post({ body }).execute());
    },
  };
}
