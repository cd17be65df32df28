import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

/** Languages of the catalogues in `locales/`. */
export const languages = ['es', 'en'] as const;
export type Catalogues = Readonly<Record<(typeof languages)[number], Messages>>;

/** Ids of messages are hashes, and the macros write them into the code as strings. */
const idInCode = /["'`]([\w+/-]{6})["'`]/g;
/** Stands for the messages of a file until its copies for each language are written; it contains their hash and ids. */
const placeholder = /__tarimaMessages\((["'`])\S+ (?<ids>[^"'`]+)\1\)/;
/** A reference to another file: an import, or a path below the folder of the shop. */
const fileReference = /(?<=\.\/|assets\/)[\w.~$-]+\.js\b/g;
const compressed = { '.gz': promisify(gzip), '.br': promisify(brotliCompress) };

/** Reads and compiles the catalogues. @throws Error for a message that cannot be compiled or has no translation */
export async function readCatalogues(folder: string): Promise<Catalogues> {
  const [es, en] = await Promise.all(languages.map((language) => readCatalogue(folder, language)));
  return { es: es ?? {}, en: en ?? {} };
}

async function readCatalogue(folder: string, language: string): Promise<Messages> {
  const filename = join(folder, `${language}.po`);
  const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  const texts = Object.fromEntries(Object.entries(catalogue).map(([id, { translation }]) => [id, translation ?? '']));
  const missing = Object.keys(texts).find((id) => texts[id] === '');
  if (missing !== undefined) throw new Error(`The message "${catalogue[missing]?.message}" is missing in ${language}.`);
  const { source, errors } = createCompiledCatalog(language, texts, { namespace: 'json' });
  if (errors[0]) throw errors[0].error;
  return (JSON.parse(source) as { messages: Messages }).messages;
}

const pickMessages = (messages: Messages, ids: readonly string[]): Messages =>
  Object.fromEntries(ids.map((id) => [id, messages[id] ?? '']));

/**
 * Adds a placeholder for the messages that the code contains, so that the hash in the name of the file changes with its
 * texts; code without messages is returned as it is.
 */
export function addPlaceholder(code: string, catalogues: Catalogues): string {
  const ids = [...new Set(Array.from(code.matchAll(idInCode), ([, id = '']) => id))].filter(
    (id) => id in catalogues.en,
  );
  if (ids.length === 0) return code;
  const texts = JSON.stringify(languages.map((language) => pickMessages(catalogues[language], ids)));
  const hash = createHash('sha256').update(texts).digest('base64url').slice(0, 16);
  return `__tarimaMessages("${hash} ${ids.join(' ')}");\n${code}`;
}

/** The name of the copy of a file for a language. */
export const localizeName = (name: string, language: string): string => name.replace(/\.js$/, `.${language}.js`);

/**
 * Returns the copies of files for a language, with the messages of each file (ROUTING-34, ROUTING-65), by their names. Files
 * that neither have messages nor refer to such files have no copy.
 */
export function localizeFiles(
  files: ReadonlyMap<string, string>,
  language: keyof Catalogues,
  catalogues: Catalogues,
): ReadonlyMap<string, string> {
  const localized = findLocalizedFiles(files);
  return new Map(
    [...localized].map((name) => [
      localizeName(name, language),
      (files.get(name) ?? '')
        .replace(placeholder, (...match) => {
          const { ids = '' } = match.at(-1) as { ids?: string };
          const messages = pickMessages(catalogues[language], ids.split(' '));
          return `Object.assign(globalThis.tarimaMessages??={},${JSON.stringify(messages)})`;
        })
        .replace(fileReference, (other) => (localized.has(other) ? localizeName(other, language) : other)),
    ]),
  );
}

/** Names of the files that have messages, or refer to files that have. */
export function findLocalizedFiles(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set([...files.keys()].filter((name) => placeholder.test(files.get(name) ?? '')));
  const references = new Map([...files].map(([name, code]) => [name, code.match(fileReference) ?? []] as const));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, others] of references) if (others.some((other) => found.has(other))) found.add(name);
  }
  return found;
}

/** Makes the build of the browser's code mark the messages of each file, for `writeLocalizedFiles`. */
export function markMessages(localesFolder: string): Plugin {
  let catalogues: Promise<Catalogues>;
  return {
    name: 'tarima:messages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      catalogues = readCatalogues(localesFolder);
    },
    async renderChunk(code) {
      const marked = addPlaceholder(code, await catalogues);
      return marked === code ? null : { code: marked, map: null };
    },
  };
}

/** Replaces the scripts of a build that depend on the language by a copy for each language, also compressed. */
export async function writeLocalizedFiles(assetsFolder: string, localesFolder: string): Promise<void> {
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.js'));
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(assetsFolder, name), 'utf8')] as const)),
  );
  const catalogues = await readCatalogues(localesFolder);
  for (const language of languages) {
    const copies = localizeFiles(files, language, catalogues);
    await Promise.all(Array.from(copies, ([name, code]) => writeCompressed(join(assetsFolder, name), code)));
  }
  const originals = [...findLocalizedFiles(files)].flatMap((name) => ['', '.gz', '.br'].map((end) => name + end));
  await Promise.all(originals.map((name) => rm(join(assetsFolder, name), { force: true })));
}

async function writeCompressed(path: string, code: string): Promise<void> {
  await writeFile(path, code);
  for (const [end, compress] of Object.entries(compressed)) await writeFile(path + end, await compress(code));
}
