import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildASTSchema } from 'graphql';
import * as cachePlugin from './cache-plugin.ts';
import { addTypenames, collectFragments, collectOperations } from './documents.ts';
import * as hooksPlugin from './hooks-plugin.ts';
import { assertNoImportCycles } from './import-cycles.ts';
import * as operationsPlugin from './operations-plugin.ts';
import { findPublicOperations } from './public-operations.ts';
import * as routeOperationsPlugin from './route-operations-plugin.ts';

/** Paths of the repository, relative to the working directory. */
export interface ClientPresetConfig {
  /** SDL files with the directives that composition drops. */
  readonly sources: readonly string[];
  readonly apolloFolder: string;
  /** The manifest of registered operations. */
  readonly operationsFile: string;
  readonly routesFolder: string;
  /** Names of the queries without variables whose components share one observable. */
  readonly sharedQueries: readonly string[];
}

const getGeneratedFile = (document: Types.DocumentFile) =>
  relative(process.cwd(), document.location ?? '').replace(/\.graphql$/, '.gen.ts');

/**
 * Generates the client's code: next to every `.graphql` file its types, typed documents and hooks; for all of them the
 * input types and enums, the cache's policies, the manifest of registered operations and the operations of each route.
 */
export const preset: Types.OutputPreset<ClientPresetConfig> = {
  buildGeneratesSection({ presetConfig, documents, schema, schemaAst, profiler, cache }) {
    const { apolloFolder, operationsFile, routesFolder, sharedQueries } = presetConfig;
    const sources = presetConfig.sources.map((path) => readFileSync(path, 'utf8'));
    const files = documents
      .filter((file) => file.document)
      .map((file) => ({ ...file, document: addTypenames(file.document as NonNullable<typeof file.document>) }))
      .sort((a, b) => getGeneratedFile(a).localeCompare(getGeneratedFile(b)));
    assertNoImportCycles(files.map((file) => ({ ...file, location: getGeneratedFile(file) })));
    const operations = collectOperations(files, collectFragments(files));
    const publicOperations = findPublicOperations(schemaAst ?? buildASTSchema(schema), operations, sources);
    const schemaTypes = `${apolloFolder}/schema-types.gen.ts`;
    const typeConfig = {
      enumType: 'string-literal',
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      scalars: { DateTime: 'string', ID: 'string', SafeInt: 'number' },
      emitLegacyCommonJSImports: false,
      importExtension: '.ts',
      onlyOperationTypes: true,
      disableDescriptions: true,
    };
    const common = { schema, schemaAst, profiler, cache, pluginMap: {}, plugins: [], config: {} };
    const fragmentFiles = Object.fromEntries(
      files.flatMap((file) => [...collectFragments([file]).keys()].map((name) => [name, getGeneratedFile(file)])),
    );

    const perFile = files.map(
      (file): Types.GenerateOptions => ({
        ...common,
        filename: getGeneratedFile(file),
        documents: files.map((other) => (other === file ? other : { ...other, type: 'external' as const })),
        pluginMap: { operations: typescriptOperations, hooks: hooksPlugin },
        plugins: [
          { operations: { ...typeConfig, importSchemaTypesFrom: schemaTypes } },
          { hooks: { fragmentFiles, apolloFolder, publicOperations, sharedQueries } satisfies hooksPlugin.HooksConfig },
        ],
      }),
    );
    const shared: Types.GenerateOptions[] = [
      {
        ...common,
        filename: schemaTypes,
        documents: files,
        pluginMap: { typescript },
        plugins: [{ typescript: typeConfig }],
      },
      {
        ...common,
        filename: `${apolloFolder}/cache-policies.gen.ts`,
        // Documents of the server are in no cache, and the policies are in every page.
        documents: files.filter((file) => !getGeneratedFile(file).includes('/app/server/')),
        pluginMap: { cache: cachePlugin },
        plugins: [{ cache: { sources } satisfies cachePlugin.CacheConfig }],
      },
      {
        ...common,
        filename: operationsFile,
        documents: files,
        pluginMap: { operations: operationsPlugin },
        plugins: [{ operations: { publicOperations } satisfies operationsPlugin.OperationsConfig }],
      },
      {
        ...common,
        filename: `${routesFolder}/operations.gen.ts`,
        documents: files,
        pluginMap: { routes: routeOperationsPlugin },
        plugins: [{ routes: { routesFolder, publicOperations } satisfies routeOperationsPlugin.RouteOperationsConfig }],
      },
    ];
    return [...perFile, ...shared];
  },
};
