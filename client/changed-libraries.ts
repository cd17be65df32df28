import { join } from 'node:path';
import { Kind } from 'graphql';

/** A replacement in the code of a library. */
export interface LibraryChange {
  /** The end of the file's path. */
  readonly file: string;
  /** What is replaced; the build fails when the file does not contain it. */
  readonly code: string | RegExp;
  readonly replacement: string | ((text: string, ...groups: string[]) => string);
  /** Added to the file. */
  readonly imports?: string;
  /** Whether the code of the server is changed as well. */
  readonly isForServer?: boolean;
}

const reactDom = 'react-dom/cjs/react-dom-client.production.js';
const router = 'react-router/dist/production/lib';
const apollo = '@apollo/client';
const readFromStore = `${apollo}/cache/inmemory/readFromStore.js`;
const writeToStore = `${apollo}/cache/inmemory/writeToStore.js`;
/** A call of GraphQL's `visit`, to its end. */
const visitCall = /visit\(doc(?:ument)?, \{[\s\S]*?\n {4}\}\);/;

const importFromShop = (name: string, file: string) =>
  `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, 'app', file))};`;

/** Replaces functions and methods that the shop never calls. A call fails. */
const removeUnused = (file: string, ...names: readonly string[]): readonly LibraryChange[] =>
  names.map((name) => ({
    file,
    code: new RegExp(`^([\\t ]*)((?:async )?(?:function )?${name}\\([^()]*\\)) \\{\\n[\\s\\S]*?^\\1\\}$`, 'm'),
    replacement: '$1$2 { throw Error("Not in this build"); }',
  }));

/** What builds change in the code of libraries. */
export const libraryChanges: readonly LibraryChange[] = [
  // When a route module fails to load, the router reloads the document, every time and even offline, which loses the open
  // page. The shop handles it differently (ERRORS-16).
  {
    file: `${router}/dom/ssr/routeModules.js`,
    code: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    replacement: 'return handleMissingRouteModule(error);',
    imports: importFromShop('handleMissingRouteModule', 'reload-once.ts'),
  },
  // The shop has no view transitions and lists of React, `Activity`, `useActionState`, compiler and refs of fragments, and
  // preloads nothing with it.
  { file: reactDom, code: /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm, replacement: '' },
  ...removeUnused(
    reactDom,
    'useMemoCache',
    'startViewTransition',
    'commitAfterMutationEffectsOnFiber',
    'updateSuspenseListComponent',
    'updateActivityComponent',
    'mountActionState',
    'updateActionStateImpl',
    'rerenderActionState',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
  ),
  // The shop has links of its own. The build leaves the router's out when it knows that creating them has no effect.
  {
    file: `${router}/dom/lib.js`,
    code: /^(const (?:Nav)?Link = )|^(?:Nav)?Link\.displayName = .*$/gm,
    replacement: '$1/* @__PURE__ */ ',
  },
  // All routes are in the manifest that a page loads (`routeDiscovery` in react-router.config.ts).
  {
    file: `${router}/dom/ssr/fog-of-war.js`,
    code: /if \(!isFogOfWarEnabled\(routeDiscovery, ssr\)[^;]* return;/g,
    replacement: 'return;',
  },
  // To find the route of an address, the router compiles the paths of all routes. It does so twice when a page is hydrated.
  // Without this, it compiles only paths that could match.
  {
    file: `${router}/router/utils.js`,
    code: /routesMeta: routesMeta\.map\(\(meta, i\) => \{[\s\S]*?^\t{3}\}\)$/m,
    replacement: 'routesMeta',
  },
  {
    file: `${router}/router/utils.js`,
    code: /meta\.matcher && meta\.compiledParams \? [^;]* : (?=matchPath\()/,
    replacement: '',
  },
  {
    file: `${router}/router/utils.js`,
    code: 'matches = matchRouteBranch(branches[i], decoded, allowPartial);',
    replacement: 'if (couldMatch(branches[i].path, segments)) $&',
    imports: importFromShop('couldMatch', 'could-match.ts'),
    isForServer: true,
  },
  {
    file: `${router}/router/utils.js`,
    code: 'let decoded = decodePath(pathname);',
    replacement: '$& let segments = decoded.toLowerCase().split("/");',
    isForServer: true,
  },
  // The routes are the same in development, where the router checks them.
  {
    file: `${router}/router/utils.js`,
    code: /^\t+(?:invariant\((?:route\.index|allowInPlace|meta\.relativePath)|warning\(path === ).*;$/gm,
    replacement: '',
  },
  // No page lists other pages that the browser should load before their links are opened.
  { file: `${router}/dom/ssr/components.js`, code: 'isPageLinkDescriptor(link) ?', replacement: 'false ?' },
  // Nothing observes the router.
  {
    file: `${router}/router/router.js`,
    code: /init\.instrumentations|consumeInstrumentationClientResultMetaReceiver\(router\)|opts\?\.instrumentationNavigateMetaReceiver/g,
    replacement: 'undefined',
  },
  // The shop has no fetchers, and no page blocks navigation. All routes are known.
  ...removeUnused(
    `${router}/router/router.js`,
    'fetch',
    'handleFetcherAction',
    'handleFetcherLoader',
    'getUpdatedRevalidatingFetchers',
    'getBlocker',
    'getFetcher',
    'queueFetcherForDeletion',
    'resetFetcher',
    'discoverRoutes',
    'patchRoutes',
    'updateBlocker',
  ),
  {
    file: `${router}/router/router.js`,
    code: /(?<=if \()(?:isFogOfWar|blockerKey(?: && delta != null)?)(?=\) \{)/g,
    replacement: 'false',
  },
  {
    file: `${router}/router/router.js`,
    code: /^\tfetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?^\t\}\);$/m,
    replacement: '',
  },
  ...removeUnused(`${router}/dom/ssr/single-fetch.js`, 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'),
  // Lingui formats the numbers in messages with `Intl.NumberFormat`, the shop without it and with the same results
  // (ROUTING-80).
  {
    file: '@lingui/core/dist/index.mjs',
    code: 'new Intl.NumberFormat(_locales, format)',
    replacement: 'createNumberFormat(_locales[0], format)',
    imports: `import { createNumberFormat } from '@tarima/markets/number-format';`,
    isForServer: true,
  },
  // Apollo Client prints documents only to recognize equal queries that are running, and caches the text of each document.
  // Operations are sent by their hash, so a number for each document does the same without GraphQL's printer.
  {
    file: `${apollo}/utilities/graphql/print.js`,
    code: 'import { print as origPrint } from "graphql";',
    replacement: 'let documents = 0;\nconst origPrint = () => String(++documents);',
  },
  // Nodes are compared with GraphQL's names of kinds, without the object that contains them all.
  ...[
    'utilities/graphql/transform.js',
    'utilities/internal/checkDocument.js',
    'utilities/internal/getDirectiveArgValue.js',
    'utilities/internal/isDeferredFragment.js',
    'utilities/internal/isStreamField.js',
    'utilities/internal/valueToObjectRepresentation.js',
    'cache/inmemory/helpers.js',
    'cache/inmemory/policies.js',
    'cache/inmemory/readFromStore.js',
    'cache/inmemory/writeToStore.js',
    'core/QueryManager.js',
  ].map((file) => ({
    file: `${apollo}/${file}`,
    code: /\bKind\.([A-Z_]+)\b/g,
    replacement: (_: string, name: string) => JSON.stringify(Kind[name as keyof typeof Kind]),
  })),
  // The build leaves out a list that only `visit` needs.
  {
    file: 'graphql/language/ast.mjs',
    code: 'new Set(Object.keys(QueryDocumentKeys))',
    replacement: '/* @__PURE__ */ new Set(/* @__PURE__ */ Object.keys(QueryDocumentKeys))',
  },
  // Results arrive complete, without `@defer` and `@stream`. For each object that it reads, Apollo Client records which parts
  // could be missing, and merges the fields one after the other.
  ...(
    [
      [/partialBoundaries\.(?:set|merge|add)\([^;]*\);/g, ''],
      [/new PartialBoundaries\(\)(?=[,;])/g, 'undefined'],
      [/is(?:DeferredFragment|StreamField)\(\w+, context\.variables\)/g, 'false'],
      ['returnIncremental && shouldPrune(execResult, context)', 'false'],
      [/^ +this\.prunePartial\w+ = wrap\([\s\S]*?^ {8}\}\);$/gm, ''],
      [/(?:const|let) missingMerger = new DeepMerger\(\);/g, ''],
      [/missingMerger\.merge\(/g, 'new DeepMerger().merge('],
    ] as const
  ).map(([code, replacement]) => ({ file: readFromStore, code, replacement, isForServer: true })),
  ...removeUnused(readFromStore, 'prunePartialBoundariesImpl', 'prunePartialStreamArrayImpl'),
  {
    file: readFromStore,
    code: 'mergeDeepArray(objectsToMerge)',
    replacement: 'mergeParts(objectsToMerge)',
    imports: importFromShop('mergeParts', 'apollo/merge-parts.ts'),
    isForServer: true,
  },
  // For each object that it writes, it records the paths and the visits that only `@client`, `@defer` and `@stream` need, and
  // copies the object for each of its fields.
  ...(
    [
      [/const limitingTrie = new Trie\(false\);/, 'const visited = new Set();'],
      [
        /const visitedNode = limitingTrie\.lookup\([\s\S]*?visitedNode\.visited = true;/,
        'if (visited.has(selectionSet)) return; visited.add(selectionSet);',
      ],
      [/!\(clientOnly && deferred\) &&\s*isNonEmptyArray\(selection\.directives\)/, 'false'],
      [/isStreamField\(\w+, context\.variables\)/, 'false'],
      [/\[\.\.\.currentPath, resultFieldKey\]/, 'currentPath'],
      [/\[\.\.\.path, i\]/, 'path'],
      [
        /incoming = context\.merge\(incoming, \{\s*\[storeFieldName\]: incomingValue,\s*\}\);/,
        'if (Object.hasOwn(incoming, storeFieldName)) $&\nelse incoming[storeFieldName] = incomingValue;',
      ],
    ] as const
  ).map(([code, replacement]) => ({ file: writeToStore, code, replacement, isForServer: true })),
  // The shop has no custom scalars, no subscriptions and no polling, and watches no fragments.
  ...removeUnused(
    `${apollo}/cache/inmemory/inMemoryCache.js`,
    'serializeVariablesValue',
    'serializeInputArray',
    'serializeInputObject',
  ),
  ...removeUnused(`${apollo}/cache/inmemory/entityStore.js`, 'coerceValue'),
  { file: `${apollo}/core/QueryInfo.js`, code: /coerceScalarFieldsToParsed\((\w+\.data)[^)]*\)/g, replacement: '$1' },
  {
    file: `${apollo}/core/QueryManager.js`,
    code: /^ +if \(notification\.kind === "N"[\s\S]*?^ {24}\}$/m,
    replacement: '',
  },
  { file: `${apollo}/cache/inmemory/inMemoryCache.js`, code: 'makeVar = makeVar;', replacement: '' },
  ...removeUnused(
    `${apollo}/cache/core/cache.js`,
    'updateFragment',
    'writeFragment',
    'watchFragment',
    'watchSingleFragment',
  ),
  ...removeUnused(
    `${apollo}/core/ApolloClient.js`,
    'clearStore',
    'connectToDevTools',
    'resetStore',
    'subscribe',
    'watchFragment',
  ),
  ...removeUnused(
    `${apollo}/core/QueryManager.js`,
    'maskFragment',
    'refetchObservableQueries',
    'startGraphQLSubscription',
  ),
  ...removeUnused(`${apollo}/core/QueryInfo.js`, 'markSubscriptionResult'),
  ...removeUnused(`${apollo}/core/ObservableQuery.js`, 'fetchMore', 'subscribeToMore', 'updateQuery'),
  {
    file: `${apollo}/core/ObservableQuery.js`,
    code: /^ {4}updatePolling\(\) \{\n[\s\S]*?^ {4}\}$/m,
    replacement: 'updatePolling() {}',
  },
  ...removeUnused(`${apollo}/react/internal/cache/SuspenseCache.js`, 'getFragmentRef'),
  // Fields merge their objects or replace them, and have no functions.
  {
    file: `${apollo}/cache/inmemory/policies.js`,
    code: /^ {8}\/\/ If cache\.writeQuery or cache\.writeFragment was called with\n[\s\S]*?^ {8}return result;$/m,
    replacement: '',
  },
  { file: `${apollo}/cache/inmemory/policies.js`, code: 'policy && policy.read;', replacement: 'undefined;' },
  // Observables come from promises, lists and observables, without a scheduler.
  { file: 'rxjs/dist/esm/internal/observable/from.js', code: /scheduler \? scheduled\([^)]*\) :/, replacement: '' },
  {
    file: 'rxjs/dist/esm/internal/observable/innerFrom.js',
    code: /is(?:AsyncIterable|ReadableStreamLike)\(input\)/g,
    replacement: 'false',
  },
  // Components read complete results, not only their own fragments.
  { file: `${apollo}/core/QueryManager.js`, code: /this\.dataMasking \?/g, replacement: 'false ?' },
  // Generated documents contain `__typename` and no directives of Apollo Client (`scripts/codegen/documents.ts`), which
  // searches each of them ten times before its first use.
  { file: `${apollo}/utilities/graphql/transform.js`, code: visitCall, replacement: 'doc;' },
  { file: `${apollo}/utilities/internal/checkDocument.js`, code: visitCall, replacement: '' },
  { file: `${apollo}/utilities/internal/removeFragmentSpreads.js`, code: visitCall, replacement: 'document;' },
  {
    file: `${apollo}/incremental/handlers/notImplemented.js`,
    code: /invariant\(!hasDirectives\([^;]*;/,
    replacement: '',
  },
  {
    file: `${apollo}/core/QueryManager.js`,
    code: /hasClientExports: hasDirectives\([\s\S]*?serverQuery: removeDirectivesFromDocument\([\s\S]*?\], document\),/,
    replacement: 'nonReactiveQuery: document, serverQuery: document,',
  },
];
