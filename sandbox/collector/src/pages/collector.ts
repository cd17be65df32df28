import { type Html, html } from '@tarima/service-kit/html';
import { renderPage } from '../../../pages/layout.ts';
import { type EntryKind, type EntryRow, entryKinds } from '../store/tables.ts';
import { formatMoment, type Language, texts } from './texts.ts';

export interface CollectorPage {
  readonly language: Language;
  readonly kind: EntryKind | undefined;
  readonly session: string | undefined;
  readonly sessions: readonly { readonly session: string; readonly calls: number }[];
  readonly entries: readonly EntryRow[];
}

/** Renders the list of entries with its filters. */
export function renderCollector(page: CollectorPage): string {
  const { language, kind, session, entries } = page;
  const text = texts[language];
  const isFiltered = kind !== undefined || session !== undefined;
  const query = new URLSearchParams({
    language: language === 'es' ? 'en' : 'es',
    ...(kind && { kind }),
    ...(session && { session }),
  });
  return renderPage({
    language,
    site: text.collector,
    otherLanguage: text.otherLanguage,
    title: text.collector,
    otherLanguageUrl: `/?${query}`,
    main: html`<h1>${text.collector}</h1>
<p class="intro">${text.intro}</p>
${renderFilters(page)}
<p role="status">${entries.length > 0 ? text.count(entries.length) : isFiltered ? text.emptyFor : text.empty}</p>
${entries.length > 0 && html`<ol class="entries">${entries.map((row) => renderEntry(row, language))}</ol>`}`,
  });
}

function renderFilters({ language, kind, session, sessions }: CollectorPage): Html {
  const text = texts[language];
  const isListed = sessions.some((listed) => listed.session === session);
  const listed = session === undefined || isListed ? sessions : [{ session, calls: 0 }, ...sessions];
  return html`<form action="/">
  <input type="hidden" name="language" value="${language}">
  <div class="field"><label for="kind">${text.kind}</label>
  <select id="kind" name="kind"><option value="">${text.allKinds}</option>${entryKinds.map((name) => renderOption(name, text.kinds[name], name === kind))}</select></div>
  <div class="field"><label for="session">${text.session}</label>
  <select id="session" name="session"><option value="">${text.allSessions}</option>${listed.map(({ session: id, calls }) => renderOption(id, `${shorten(id)} · ${text.calls(calls)}`, id === session))}</select></div>
  <button type="submit">${text.filter}</button>
  ${(kind ?? session) !== undefined && html`<a href="/?language=${language}">${text.showAll}</a>`}
</form>`;
}

const renderOption = (value: string, label: string, isSelected: boolean): Html =>
  isSelected
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;

const shorten = (id: string) => id.slice(0, 8);

function renderEntry(row: EntryRow, language: Language): Html {
  const text = texts[language];
  const { properties, traits, context } = row.payload as Record<string, Record<string, unknown> | undefined>;
  const title = row.name ?? (row.kind === 'page' ? text.pageName : text.identified);
  const level = row.level && text.levels[row.level];
  return html`<li class="entry">
<div class="head"><span class="kind ${row.level ?? row.kind}">${text.kinds[row.kind]}${level !== null && ` · ${level}`}</span>
<time datetime="${row.received_at.toISOString()}">${formatMoment(row.received_at, language)}</time></div>
<h2>${title}</h2>
<p class="who">${
    row.anonymous_id
      ? html`<a href="/?language=${language}&amp;session=${encodeURIComponent(row.anonymous_id)}">${text.session} ${shorten(row.anonymous_id)}</a>`
      : text.noIdentity
  }${row.user_id !== null && ` · ${text.member} ${shorten(row.user_id)}`}</p>
${row.kind !== 'log' && renderValues(properties ?? traits ?? {}, text.noProperties)}
${context && Object.keys(context).length > 0 && html`<details><summary>${text.context}</summary><pre>${JSON.stringify(context, null, 2)}</pre></details>`}
</li>`;
}

/** Properties as a list of names and values; nested values as indented JSON. */
function renderValues(values: Readonly<Record<string, unknown>>, none: string): Html {
  const fields = Object.entries(values);
  if (fields.length === 0) return html`<p class="none">${none}</p>`;
  return html`<dl>${fields.map(
    ([name, value]) =>
      html`<div><dt>${name}</dt><dd>${typeof value === 'object' && value !== null ? html`<pre>${JSON.stringify(value, null, 2)}</pre>` : String(value)}</dd></div>`,
  )}</dl>`;
}
