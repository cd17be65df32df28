const shopName = 'Tarima';

/** A page's title with the shop's name behind it; what is missing is left out (membership.md §8). */
export function documentTitle(title: string | null | undefined): string {
  return [title?.trim(), shopName].filter(Boolean).join(' · ');
}
