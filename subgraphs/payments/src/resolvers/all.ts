import type { Resolvers } from '../resolver-types.gen.ts';
import { AttemptMembership } from './AttemptMembership.ts';
import { addCard } from './add-card.ts';
import { beginCheckout } from './begin-checkout.ts';
import { CaptchaChallenge } from './CaptchaChallenge.ts';
import { CheckoutAttempt } from './CheckoutAttempt.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { deleteCard } from './delete-card.ts';
import { OperatorAttempt } from './OperatorAttempt.ts';
import { Order } from './Order.ts';
import { placeOrder } from './place-order.ts';
import { Query } from './Query.ts';
import { recordPaymentReturn } from './record-payment-return.ts';
import { resolveAttempt } from './resolve-attempt.ts';
import { setDefaultCard } from './set-default-card.ts';
import { setInvoiceDetails } from './set-invoice-details.ts';
import { submitDeviceData } from './submit-device-data.ts';

export const resolvers = {
  Query,
  Mutation: {
    beginCheckout,
    placeOrder,
    submitDeviceData,
    recordPaymentReturn,
    cancelCheckout,
    addCard,
    deleteCard,
    setDefaultCard,
    setInvoiceDetails,
    resolveAttempt,
  },
  AttemptMembership,
  CaptchaChallenge,
  CheckoutAttempt,
  Order,
  OperatorAttempt,
} satisfies Resolvers;
