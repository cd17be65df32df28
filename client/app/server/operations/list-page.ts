import type { Language } from '@tarima/markets/table';
import { type Html, html } from '@tarima/service-kit/html';
import { formatAmount, formatMember, formatMoment } from './format.ts';
import type { OperatorAttemptsQuery } from './operations.gen.ts';
import { operationsTexts } from './texts.ts';

type Connection = OperatorAttemptsQuery['operatorAttempts'];

/** What an operator looks for; empty texts select everything. */
export interface ListSelection {
  readonly text: string;
  readonly status: string;
  /** Cursor of the previous page; undefined on the first one. */
  readonly after: string | undefined;
}

const toQuery = ({ text, status, after }: ListSelection): string => {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(status && { status }), ...(after && { after }) });
  return query.size > 0 ? `?${query}` : '';
};

/** Renders the list of attempts with its search. */
export function renderList(language: Language, selection: ListSelection, { nodes, pageInfo }: Connection): Html {
  const texts = operationsTexts[language];
  const { text, status, after } = selection;
  const hasFilter = text !== '' || status !== '';
  const statuses = Object.entries(texts.statuses);
  return html`<h1>${texts.attempts}</h1>
<form class="search" method="get" action="/operations" role="search">
  <div class="field query">
    <label for="q">${texts.searchLabel}</label>
    <input id="q" name="q" type="search" value="${text}" maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search" aria-describedby="q-hint">
    <p class="hint" id="q-hint">${texts.searchHint}</p>
  </div>
  <div class="field">
    <label for="status">${texts.status}</label>
    <select id="status" name="status">
      <option value="">${texts.anyStatus}</option>
      ${statuses.map(([code, name]) => html`<option value="${code}"${code === status && html` selected`}>${name}</option>`)}
    </select>
  </div>
  <button class="button" type="submit">${texts.search}</button>
</form>
<p class="count" role="status">${nodes.length === 0 && hasFilter ? texts.none : texts.found(nodes.length, pageInfo.hasNextPage)}
  ${hasFilter && html`<a href="/operations">${texts.clear}</a>`}</p>
${nodes.length > 0 && renderTable(language, nodes)}
<nav class="pages" aria-label="${texts.attempts}">
  ${after !== undefined && html`<a class="button quiet" href="/operations${toQuery({ ...selection, after: undefined })}">${texts.first}</a>`}
  ${
    pageInfo.hasNextPage &&
    html`<a class="button quiet" rel="next" href="/operations${toQuery({ ...selection, after: pageInfo.endCursor ?? undefined })}">${texts.next}</a>`
  }
</nav>`;
}

function renderTable(language: Language, nodes: Connection['nodes']): Html {
  const { columns, statuses, purposes, attempts } = operationsTexts[language];
  const cell = (label: string, content: Html | string, name?: string) =>
    html`<td data-label="${label}"${name && html` class="${name}"`}>${content}</td>`;
  return html`<table class="attempts"><caption class="sr">${attempts}</caption>
<thead><tr>${Object.entries(columns).map(([key, name]) => html`<th scope="col"${key === 'amount' && html` class="number"`}>${name}</th>`)}</tr></thead>
<tbody>${nodes.map(
    (attempt) => html`<tr>
  <th scope="row"><a href="/operations/attempts/${attempt.id}">${attempt.orderNumber}</a></th>
  ${cell(columns.status, html`<span class="status ${attempt.status.toLowerCase()}">${statuses[attempt.status]}</span>`)}
  ${cell(columns.purpose, purposes[attempt.purpose])}
  ${cell(columns.amount, formatAmount(attempt.amount, attempt.market, language), 'number')}
  ${cell(columns.member, attempt.membershipNumber ? formatMember(attempt.membershipNumber) : '–')}
  ${cell(columns.created, formatMoment(attempt.createdAt, language))}
</tr>`,
  )}</tbody></table>`;
}
