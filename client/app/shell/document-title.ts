const shopName = 'Tarima';

/** A page's title followed by the shop's name; missing parts are omitted (ROUTING-26). */
export function formatDocumentTitle(title: string | null | undefined): string {
  return [title?.trim(), shopName].filter(Boolean).join(' · ');
}
