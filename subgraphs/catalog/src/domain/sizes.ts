const letters: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL'];

const rankOf = (size: string) => {
  const rank = letters.indexOf(size.toUpperCase());
  return rank < 0 ? letters.length : rank;
};

/** Sorts sizes: clothing sizes from small to large, then the others by number (SEARCH-37). */
export function compareSizes(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other, 'es', { numeric: true });
}
