import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitestStep } from './runner-steps.ts';
import type { Step } from './steps.ts';
import { commandStep, runCommand, toolStep } from './tools.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const tsc = 'node_modules/typescript/bin/tsc';

/** The steps of `npm run check`; `npm test` runs them before the journeys. */
export function checkSteps(): Step[] {
  mkdirSync(`${root}.tarima/reports`, { recursive: true });
  return [
    commandStep('composition', 'compose', ['--check']),
    { name: 'generated code', commands: ['codegen'], run: generatedCodeIsCurrent },
    toolStep('route types', 'node_modules/@react-router/dev/bin.cjs', ['typegen'], { cwd: 'client' }),
    toolStep('types', tsc, ['-p', 'tsconfig.json', '--noEmit'], { canOverlap: true, commands: ['types'] }),
    toolStep('types of the shop', tsc, ['-p', 'client/tsconfig.json', '--noEmit'], { canOverlap: true }),
    toolStep('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], {
      canOverlap: true,
      commands: ['lint', 'format'],
    }),
    toolStep('translations', 'client/scripts/check-translations.ts', [], { canOverlap: true }),
    commandStep('rules', 'rules', ['--check'], { canOverlap: true }),
    toolStep('words', 'scripts/words.ts', [], { canOverlap: true }),
    vitestStep('unit tests', `${root}.tarima/reports/unit.json`, []),
  ];
}

/** Generates again and compares: what is committed must be what the schema and the documents give. */
async function generatedCodeIsCurrent() {
  const before = fingerprints();
  const code = await runCommand('codegen', []);
  const after = fingerprints();
  const stale = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  for (const file of stale) process.stdout.write(`${file} was not up to date; it has been written anew.\n`);
  return code === 0 && stale.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function fingerprints(): Map<string, string> {
  const files = globSync('{client,subgraphs,schema}/**/*.gen.{ts,json}', {
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
