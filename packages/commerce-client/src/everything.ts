/** The platform's largest page. */
const pageSize = 500;

/** Reads a small collection whole, page by page; `load` gets `limit` and `offset`. */
export async function everything(
  load: (page: { limit: number; offset: number; withTotal: false }) => Promise<readonly unknown[]>,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for (;;) {
    const page = await load({ limit: pageSize, offset: all.length, withTotal: false });
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}
