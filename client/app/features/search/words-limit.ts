/** The most characters of searched words that the shop sends; the graph's own limit is configured (store.md §5). */
export const longestWords = 100;
