import { dirname, relative } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { type ClientOperation, collectFragments, collectOperations, collectReachableFragments } from './documents.ts';

/** Locations of fragments and runtime helpers. */
export interface HooksConfig {
  /** Fragment name -> generated file that exports its document. */
  readonly fragmentFiles: Readonly<Record<string, string>>;
  /** Folder of `registered-operation.ts` and `hooks.ts`. */
  readonly apolloFolder: string;
  /** Names of the public operations. */
  readonly publicOperations: readonly string[];
  /** Names of the queries without variables whose components share one observable. */
  readonly sharedQueries: readonly string[];
}

const helpersByOperationType = {
  [OperationTypeNode.QUERY]: ['createQueryHook', 'createSuspenseQueryHook'],
  [OperationTypeNode.MUTATION]: ['createMutationHook'],
  [OperationTypeNode.SUBSCRIPTION]: [],
} as const;

const getHookName = (name: string, helper: string) =>
  ({
    createQueryHook: `use${name}Query`,
    createSuspenseQueryHook: `use${name}SuspenseQuery`,
    createMutationHook: `use${name}Mutation`,
  })[helper];

const getOperationDocumentName = (name: string) => `${name}Document`;

/** Returns the names that the generated file of an operation exports for it, without types. */
export const getExportNames = ({ name, node }: ClientOperation): string[] => [
  getOperationDocumentName(name),
  ...helpersByOperationType[node.operation].flatMap((helper) => getHookName(name, helper) ?? []),
];

function getImportPath(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Generates one file next to each `.graphql` file: a typed document per operation and fragment, registered under
 * its hash, and a typed hook per operation. The standard React plugin does not work with Apollo Client 4.
 */
export const plugin: PluginFunction<HooksConfig> = (_schema, files, config, info) => {
  const outputFile = info?.outputFile ?? '';
  const ownFiles = files.filter((file) => (file as { type?: string }).type !== 'external');
  const fragments = collectFragments(files);
  const operations = collectOperations(ownFiles, fragments);
  const ownFragments = [...collectFragments(ownFiles).values()];

  const getDocumentName = (name: string) => `${name}FragmentDocument`;
  const importedFragments = new Set<string>();
  const formatDefinitions = (node: OperationDefinitionNode | FragmentDefinitionNode, names: readonly string[]) => {
    for (const name of names) if (!collectFragments(ownFiles).has(name)) importedFragments.add(name);
    return [formatNode(node), ...names.map(getDocumentName)].join(', ');
  };

  const lines: string[] = [];
  for (const fragment of ownFragments.toSorted(compareByReach(fragments))) {
    const names = [...collectReachableFragments(fragment, fragments)].sort();
    const document = getDocumentName(fragment.name.value);
    lines.push(
      `export const ${document} = /*#__PURE__*/ createFragmentDocument(${formatDefinitions(fragment, names)});`,
    );
  }
  const helpers = new Set<string>();
  const creators = new Set<string>();
  for (const operation of operations) {
    const kind = operation.node.operation;
    const suffix = kind === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
    const document = getOperationDocumentName(operation.name);
    const types = `${operation.name}${suffix}, ${operation.name}${suffix}Variables, '${operation.name}'`;
    const creator = config.publicOperations.includes(operation.name) ? 'publicOperation' : 'privateOperation';
    creators.add(creator);
    lines.push(
      `export const ${document} = /*#__PURE__*/ ${creator}<${types}>('${operation.sha256Hash}', ${formatDefinitions(operation.node, operation.fragmentNames)});`,
    );
    for (const helper of helpersByOperationType[kind]) {
      const isShared = helper === 'createQueryHook' && config.sharedQueries.includes(operation.name);
      const creatorOfHook = isShared ? 'createSharedQueryHook' : helper;
      helpers.add(creatorOfHook);
      lines.push(`export const ${getHookName(operation.name, helper)} = /*#__PURE__*/ ${creatorOfHook}(${document});`);
    }
  }

  const runtime = getImportPath(outputFile, `${config.apolloFolder}/registered-operation.ts`);
  const nodes = getImportPath(outputFile, `${config.apolloFolder}/document-nodes.ts`);
  const runtimeNames = [...(ownFragments.length > 0 ? ['createFragmentDocument'] : []), ...[...creators].sort()];
  const nodeNames = ['createField', 'createSelectionSet', 'createSpread'].filter((name) =>
    lines.some((line) => line.includes(`${name}(`)),
  );
  const byFile = Map.groupBy(importedFragments, (name) => config.fragmentFiles[name] ?? '');
  return {
    prepend: [
      `import { ${runtimeNames.join(', ')} } from '${runtime}';`,
      ...(nodeNames.length > 0 ? [`import { ${nodeNames.join(', ')} } from '${nodes}';`] : []),
      ...(helpers.size > 0
        ? [
            `import { ${[...helpers].sort().join(', ')} } from '${getImportPath(outputFile, `${config.apolloFolder}/hooks.ts`)}';`,
          ]
        : []),
      ...[...byFile].map(
        ([file, names]) =>
          `import { ${names.map(getDocumentName).join(', ')} } from '${getImportPath(outputFile, file)}';`,
      ),
    ],
    content: `${lines.join('\n')}\n`,
  };
};

/**
 * Formats a syntax tree as code, without positions and empty lists. Common nodes are calls, which are a fraction of the
 * size of an object; those with selections add `__typename`.
 */
function formatNode(node: unknown): string {
  if (Array.isArray(node))
    return `[${node
      .filter((item) => !isTypename(item))
      .map(formatNode)
      .join(', ')}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  const parts = Object.entries(node).filter(([key, value]) => key !== 'loc' && value !== undefined && !isEmpty(value));
  if (isTyped(node)) return formatCall('createSelectionSet', node.selections);
  const { kind, name, selectionSet } = node as Partial<FieldNode>;
  const isPlain = parts.every(([key]) => plainParts.has(key)) && (!selectionSet || isTyped(selectionSet));
  if (isPlain && kind === Kind.FIELD) return formatCall('createField', name?.value, selectionSet?.selections);
  if (isPlain && String(kind) === Kind.FRAGMENT_SPREAD) return formatCall('createSpread', name?.value);
  return `{ ${parts.map(([key, value]) => `${key}: ${formatNode(value)}`).join(', ')} }`;
}

/** The parts of a field or spread without an alias, arguments and directives. */
const plainParts: ReadonlySet<string> = new Set(['kind', 'name', 'selectionSet']);

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

const isTypename = (node: object) => {
  const { kind, alias, name } = node as Partial<FieldNode>;
  return kind === Kind.FIELD && !alias && name?.value === '__typename';
};

/** Whether a node is a selection with `__typename`. */
const isTyped = (node: object): node is SelectionSetNode =>
  'kind' in node && node.kind === Kind.SELECTION_SET && (node as SelectionSetNode).selections.some(isTypename);

const formatCall = (helper: string, ...values: readonly unknown[]) =>
  `${helper}(${values
    .filter((value) => value !== undefined)
    .map(formatNode)
    .join(', ')})`;

/** Sorts fragments by dependencies: a fragment reaches more fragments than any fragment that it spreads. */
const compareByReach =
  (fragments: ReadonlyMap<string, FragmentDefinitionNode>) => (a: FragmentDefinitionNode, b: FragmentDefinitionNode) =>
    collectReachableFragments(a, fragments).size - collectReachableFragments(b, fragments).size;
