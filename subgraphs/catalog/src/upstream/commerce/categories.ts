import type { CommerceApi } from '@tarima/commerce-client/client';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { CategoryEntry } from '../../domain/category-tree.ts';
import { toCategoryEntry } from './mapping.ts';
import { categoryWire } from './wire.ts';

/** Reads all categories of the project, page by page (CATALOG-62); unreadable ones are left out. */
export async function readCategories({ api }: CommerceApi, records: RecordReader): Promise<CategoryEntry[]> {
  const categories = await fetchAllPages(async (page) => {
    const { body } = await api
      .categories()
      .get({ queryArgs: { ...page, sort: 'id asc' } })
      .execute();
    return body.results;
  });
  return records.readAll('category', categories, categoryWire).map(toCategoryEntry);
}
