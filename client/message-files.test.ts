import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addPlaceholder, localizeFiles, readCatalogues } from './message-files.ts';

const catalogues = {
  es: { aaaaaa: ['Comprar'], 'b-bbb_': ['Cerrar'] },
  en: { aaaaaa: ['Buy'], 'b-bbb_': ['Close'] },
};

const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the copies of scripts for a language', () => {
  it('register the messages of their code before it runs, in this language only (ROUTING-34, ROUTING-65)', () => {
    const code = addPlaceholder('show("aaaaaa", "zzzzzz", `b-bbb_`);', catalogues);
    const files = new Map([['buy-1234567.js', code]]);
    expect([...localizeFiles(files, 'es', catalogues)]).toEqual([
      [
        'buy-1234567.es.js',
        'Object.assign(globalThis.tarimaMessages??={},{"aaaaaa":["Comprar"],"b-bbb_":["Cerrar"]});\nshow("aaaaaa", "zzzzzz", `b-bbb_`);',
      ],
    ]);
  });

  it('refer to the copies of other scripts, and to scripts without messages as they are (ROUTING-65)', () => {
    const files = new Map([
      ['page-1.js', 'import "./buy-1.js"; import "./react-1.js"; preload("assets/late-1.js", "assets/react-1.js")'],
      ['buy-1.js', addPlaceholder('show("aaaaaa")', catalogues)],
      ['late-1.js', 'import "./page-1.js"'],
      ['react-1.js', 'render()'],
    ]);
    const copies = localizeFiles(files, 'en', catalogues);
    expect([...copies.keys()].toSorted()).toEqual(['buy-1.en.js', 'late-1.en.js', 'page-1.en.js']);
    expect(copies.get('page-1.en.js')).toBe(
      'import "./buy-1.en.js"; import "./react-1.js"; preload("assets/late-1.en.js", "assets/react-1.js")',
    );
  });

  it('have another name when a text changes in one language (ROUTING-65)', () => {
    const changed = { ...catalogues, es: { ...catalogues.es, aaaaaa: ['Compre'] } };
    expect(addPlaceholder('show("aaaaaa")', changed)).not.toBe(addPlaceholder('show("aaaaaa")', catalogues));
    expect(addPlaceholder('show("zzzzzz")', changed)).toBe('show("zzzzzz")');
  });
});

describe('the catalogues of a build', () => {
  it('are compiled, and refused without a translation (ROUTING-65)', async () => {
    const write = (language: string, text: string) =>
      writeFileSync(join(folder, `${language}.po`), `msgid ""\nmsgstr ""\n\nmsgid "Buy {0}"\nmsgstr "${text}"\n`);
    write('en', 'Buy {0}');
    write('es', 'Comprar {0}');
    expect(Object.values((await readCatalogues(folder)).es)).toEqual([['Comprar ', ['0']]]);
    write('es', '');
    await expect(readCatalogues(folder)).rejects.toThrow('The message "Buy {0}" is missing in es.');
  });
});
