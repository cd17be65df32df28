import { getBrandName } from '@tarima/markets/card-brand';
import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { formatAmount, formatCountry, formatMember, formatMoment } from './format.ts';
import type { OperatorAttemptDetailsFragment } from './operations.gen.ts';
import { getActionTexts, getReviewTexts } from './review-texts.ts';
import { operationsTexts } from './texts.ts';
import { renderTimeline } from './timeline.ts';

type Attempt = OperatorAttemptDetailsFragment;
type Action = Attempt['allowedActions'][number];

export interface AttemptPageInput {
  readonly language: Language;
  readonly attempt: Attempt;
  /** Proves that the form is from a page of this session. */
  readonly formToken: string;
  /** The action whose dialog is open. */
  readonly action: Action | undefined;
  /** What the operator wrote before. */
  readonly reason: string;
  /** Why the decision was refused. */
  readonly error: string | undefined;
  /** Whether a decision was just stored. */
  readonly isDecided: boolean;
}

/** Renders an attempt with its time line and, while it needs a review, what can be done. */
export function renderAttempt(input: AttemptPageInput): Html {
  const { language, attempt, action, error, isDecided } = input;
  const texts = operationsTexts[language];
  return html`<p><a href="/operations">‹ ${texts.back}</a></p>
<h1>${attempt.orderNumber} <span class="status ${attempt.status.toLowerCase()}">${texts.statuses[attempt.status]}</span></h1>
<p class="amount">${formatAmount(attempt.amount, attempt.market, language)} <span>${texts.purposes[attempt.purpose]}</span></p>
${isDecided && renderResult(language, attempt)}
${error && !action && html`<p class="message error" role="alert">${error}</p>`}
${attempt.allowedActions.length > 0 && renderReview(language, attempt)}
${action && renderDialog(input, action)}
<h2>${texts.details}</h2>
${renderDetails(language, attempt)}
<h2>${texts.timeline}</h2>
${renderTimeline(language, attempt)}`;
}

function renderResult(language: Language, { id, status }: Attempt): Html {
  const texts = operationsTexts[language];
  const hasEnded = status !== 'PROCESSING' && status !== 'NEEDS_REVIEW';
  const text = hasEnded ? texts.done : status === 'PROCESSING' ? texts.stillRunning : texts.stillInReview;
  return html`<p class="message" role="status">${text}
  ${status === 'PROCESSING' && html`<a href="/operations/attempts/${id}?decided=1">${texts.refresh}</a>`}</p>`;
}

function renderReview(language: Language, { id, purpose, allowedActions }: Attempt): Html {
  const { title, text } = getReviewTexts(language, purpose);
  return html`<section class="review" aria-labelledby="review">
  <h2 id="review">${title}</h2>
  <p>${text}</p>
  <p class="actions">${allowedActions.map(
    (action) =>
      html`<a class="button" href="/operations/attempts/${id}?action=${action}">${getActionTexts(language, purpose, action).button}</a> `,
  )}</p>
</section>`;
}

/** The dialog that confirms a decision. Its script makes it modal; without scripts it is a part of the page. */
function renderDialog({ language, attempt, formToken, reason, error }: AttemptPageInput, action: Action): Html {
  const texts = operationsTexts[language];
  const { button, text } = getActionTexts(language, attempt.purpose, action);
  const page = `/operations/attempts/${attempt.id}`;
  const describedBy = error ? 'reason-error' : 'reason-hint';
  return html`<dialog open data-modal data-close="${page}" aria-labelledby="decision">
  <form method="post" action="${page}">
    <h2 id="decision">${button}</h2>
    <p>${attempt.orderNumber} · ${formatAmount(attempt.amount, attempt.market, language)}</p>
    <p>${text}</p>
    <input type="hidden" name="token" value="${formToken}">
    <input type="hidden" name="action" value="${action}">
    <div class="field">
      <label for="reason">${texts.reason}</label>
      <textarea id="reason" name="reason" rows="3" minlength="5" maxlength="500" required autofocus aria-describedby="${describedBy}"${error && html` aria-invalid="true"`}>${reason}</textarea>
      ${error ? html`<p class="error" id="reason-error" role="alert">${error}</p>` : html`<p class="hint" id="reason-hint">${texts.reasonHint}</p>`}
    </div>
    <p class="actions"><a class="button quiet" href="${page}">${texts.cancel}</a> <button class="button" type="submit">${button}</button></p>
  </form>
</dialog>`;
}

function renderDetails(language: Language, attempt: Attempt): Html {
  const { fields, unknown, cardEnding, shopperText } = operationsTexts[language];
  const { card, failure, membershipNumber } = attempt;
  const rows: readonly (readonly [string, Html | string | null])[] = [
    [fields.order, attempt.orderNumber],
    [fields.cart, attempt.cartId],
    [fields.member, membershipNumber && formatMember(membershipNumber)],
    [fields.market, formatCountry(attempt.market, language)],
    [fields.reference, attempt.reference],
    [fields.referenceNumber, attempt.referenceNumber],
    [fields.card, card && cardEnding(getBrandName(card.brand), card.lastDigits)],
    [
      fields.failure,
      failure &&
        html`<code>${failure.code}</code><br><span class="meta">${shopperText} <q>${failure.message}</q></span>`,
    ],
    [fields.created, formatMoment(attempt.createdAt, language)],
    [fields.updated, formatMoment(attempt.updatedAt, language)],
  ];
  return html`<dl class="details">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? unknown}</dd></div>`)}</dl>`;
}
