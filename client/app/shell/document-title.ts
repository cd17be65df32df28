const shopName = 'Tarima';

/** A page's title with the shop's name behind it; what is missing is left out (ROUTING-26). */
export function documentTitle(title: string | null | undefined): string {
  return [title?.trim(), shopName].filter(Boolean).join(' · ');
}
