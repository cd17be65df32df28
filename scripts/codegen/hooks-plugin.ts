import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type FragmentDefinitionNode, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { compact } from './compact.ts';
import { fragmentsOf, operationsOf, reachableFragments } from './documents.ts';

/** Where the fragments of other files are, and where the client keeps its runtime helpers. */
export interface HooksConfig {
  /** Fragment name -> generated file that exports its document. */
  readonly fragmentFiles: Readonly<Record<string, string>>;
  /** Folder of `registered-operation.ts` and `hooks.ts`. */
  readonly apolloFolder: string;
}

const helperOf = {
  [OperationTypeNode.QUERY]: ['queryHook', 'suspenseQueryHook'],
  [OperationTypeNode.MUTATION]: ['mutationHook'],
  [OperationTypeNode.SUBSCRIPTION]: [],
} as const;

const hookName = (name: string, helper: string) =>
  ({ queryHook: `use${name}Query`, suspenseQueryHook: `use${name}SuspenseQuery`, mutationHook: `use${name}Mutation` })[
    helper
  ];

function importPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Writes one generated file beside each `.graphql` file: a typed document per operation and fragment, registered under
 * its hash, and a typed hook per operation. The stock plugin for React breaks with Apollo Client 4.
 */
export const plugin: PluginFunction<HooksConfig> = (_schema, files, config, info) => {
  const outputFile = info?.outputFile ?? '';
  const own = files.filter((file) => (file as { type?: string }).type !== 'external');
  const fragments = fragmentsOf(files);
  const operations = operationsOf(own, fragments);
  const ownFragments = [...fragmentsOf(own).values()];

  const documentOf = (name: string) => `${name}FragmentDocument`;
  const foreign = new Set<string>();
  const definitionsWith = (node: OperationDefinitionNode | FragmentDefinitionNode, names: readonly string[]) => {
    for (const name of names) if (!fragmentsOf(own).has(name)) foreign.add(name);
    return [JSON.stringify(compact(node)), ...names.map(documentOf)].join(', ');
  };

  const lines: string[] = [];
  for (const fragment of ownFragments.toSorted(byReach(fragments))) {
    const names = [...reachableFragments(fragment, fragments)].sort();
    const document = documentOf(fragment.name.value);
    lines.push(`export const ${document} = /*#__PURE__*/ fragmentDocument(${definitionsWith(fragment, names)});`);
  }
  const helpers = new Set<string>();
  for (const operation of operations) {
    const kind = operation.node.operation;
    const suffix = kind === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
    const document = `${operation.name}Document`;
    const types = `${operation.name}${suffix}, ${operation.name}${suffix}Variables`;
    lines.push(
      `export const ${document} = /*#__PURE__*/ registeredOperation<${types}>('${operation.sha256Hash}', ${definitionsWith(operation.node, operation.fragmentNames)});`,
    );
    for (const helper of helperOf[kind]) {
      helpers.add(helper);
      lines.push(`export const ${hookName(operation.name, helper)} = /*#__PURE__*/ ${helper}(${document});`);
    }
  }

  const runtime = importPath(outputFile, `${config.apolloFolder}/registered-operation.ts`);
  const runtimeNames = [
    ...(ownFragments.length > 0 ? ['fragmentDocument'] : []),
    ...(operations.length > 0 ? ['registeredOperation'] : []),
  ];
  const byFile = Map.groupBy(foreign, (name) => config.fragmentFiles[name] ?? '');
  return {
    prepend: [
      `import { ${runtimeNames.join(', ')} } from '${runtime}';`,
      ...(helpers.size > 0
        ? [
            `import { ${[...helpers].sort().join(', ')} } from '${importPath(outputFile, `${config.apolloFolder}/hooks.ts`)}';`,
          ]
        : []),
      ...[...byFile].map(
        ([file, names]) => `import { ${names.map(documentOf).join(', ')} } from '${importPath(outputFile, file)}';`,
      ),
    ],
    content: `${lines.join('\n')}\n`,
  };
};

/** A fragment reaches more than any fragment that it spreads, so those come first. */
const byReach =
  (fragments: ReadonlyMap<string, FragmentDefinitionNode>) => (a: FragmentDefinitionNode, b: FragmentDefinitionNode) =>
    reachableFragments(a, fragments).size - reachableFragments(b, fragments).size;
