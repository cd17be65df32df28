import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import { termsOf } from './fold.ts';
import type { TextQuery } from './request.ts';

/** Searchable texts by the weight that `search-row.ts` gives them in the search vectors. */
const weightOf: Readonly<Record<string, 'A' | 'B' | 'C'>> = {
  name: 'A',
  key: 'B',
  'variants.sku': 'B',
  'variants.attributes.brand': 'B',
  description: 'C',
};

/** The search vector of a language and what is looked for in it. */
export interface TextMatch {
  readonly vector: RawBuilder<unknown>;
  readonly query: RawBuilder<unknown>;
  readonly boost: number;
}

/**
 * A full-text expression as a PostgreSQL text query: words are stemmed in their language and kept to the field's weight.
 * Undefined when the text has no word.
 */
export function textMatch(text: TextQuery, prefix: boolean): TextMatch | undefined {
  const weight = weightOf[text.field];
  if (!weight) throw invalidInput(`The field '${text.field}' cannot be searched by full text.`);
  const language = text.language?.startsWith('en') ? 'en' : 'es';
  const terms = termsOf(text.value);
  if (terms.length === 0) return undefined;
  // Words are letters and digits only (fold.ts), so that nothing of the request is an operator here.
  const words = terms
    .map((term) => `${term}:${prefix ? '*' : ''}${weight}`)
    .join(text.mustMatch === 'all' ? ' & ' : ' | ');
  return {
    vector: sql.ref(`s.text_${language}`),
    query: sql`to_tsquery(${sql.lit(language === 'en' ? 'english' : 'spanish')}, ${words})`,
    boost: text.boost,
  };
}
