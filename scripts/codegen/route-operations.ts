import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A module that another one imports, and which of its exports; undefined for all of them. */
interface Dependency {
  readonly file: string;
  readonly names: readonly string[] | undefined;
}

interface ParsedModule {
  readonly imports: readonly Dependency[];
  /** File by name, for what a feature's `index.ts` exports. */
  readonly reExports: ReadonlyMap<string, string>;
}

/**
 * Returns the operations of each route module, sorted: those that it can send, and those of all modules that it imports,
 * also dynamically. Of a feature's `index.ts` only the imported exports count. `operationByExport` has the exports of
 * generated files.
 */
export function findRouteOperations(
  routesFolder: string,
  operationByExport: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const parsed = new Map<string, ParsedModule>();
  const parse = (file: string): ParsedModule => {
    const module = parsed.get(file) ?? parseModule(file);
    parsed.set(file, module);
    return module;
  };
  const routes = globSync('*.{ts,tsx}', { cwd: routesFolder }).filter((file) => !/\.(test|gen)\.tsx?$/.test(file));
  return new Map(
    routes.sort().map((route) => {
      const names = new Set<string>();
      collectImportedNames({ file: join(routesFolder, route), names: undefined }, parse, names, new Set());
      const operations = [...names].flatMap((name) => operationByExport.get(name) ?? []);
      return [route.replace(/\.tsx?$/, ''), [...new Set(operations)].sort()];
    }),
  );
}

/** Collects the names that a module and its dependencies import from generated files. */
function collectImportedNames(
  { file, names }: Dependency,
  parse: (file: string) => ParsedModule,
  found: Set<string>,
  visited: Set<string>,
): void {
  if (file.endsWith('.gen.ts')) {
    if (!names) throw new Error(`${file} must be imported by name`);
    for (const name of names) found.add(name);
  } else if (basename(file) === 'index.ts') {
    const { reExports } = parse(file);
    for (const name of names ?? reExports.keys()) {
      const source = reExports.get(name);
      if (!source) throw new Error(`${file} does not export ${name}`);
      collectImportedNames({ file: source, names: [name] }, parse, found, visited);
    }
  } else if (!visited.has(file)) {
    visited.add(file);
    for (const dependency of parse(file).imports) collectImportedNames(dependency, parse, found, visited);
  }
}

/** Reads the imports of a module from the client itself, without types. */
function parseModule(file: string): ParsedModule {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const resolve = (request: string) => join(dirname(file), request);
  const isOwn = ({ file }: Dependency) => /^\.{1,2}\/.*\.tsx?$/.test(file);
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      file: moduleRequest.value,
      names: entries.every(({ importName }) => importName.kind === 'Name')
        ? entries.flatMap(({ isType, importName }) => (isType ? [] : (importName.name ?? [])))
        : undefined,
    }));
  const loadedLater = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    file: code.slice(start + 1, end - 1),
    names: undefined,
  }));
  const reExports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest, exportName }): [string, string][] =>
      isType || !moduleRequest || !exportName.name ? [] : [[exportName.name, resolve(moduleRequest.value)]],
    );
  return {
    imports: [...imported, ...loadedLater].filter(isOwn).map(({ file, names }) => ({ file: resolve(file), names })),
    reExports: new Map(reExports),
  };
}
