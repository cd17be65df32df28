import type { PaymentDraft, PaymentUpdate } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isNotFound, PlatformError } from '@tarima/commerce-client/errors';
import type { CommercePort, PaymentRecord } from '../../application/ports.ts';
import { mapRefusals } from './map-refusals.ts';
import { paymentWire } from './wire.ts';

/** The platform's payment: authorised and charged, with the card's brand and last digits. */
export function toPaymentDraft(record: PaymentRecord): PaymentDraft {
  const amount = { centAmount: record.amount.centAmount, currencyCode: record.amount.currency };
  const { referenceNumber, card } = record;
  return {
    key: record.key,
    interfaceId: referenceNumber,
    amountPlanned: amount,
    paymentMethodInfo: {
      paymentInterface: 'tarima-payments',
      method: 'CREDIT_CARD',
      ...(card && { name: { es: `${card.brand} ${card.lastDigits}`, en: `${card.brand} ${card.lastDigits}` } }),
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
        reference_number: referenceNumber,
        ...(card && { card_brand: card.brand, card_last_digits: card.lastDigits }),
      },
    },
  };
}

/** Payments on the platform: created once by their key, cancelled with a refund of the charge. */
export function createPaymentCalls(commerce: CommerceApi): Pick<CommercePort, 'createPayment' | 'cancelPayment'> {
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
  };
}
