import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import type { Logger } from '@tarima/service-kit/logger';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { CategoryEntry } from '../../domain/category-tree.ts';
import { toCategoryEntry } from './mapping.ts';
import { readProductCounts } from './product-counts.ts';
import { categoryWire } from './wire.ts';

/** Reads all categories of the project, page by page (CATALOG-62); unreadable ones are left out. */
export async function readCategories(
  commerce: CommerceApi,
  records: RecordReader,
  logger: Pick<Logger, 'warn'>,
): Promise<CategoryEntry[]> {
  const results = await fetchAllPages(async (page) => {
    const { body } = await commerce.api
      .categories()
      .get({ queryArgs: { ...page, sort: 'id asc' } })
      .execute();
    return body.results;
  });
  const categories = records.readAll('category', results, categoryWire);
  const counts = await readProductCounts(
    commerce,
    categories.map(({ id }) => id),
    logger,
  );
  return categories.map((category) => toCategoryEntry(category, counts.get(category.id) ?? 0));
}
