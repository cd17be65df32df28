import type { CommerceApi } from '@tarima/commerce-client/client';
import { createTaxInclusion } from '@tarima/commerce-client/tax-inclusion';
import { createCachedValue } from '@tarima/service-kit/cached-value';
import type { Logger } from '@tarima/service-kit/logger';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { CatalogDirectory } from '../../application/ports.ts';
import { buildCategoryTree } from '../../domain/category-tree.ts';
import { readCategories } from './categories.ts';
import { readColorNames } from './color-names.ts';

const lifetimeMs = 60_000;

/** Categories and names of colours, cached for a minute, and tax rates, cached for five. */
export function createCatalogDirectory(commerce: CommerceApi, records: RecordReader, logger: Logger): CatalogDirectory {
  const categoryTree = createCachedValue('categories', lifetimeMs, async () =>
    buildCategoryTree(await readCategories(commerce, records, logger)),
  );
  const colorNames = createCachedValue('colors', lifetimeMs, () => readColorNames(commerce));
  const isTaxIncluded = createTaxInclusion(commerce, records);
  return {
    getCategoryTree: () => mapUpstreamErrors(categoryTree.get()),
    async getColorNames() {
      try {
        return await colorNames.get();
      } catch (error) {
        logger.warn({ err: error }, 'the names of colours could not be read');
        return new Map();
      }
    },
    isTaxIncluded: (marketCode) => mapUpstreamErrors(isTaxIncluded(marketCode)),
  };
}
