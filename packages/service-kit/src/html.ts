/** Markup that is safe to insert into a page without escaping. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | undefined | false;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag that escapes every value except markup; `undefined` and `false` render nothing. Attributes need quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.reduce((all, part, index) => all + toMarkup(values[index - 1]) + part) };
}

function toMarkup(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return 'markup' in value ? value.markup : value.map((item) => item.markup).join('');
}
