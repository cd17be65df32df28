import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { collectFragments, collectOperations } from './documents.ts';

export interface OperationsConfig {
  /** Names of the operations that the gateway may serve from the public cache. */
  readonly publicOperations: readonly string[];
}

/**
 * Generates the manifest of registered operations: hash -> name, text, and whether the gateway may serve it from the public
 * cache.
 */
export const plugin: PluginFunction<OperationsConfig> = (_schema, files, { publicOperations }) => {
  const operations = collectOperations(files, collectFragments(files)).sort((a, b) => a.name.localeCompare(b.name));
  const names = operations.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`Two operations are named ${duplicate}`);
  const entries = operations.map(({ sha256Hash, name, text }) => [
    sha256Hash,
    { name, document: text, isPublic: publicOperations.includes(name) },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
