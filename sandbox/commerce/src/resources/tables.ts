import type { ColumnType } from 'kysely';

/** A JSON document: read parsed, written as text because drivers handle arrays differently. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Common fields of all resources. */
export interface Resource {
  readonly id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly lastModifiedAt: string;
  readonly key?: string | undefined;
}

/** Simple resources of all kinds in one table: types, channels, stores, tax categories and others. */
export interface ResourceTable {
  /** The platform's `typeId`. */
  kind: string;
  id: string;
  key: string | null;
  version: number;
  /** The whole resource in the API's format. */
  document: JsonColumn<Resource>;
}

export interface ResourceTables {
  resource: ResourceTable;
}
