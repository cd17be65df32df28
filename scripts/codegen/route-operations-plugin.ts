import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { collectFragments, collectOperations } from './documents.ts';
import { getExportNames } from './hooks-plugin.ts';
import { findRouteOperations } from './route-operations.ts';

export interface RouteOperationsConfig {
  readonly routesFolder: string;
  /** Names of the public operations. */
  readonly publicOperations: readonly string[];
}

const formatNames = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** Generates the table of the operations that each route can send, divided into public and private ones. */
export const plugin: PluginFunction<RouteOperationsConfig> = (_schema, files, { routesFolder, publicOperations }) => {
  const operationByExport = new Map(
    collectOperations(files, collectFragments(files)).flatMap((operation) =>
      getExportNames(operation).map((exportName): [string, string] => [exportName, operation.name]),
    ),
  );
  const rows = [...findRouteOperations(routesFolder, operationByExport)].map(([route, operations]) => {
    const isPublic = (name: string) => publicOperations.includes(name);
    const parts = [
      `    public: ${formatNames(operations.filter(isPublic))},`,
      `    private: ${formatNames(operations.filter((name) => !isPublic(name)))},`,
    ];
    return [`  '${route}': {`, ...parts, '  },'].join('\n');
  });
  return [
    '/**',
    ' * The registered operations that each route module and the components that it composes can send. Public responses are',
    " * the same for every shopper of a market and language; private ones are the shopper's own.",
    ' */',
    'export const routeOperations = {',
    ...rows,
    '} as const;',
    '',
    'export type RouteOperations = typeof routeOperations;',
    '',
  ].join('\n');
};
