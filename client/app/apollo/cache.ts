import { InMemoryCache, type InMemoryCacheConfig, type NormalizedCacheObject } from '@apollo/client';
import { keyFields, possibleTypes } from './cache-policies.gen.ts';

/** Types without a key: new data is merged into the cached object. */
const mergedTypes = ['ProductPrice', 'Availability', 'Membership', 'MembershipEligibility'];

/** Lists that can become shorter: new data replaces the cached list. */
const replacedLists: Readonly<Record<string, readonly string[]>> = {
  Cart: ['lines'],
  Member: ['addresses'],
  Query: ['restorableCarts', 'savedCards'],
};

/** The keys of the schema, and how new data replaces cached data. */
export const cacheConfig: InMemoryCacheConfig = {
  possibleTypes,
  typePolicies: {
    ...Object.fromEntries(Object.entries(keyFields).map(([type, fields]) => [type, { keyFields: fields }])),
    ...Object.fromEntries(
      Object.entries(replacedLists).map(([type, lists]) => [
        type,
        {
          ...(keyFields[type] && { keyFields: keyFields[type] }),
          fields: Object.fromEntries(lists.map((list) => [list, { merge: false }])),
        },
      ]),
    ),
    // Pages request images in different sizes: the `card` URL identifies an image.
    Image: { keyFields: (image) => (image.card ? ['card'] : false) },
    ...Object.fromEntries(mergedTypes.map((type) => [type, { merge: true }])),
  },
};

/** A normalized cache; `state` is the server's extracted cache. */
export function createCache(state?: NormalizedCacheObject): InMemoryCache {
  const cache = new InMemoryCache(cacheConfig);
  return state ? cache.restore(state) : cache;
}
