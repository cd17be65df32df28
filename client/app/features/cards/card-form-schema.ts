import { z } from 'zod/mini';
import { extractDigits } from '../../digits.ts';
import {
  type ExpiryProblem,
  findExpiryProblem,
  findNumberProblem,
  getCodeLength,
  isHolderName,
  type NumberProblem,
} from './card.ts';

/** The `cardId` of a card that is not saved yet. */
export const createCardId = 'new';

export interface CardForm {
  /** A saved card's id, or `createCardId`. */
  cardId: string;
  number: string;
  expiry: string;
  code: string;
  holder: string;
  save: boolean;
}

/** Initial values of the card form. */
export const emptyCard: CardForm = { cardId: createCardId, number: '', expiry: '', code: '', holder: '', save: false };

/** Error codes of the form; the messages are in `card-messages.ts`. */
export type CardFormProblem = `number.${NumberProblem}` | `expiry.${ExpiryProblem}` | 'code' | 'holder';

const fields = z.object({
  cardId: z.string().check(z.minLength(1)),
  number: z.string(),
  expiry: z.string(),
  code: z.string(),
  holder: z.string(),
  save: z.boolean(),
});

/**
 * The rules for a new card in a market that accepts `cardTypes` (PAYMENTS-12, PAYMENTS-13, PAYMENTS-14, PAYMENTS-15,
 * PAYMENTS-18); a saved card is always valid.
 */
export const createCardFormSchema = (cardTypes: readonly string[]) =>
  fields.check(
    z.superRefine((form, context) => {
      if (form.cardId !== createCardId) return;
      const report = (field: keyof CardForm, message: CardFormProblem) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const number = findNumberProblem(form.number, cardTypes);
      if (number) report('number', `number.${number}`);
      const expiry = findExpiryProblem(form.expiry, new Date());
      if (expiry) report('expiry', `expiry.${expiry}`);
      if (extractDigits(form.code).length !== getCodeLength(form.number)) report('code', 'code');
      if (!isHolderName(form.holder)) report('holder', 'holder');
    }),
  );
