import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import { extractTerms } from './fold.ts';
import type { TextQuery } from './request.ts';

/** Weights of searchable texts in the search vectors of `search-row.ts`. */
const fieldWeights: Readonly<Record<string, 'A' | 'B' | 'C'>> = {
  name: 'A',
  key: 'B',
  'variants.sku': 'B',
  'variants.attributes.brand': 'B',
  description: 'C',
};

/** A full-text match: the search vector of a language and the query on it. */
export interface TextMatch {
  readonly vector: RawBuilder<unknown>;
  readonly query: RawBuilder<unknown>;
  readonly boost: number;
}

/**
 * Converts a full-text expression to a PostgreSQL text query: words are stemmed in their language and restricted to the
 * field's weight. Undefined when the text has no words.
 */
export function buildTextMatch(text: TextQuery, prefix: boolean): TextMatch | undefined {
  const weight = fieldWeights[text.field];
  if (!weight) throw createInvalidInputError(`The field '${text.field}' cannot be searched by full text.`);
  const language = text.language?.startsWith('en') ? 'en' : 'es';
  const terms = extractTerms(text.value);
  if (terms.length === 0) return undefined;
  // Words contain only letters and digits (fold.ts), so no input becomes an operator.
  const words = terms
    .map((term) => `${term}:${prefix ? '*' : ''}${weight}`)
    .join(text.mustMatch === 'all' ? ' & ' : ' | ');
  return {
    vector: sql.ref(`s.text_${language}`),
    query: sql`to_tsquery(${sql.lit(language === 'en' ? 'english' : 'spanish')}, ${words})`,
    boost: text.boost,
  };
}
