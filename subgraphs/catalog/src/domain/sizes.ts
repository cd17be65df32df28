const clothingSizes: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL'];

const getRank = (size: string) => {
  const rank = clothingSizes.indexOf(size.toUpperCase());
  return rank < 0 ? clothingSizes.length : rank;
};

/** Compares sizes for sorting: clothing sizes from small to large, then other sizes by number (SEARCH-37). */
export function compareSizes(one: string, other: string): number {
  return getRank(one) - getRank(other) || one.localeCompare(other, 'es', { numeric: true });
}
