import type { ColumnType } from 'kysely';

/** A JSON document: read parsed, written as text (drivers disagree about arrays). */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** The fields that every resource of the platform has. */
export interface Resource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string | undefined;
}

/** Resources that are few and plain, all kinds in one table: types, channels, stores, tax categories... */
export interface ResourceTable {
  /** The platform's `typeId`. */
  kind: string;
  id: string;
  key: string | null;
  version: number;
  /** The whole resource as it is answered. */
  document: JsonColumn<Resource>;
}

export interface ResourceTables {
  resource: ResourceTable;
}
