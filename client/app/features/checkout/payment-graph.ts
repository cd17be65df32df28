import type { ApolloClient } from '@apollo/client';
import { getData } from '../../apollo/get-data.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { CancelCheckoutInput, PaymentMethod, PlaceOrderInput } from '../../apollo/schema-types.gen.ts';
import type { CaptchaHandle } from '../captcha/index.ts';
import { type CardForm, createCardId, encryptCardForm } from '../cards/index.ts';
import { CancelCheckoutDocument, PlaceOrderDocument, SubmitDeviceDataDocument } from './checkout.gen.ts';
import { readDevice } from './device.ts';
import { findAttempt } from './find-attempt.ts';
import type { GuestDetails } from './guest-details.ts';
import type { Money, PaymentGraph, SubjectGraph } from './payment.ts';

/** The method, the card, the guest details, the total and the terms that the shopper confirmed. */
export interface PaymentOrder {
  readonly method: PaymentMethod;
  /** The card of the page; used by the method `CARD` only. */
  readonly form: CardForm;
  readonly acceptsTerms: boolean;
  readonly captcha: CaptchaHandle;
  readonly guest: GuestDetails | undefined;
  readonly total: Money;
}

/** The API calls of a payment over Apollo Client; card data is not written to its cache. */
export function createPaymentGraph(client: ApolloClient, subject: SubjectGraph, order?: PaymentOrder): PaymentGraph {
  const getCard = async (form: CardForm, attemptId: string): Promise<Pick<PlaceOrderInput, 'card' | 'savedCardId'>> =>
    form.cardId === createCardId
      ? { card: { ...(await encryptCardForm(client, form, attemptId)), save: form.save } }
      : { savedCardId: form.cardId };
  const cancel = async (input: CancelCheckoutInput) =>
    getData(await client.mutate({ mutation: CancelCheckoutDocument, variables: { input } })).cancelCheckout;
  /** Id of the latest `placeOrder`. */
  let commandId: string | undefined;
  return {
    ...subject,

    async place(attemptId) {
      if (!order) throw new Error('The payment has no order');
      const { method, form, acceptsTerms, captcha, guest, total } = order;
      const input: PlaceOrderInput = {
        attemptId,
        expectedTotal: { centAmount: total.centAmount, currency: total.currency },
        method,
        acceptsTerms,
        device: readDevice(),
        ...(method === 'CARD' && (await getCard(form, attemptId))),
        ...guest,
      };
      const send = async () => {
        const answer = await captcha.getAnswer();
        commandId = crypto.randomUUID();
        const result = await client.mutate({
          mutation: PlaceOrderDocument,
          variables: { input: { ...input, commandId, ...(answer && { captcha: answer }) } },
          fetchPolicy: 'no-cache',
          context: handlesFailureInPlace,
        });
        const { placeOrder } = getData(result);
        if (placeOrder.__typename === 'CaptchaRequired') captcha.renew(placeOrder.challenge);
        return placeOrder;
      };
      const result = await send();
      // The checkbox needs the shopper; other kinds are answered in the background, once (PAYMENTS-311).
      const isRepeated = result.__typename === 'CaptchaRequired' && result.challenge.kind !== 'RECAPTCHA_V2';
      return isRepeated ? send() : result;
    },

    findAttempt: (id) => findAttempt(client, id),

    async submitDeviceData(attemptId, sessionId) {
      const result = await client.mutate({
        mutation: SubmitDeviceDataDocument,
        variables: { input: { attemptId, sessionId } },
        fetchPolicy: 'no-cache',
        context: handlesFailureInPlace,
      });
      return getData(result).submitDeviceData;
    },

    cancel: (attemptId) => cancel({ attemptId }),
    // Nothing was sent without an id.
    cancelOrder: async (attemptId) => (commandId === undefined ? undefined : cancel({ attemptId, commandId })),
  };
}
