import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { formatMoment } from './format.ts';
import type { OperatorAttemptDetailsFragment } from './operations.gen.ts';
import { getActionTexts } from './review-texts.ts';
import { operationsTexts } from './texts.ts';

type Event = OperatorAttemptDetailsFragment['timeline'][number];
type Step = Extract<Event, { startedAt: string }>;
type Alert = Extract<Event, { raisedAt: string }>;
type Answer = Step['answers'][number];

const isStep = (event: Event): event is Step => 'startedAt' in event;
const isAlert = (event: Event): event is Alert => 'raisedAt' in event;

/** Renders steps, alerts and decisions, oldest first. */
export function renderTimeline(language: Language, { purpose, timeline }: OperatorAttemptDetailsFragment): Html {
  return html`<ol class="timeline">${timeline.map((event) => html`<li>${renderEvent(language, purpose, event)}</li>`)}</ol>`;
}

function renderEvent(language: Language, purpose: OperatorAttemptDetailsFragment['purpose'], event: Event): Html {
  const texts = operationsTexts[language];
  const time = (iso: string) => html`<time datetime="${iso}">${formatMoment(iso, language)}</time>`;
  if (isStep(event)) {
    const { startedAt, finishedAt, answers } = event;
    const seconds =
      finishedAt === null ? undefined : ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1);
    return html`${time(startedAt)} <strong>${event.name}</strong>
  <span class="outcome ${event.outcome ?? 'running'}">${getOutcomeText(language, event.outcome)}</span>
  <span class="meta">${texts.try(event.try)}${seconds && html` · ${texts.took(seconds)}`}</span>
  ${answers.length > 0 && html`<ul aria-label="${texts.answers}">${answers.map((answer) => html`<li>${renderAnswer(language, answer)}</li>`)}</ul>`}`;
  }
  if (isAlert(event))
    return html`${time(event.raisedAt)} <strong class="alert">${texts.alert}</strong> <code>${event.alert}</code>`;
  return html`${time(event.decidedAt)} <strong class="decision">${texts.decided(event.operatorName, getActionTexts(language, purpose, event.action).button)}</strong>
  <q>${event.reason}</q>`;
}

/** An outcome that has no text is shown as its code. */
function getOutcomeText(language: Language, outcome: string | null): string {
  const { outcomes, running } = operationsTexts[language];
  return outcome === null ? running : ((outcomes as Readonly<Record<string, string>>)[outcome] ?? outcome);
}

function renderAnswer(language: Language, answer: Answer): Html {
  const { results, times } = operationsTexts[language];
  const { call, result, reason, httpStatus, referenceNumber, state } = answer;
  const parts = [reason, state, referenceNumber, httpStatus === null ? null : `HTTP ${httpStatus}`];
  const details = parts.filter((part) => part !== null).join(' · ');
  return html`<code>${call}</code> <span class="result ${result.toLowerCase()}">${results[result]}</span>
  ${details && html`<span class="meta">${details}</span>`} ${answer.times > 1 && html`<span class="meta">${times(answer.times)}</span>`}`;
}
