import { type IndexRow, type IndexSection, indexSections } from './sections.ts';

const introduction = `# Error index

Every code that the store returns or shows: its cause, its text, what is repeated and logged, what the shopper sees and which message the native app receives. It is for partners, app developers and operators. \`npm run codegen\` writes this page from \`scripts/error-index/\` and the message tables of the subgraphs and of the shop; do not edit it.

An error arrives in one of three forms:

- **A result of the graph** implements \`UserError { code, message }\` (HTTP 200). It is expected; the message is for the shopper, in the language of the request.
- **An error of the graph** is in \`errors[]\` with \`extensions.code\`. The message is for developers.
- **An HTTP error** has the body \`{ code, message, requestId }\`. The message is for developers. \`requestId\` is in the logs of every service.

Codes are stable; texts can change. "nothing" in the column *native app* means that the app receives no message. A request that is refused because the session has ended (\`signed-out\`) sends \`refreshToken\` to the app instead of opening a modal. With \`LOG_LEVEL=debug\`, every service logs each request.
`;

const columns = [
  'code',
  'form',
  'cause',
  'text (es)',
  'text (en)',
  'repeated automatically',
  'logged',
  'the shopper sees',
  'next step',
  'native app',
  'test',
] as const;

const toCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const listTexts = (texts: readonly string[]): string => texts.map((text) => `“${text}”`).join(' ') || '—';

function renderRow(row: IndexRow): string {
  const { code, shape, cause, texts, repeated, logged, place, next, app, test, rule } = row;
  const cells = [
    `\`${code}\``,
    shape,
    cause,
    listTexts(texts.es),
    listTexts(texts.en),
    repeated,
    logged,
    place,
    next,
    app,
    `\`${test}\`${rule ? ` (${rule})` : ''}`,
  ];
  return `| ${cells.map(toCell).join(' | ')} |`;
}

function renderSection({ heading, text, rows }: IndexSection): string {
  const header = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`];
  return [`## ${heading}`, '', text, '', ...header, ...rows.map(renderRow), ''].join('\n');
}

/** Renders the page docs/errors.md (ERRORS-51). */
export const renderErrorIndex = (): string => [introduction, ...indexSections.map(renderSection)].join('\n');
