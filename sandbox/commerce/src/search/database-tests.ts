import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Condition } from '../resources/predicate-sql.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { ProductTable } from './product-table.ts';
import { no, type Test, unknown, yes } from './verdict.ts';

/** What a condition reads: the texts of a product `s`, one of its prices `pp`, or one of its stock entries `i`. */
export type Source = 'text' | 'price' | 'stock';

interface DatabaseTest {
  readonly source: Source;
  readonly condition: Condition;
  /** Slots of the products that match; undefined before they are read. */
  matches?: ReadonlySet<number>;
}

/** The parts of a search that only the database can test; each is read once. */
export interface DatabaseTests {
  /** Adds a condition. The returned test is `unknown` until it has been read. */
  add(source: Source, condition: Condition, key: string): Test;
  has(source: Source): boolean;
  /** Reads the tests of texts, which few products match. */
  readTexts(): Promise<void>;
  /** Reads the tests of prices and stock for the given products. */
  readOthers(slots: readonly number[]): Promise<void>;
}

export function createDatabaseTests(db: Kysely<CommerceTables>, products: ProductTable): DatabaseTests {
  const tests = new Map<string, DatabaseTest>();
  const list = (...sources: Source[]) => [...tests.values()].filter(({ source }) => sources.includes(source));

  async function read(
    parts: readonly DatabaseTest[],
    select: (test: DatabaseTest) => RawBuilder<unknown>,
    findSlot: (id: string, source: Source) => number | undefined,
  ): Promise<void> {
    if (parts.length === 0) return;
    const selects = parts.map((test, index) => sql`select ${sql.lit(index)} as test, ${select(test)}`);
    const { rows } = await sql<{ test: number; id: string }>`${sql.join(selects, sql` union all `)}`.execute(
      db.withoutPlugins(),
    );
    const rowsByTest = Map.groupBy(rows, ({ test }) => test);
    for (const [index, test] of parts.entries()) {
      test.matches = new Set((rowsByTest.get(index) ?? []).flatMap(({ id }) => findSlot(id, test.source) ?? []));
    }
  }

  return {
    add(source, condition, key) {
      const id = `${source} ${key}`;
      const test: DatabaseTest = tests.get(id) ?? { source, condition };
      tests.set(id, test);
      return (slot) => (test.matches === undefined ? unknown : test.matches.has(slot) ? yes : no);
    },
    has: (source) => list(source).length > 0,
    readTexts: () =>
      read(
        list('text'),
        ({ condition }) =>
          sql`s.product_id as id from ${table('product_search')} as s where s.published and ${condition}`,
        products.findSlot,
      ),
    async readOthers(slots) {
      const parts = list('price', 'stock');
      if (parts.length === 0) return;
      const ids = slots.map((slot) => products.get(slot).id);
      const slotsBySku = new Map(slots.flatMap((slot) => products.get(slot).skus.map((sku) => [sku, slot])));
      const skus = [...slotsBySku.keys()];
      await read(
        parts,
        ({ source, condition }) =>
          source === 'price'
            ? sql`pp.product_id as id from ${table('product_price')} as pp
                where pp.product_id = any(${ids}::text[]) and ${condition}`
            : sql`i.sku as id from ${table('inventory_entry')} as i where i.sku = any(${skus}::text[]) and ${condition}`,
        (id, source) => (source === 'price' ? products.findSlot(id) : slotsBySku.get(id)),
      );
    },
  };
}
