import type { Language } from '@tarima/markets/table';
import { html } from '@tarima/service-kit/html';
import { renderPage } from '../../../pages/layout.ts';
import type { MessageRow } from '../store/tables.ts';
import { frameSandbox } from './headers.ts';
import { formatMoment, texts } from './texts.ts';

const otherLanguage = (language: Language) => (language === 'es' ? 'en' : 'es');

/** Renders the list of messages; `to` is the recipient that was searched. */
export function renderList(page: { language: Language; to: string; messages: readonly MessageRow[] }): string {
  const { language, to, messages } = page;
  const text = texts[language];
  const list = html`<ol class="messages">
${messages.map(
  (row) => html`<li><a href="/mailbox/${String(row.id)}?language=${language}">
  <span class="subject" lang="${row.language ?? language}">${row.subject || text.noSubject}</span>
  <span class="recipient">${row.recipient}</span>
  <time datetime="${row.received_at.toISOString()}">${formatMoment(row.received_at, language)}</time>
</a></li>
`,
)}</ol>`;
  return renderPage({
    language,
    site: text.mailbox,
    otherLanguage: text.otherLanguage,
    title: text.mailbox,
    otherLanguageUrl: `/?language=${otherLanguage(language)}${to && `&to=${encodeURIComponent(to)}`}`,
    main: html`<h1>${text.mailbox}</h1>
<p class="intro">${text.intro}</p>
<form role="search" action="/">
  <input type="hidden" name="language" value="${language}">
  <label for="to">${text.recipient}</label>
  <div class="field">
    <input id="to" name="to" type="email" value="${to}" autocomplete="email" enterkeyhint="search" maxlength="254">
    <button type="submit">${text.search}</button>
  </div>
  ${to !== '' && html`<a href="/?language=${language}">${text.showAll}</a>`}
</form>
<p role="status">${messages.length > 0 ? text.count(messages.length) : to ? text.emptyFor(to) : text.empty}</p>
${messages.length > 0 && list}`,
  });
}

/** Renders one message: its headers, its HTML in a frame without scripts, and its text. */
export function renderMessage(language: Language, row: MessageRow): string {
  const text = texts[language];
  const subject = row.subject || text.noSubject;
  const id = String(row.id);
  const fields = [
    [text.from, row.from_text],
    [text.to, row.to_text],
    [text.date, formatMoment(row.received_at, language)],
    [text.messageId, row.message_id],
    [text.deliveries, String(row.deliveries)],
  ] as const;
  const contentLanguage = row.language ?? language;
  const body = html`<pre lang="${contentLanguage}">${row.text}</pre>`;
  return renderPage({
    language,
    site: text.mailbox,
    otherLanguage: text.otherLanguage,
    title: subject,
    otherLanguageUrl: `/mailbox/${id}?language=${otherLanguage(language)}`,
    main: html`<p><a href="/?language=${language}">${text.back}</a></p>
<h1 lang="${contentLanguage}">${subject}</h1>
<dl>${fields.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${
  row.html === null
    ? body
    : html`<iframe src="/mailbox/${id}/html" title="${text.frame}" sandbox="${frameSandbox}"></iframe>
<details><summary>${text.text}</summary>${body}</details>`
}
<p><a href="/messages/${id}/source">${text.source}</a></p>`,
  });
}

/** Renders the page of a message that does not exist. */
export function renderNotFound(language: Language): string {
  const text = texts[language];
  return renderPage({
    language,
    site: text.mailbox,
    otherLanguage: text.otherLanguage,
    title: text.mailbox,
    otherLanguageUrl: `/?language=${otherLanguage(language)}`,
    main: html`<h1>${text.notFound}</h1><p><a href="/?language=${language}">${text.back}</a></p>`,
  });
}
