import { toPlainText } from '@tarima/markets/plain-text';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { isBrowsable } from '../domain/browsable.ts';
import type { Suggestions } from '../domain/product-list.ts';
import type { CatalogRules } from './configuration.ts';
import type { GetSalesContext } from './get-sales-context.ts';
import type { SearchEngine } from './ports.ts';

export interface SuggestProductsDependencies {
  readonly searchEngine: SearchEngine;
  readonly rules: Pick<CatalogRules, 'isTechnicalSku' | 'getListLimits' | 'getSuggestionLimits'>;
  readonly getSalesContext: GetSalesContext;
}

/**
 * Search queries and products for an incomplete search text.
 * @throws GraphQLError `BAD_USER_INPUT` for a text that is too long or a club of another market, `SEARCH_UNAVAILABLE`
 * when no engine responds
 */
export async function suggestProducts(
  { searchEngine, rules, getSalesContext }: SuggestProductsDependencies,
  input: string,
  clubKey: string | null,
): Promise<Suggestions> {
  const text = toPlainText(input);
  const { maxTextLength } = rules.getListLimits();
  if (text.length > maxTextLength) throw createBadUserInputError(`text must have at most ${maxTextLength} characters.`);
  const salesContext = await getSalesContext(clubKey);
  if (!salesContext) throw createBadUserInputError('clubKey must be the key of a club of this market.');
  // Blank text has no suggestions (SEARCH-47).
  if (text === '') return { queries: [], products: [] };
  const { queries, products } = await searchEngine.suggest(text, salesContext, rules.getSuggestionLimits());
  return { queries, products: products.filter((product) => isBrowsable(product, rules.isTechnicalSku)) };
}
