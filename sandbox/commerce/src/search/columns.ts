import { type RawBuilder, sql } from 'kysely';

/** Expressions on `s`, a row of `product_search`, that sort keys, filters and facets use. */
export interface Columns {
  /** Adds an expression, unless one with the same id was added before, and returns a reference to it. */
  add<Value>(id: string, expression: RawBuilder<Value>): RawBuilder<Value>;
}

/** Expressions that are computed once per product, as columns of the matched products. */
export interface MatchedColumns extends Columns {
  /** Builds the list of all added expressions with their names; empty without expressions. */
  select(): RawBuilder<unknown>;
}

export function createMatchedColumns(): MatchedColumns {
  const names = new Map<string, string>();
  const columns: RawBuilder<unknown>[] = [];
  return {
    add(id, expression) {
      let name = names.get(id);
      if (name === undefined) {
        name = `column${names.size}`;
        names.set(id, name);
        columns.push(sql`, ${expression} as ${sql.ref(name)}`);
      }
      return sql.ref(name);
    },
    select: () => sql.join(columns, sql``),
  };
}

/** Uses expressions in place, for products other than the matched ones. */
export const inlineColumns: Columns = { add: (_id, expression) => expression };
