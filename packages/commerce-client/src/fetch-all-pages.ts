/** The largest page that the platform allows. */
const pageSize = 500;

/** Fetches all items of a small collection; `load` fetches one page. */
export async function fetchAllPages(
  load: (page: { limit: number; offset: number; withTotal: false }) => Promise<readonly unknown[]>,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (;;) {
    const page = await load({ limit: pageSize, offset: items.length, withTotal: false });
    items.push(...page);
    if (page.length < pageSize) return items;
  }
}
