import { z } from 'zod';
import { digitsOf } from '../../digits.ts';
import {
  codeLength,
  type ExpiryProblem,
  expiryProblem,
  isHolderName,
  type NumberProblem,
  numberProblem,
} from './card.ts';

/** The choice of a card that is not saved yet. */
export const newCard = 'new';

export interface CardForm {
  /** A saved card's id, or `newCard`. */
  cardId: string;
  number: string;
  expiry: string;
  code: string;
  holder: string;
  save: boolean;
}

/** Nothing typed yet. */
export const emptyCard: CardForm = { cardId: newCard, number: '', expiry: '', code: '', holder: '', save: false };

/** What can be wrong in the form; the page has the words. */
export type CardFormProblem = `number.${NumberProblem}` | `expiry.${ExpiryProblem}` | 'code' | 'holder';

const fields = z.object({
  cardId: z.string().min(1),
  number: z.string(),
  expiry: z.string(),
  code: z.string(),
  holder: z.string(),
  save: z.boolean(),
});

/** The rules for a new card (PAYMENTS-12, PAYMENTS-13, PAYMENTS-14, PAYMENTS-15); a saved one needs nothing more. */
export const cardFormSchema = fields.superRefine((form, context) => {
  if (form.cardId !== newCard) return;
  const report = (field: keyof CardForm, message: CardFormProblem) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const number = numberProblem(form.number);
  if (number) report('number', `number.${number}`);
  const expiry = expiryProblem(form.expiry, new Date());
  if (expiry) report('expiry', `expiry.${expiry}`);
  if (digitsOf(form.code).length !== codeLength(form.number)) report('code', 'code');
  if (!isHolderName(form.holder)) report('holder', 'holder');
});
