/** Returns the first items in the order of `compare`, without sorting the others. @param limit maximum number of items */
export function selectFirst<Item>(
  items: readonly Item[],
  limit: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  // Inserting many items one by one costs more than sorting all.
  if (limit * 4 > items.length) return items.toSorted(compare).slice(0, limit);
  const first: Item[] = [];
  for (const item of items) {
    const last = first.length < limit ? undefined : first.at(-1);
    if (limit === 0 || (last !== undefined && compare(item, last) >= 0)) continue;
    if (last !== undefined) first.pop();
    first.splice(findPosition(first, item, compare), 0, item);
  }
  return first;
}

/** Finds the position of an item in a sorted list, after equal ones. */
function findPosition<Item>(sorted: readonly Item[], item: Item, compare: (one: Item, other: Item) => number): number {
  let start = 0;
  for (let end = sorted.length; start < end; ) {
    const middle = Math.floor((start + end) / 2);
    if (compare(item, sorted[middle] as Item) < 0) end = middle;
    else start = middle + 1;
  }
  return start;
}
