import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitestStep } from './runner-steps.ts';
import type { Step } from './steps.ts';
import { createCommandStep, createToolStep, runCommand } from './tools.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const tsc = 'node_modules/typescript/bin/tsc';

/** Creates the steps of `npm run check`; `npm test` runs them before the journeys. */
export function createCheckSteps(): Step[] {
  mkdirSync(`${root}.tarima/reports`, { recursive: true });
  return [
    createCommandStep('composition', 'compose', ['--check']),
    { name: 'generated code', commands: ['codegen'], run: checkGeneratedCode },
    createToolStep('route types', 'node_modules/@react-router/dev/bin.cjs', ['typegen'], { cwd: 'client' }),
    createToolStep('types', tsc, ['-p', 'tsconfig.json', '--noEmit'], { canOverlap: true, commands: ['types'] }),
    createToolStep('types of the shop', tsc, ['-p', 'client/tsconfig.json', '--noEmit'], { canOverlap: true }),
    createToolStep('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], {
      canOverlap: true,
      commands: ['lint', 'format'],
    }),
    createToolStep('translations', 'client/scripts/check-translations.ts', [], { canOverlap: true }),
    createCommandStep('rules', 'rules', ['--check'], { canOverlap: true }),
    createToolStep('words', 'scripts/words.ts', [], { canOverlap: true }),
    createVitestStep('unit tests', `${root}.tarima/reports/unit.json`, []),
  ];
}

/** Regenerates code and fails if the files differ from those on disk. */
async function checkGeneratedCode() {
  const before = hashGeneratedFiles();
  const code = await runCommand('codegen', []);
  const after = hashGeneratedFiles();
  const stale = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  for (const file of stale) process.stdout.write(`${file} was out of date and has been regenerated.\n`);
  return code === 0 && stale.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function hashGeneratedFiles(): Map<string, string> {
  const files = globSync(['{client,subgraphs,schema}/**/*.gen.{ts,json}', 'docs/errors.md'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return new Map(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(`${root}${file}`))
        .digest('hex'),
    ]),
  );
}
