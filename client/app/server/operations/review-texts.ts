import type { Language } from '@tarima/markets/table';
import type { OperatorAttemptDetailsFragment } from './operations.gen.ts';
import { operationsTexts } from './texts.ts';

type Action = OperatorAttemptDetailsFragment['allowedActions'][number];
type Purpose = OperatorAttemptDetailsFragment['purpose'];

/** Why an attempt needs a decision, by its purpose. */
export function getReviewTexts(
  language: Language,
  purpose: Purpose,
): { readonly title: string; readonly text: string } {
  const texts = operationsTexts[language];
  return purpose === 'REFUND'
    ? { title: texts.refundReviewTitle, text: texts.refundReviewText }
    : { title: texts.reviewTitle, text: texts.reviewText };
}

/** What an action does to an attempt of this purpose (PAYMENTS-250). */
export function getActionTexts(
  language: Language,
  purpose: Purpose,
  action: Action,
): { readonly button: string; readonly text: string } {
  const { actions, refundActions } = operationsTexts[language];
  return purpose === 'REFUND' && action !== 'VOID' ? refundActions[action] : actions[action];
}
