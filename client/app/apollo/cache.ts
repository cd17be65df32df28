import { InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { keyFields, possibleTypes } from './cache-policies.gen.ts';

/** Parts of an entity that have no key of their own: a new answer is merged into the old one. */
const mergedTypes = ['ProductPrice', 'Availability'];

/** Lists that become shorter: the graph answers with the whole list, which replaces the one before it. */
const replacedLists: Readonly<Record<string, readonly string[]>> = {
  Cart: ['lines'],
  Member: ['addresses'],
  Query: ['restorableCarts', 'savedCards'],
};

/** A normalized cache with the schema's own keys; `state` is what the server extracted. */
export function makeCache(state?: NormalizedCacheObject): InMemoryCache {
  const cache = new InMemoryCache({
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
      // Pages ask for different sizes of one picture: its card tells which it is.
      Image: { keyFields: (image) => (image.card ? ['card'] : false) },
      ...Object.fromEntries(mergedTypes.map((type) => [type, { merge: true }])),
    },
  });
  return state ? cache.restore(state) : cache;
}
