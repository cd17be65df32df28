import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createVitestStep } from './runner-steps.ts';
import { parseShard } from './steps.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

it('lists failed tests, files that cannot run and errors outside of tests', async () => {
  mkdirSync(`${root}.tarima`, { recursive: true });
  const folder = mkdtempSync(`${root}.tarima/outcome-`);
  const writeTest = (name: string, text: string) =>
    writeFileSync(join(folder, `${name}.test.ts`), `import { expect, it } from 'vitest';\n${text}`);
  writeTest('test', "it('passes', () => {});\nit('fails', () => expect(1).toBe(2));");
  writeTest('file', "throw new Error('The file is broken.');");
  writeTest('late', "it('rejects', () => { void Promise.reject(new Error('Nothing catches it.')); });");
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');
  try {
    const report = join(folder, 'outcome.json');
    const step = createVitestStep('tests', report, ['--root', folder, '--config', join(folder, 'vitest.config.ts')]);
    const outcome = await step.run(parseShard('1/1'), openSync(devNull, 'w'));
    expect(outcome).toMatchObject({ passed: 2, failed: 3 });
    expect(outcome.failures).toEqual([
      expect.stringMatching(/file\.test\.ts: The file is broken\./),
      expect.stringMatching(/test\.test\.ts › fails: expected 1 to be 2/),
      expect.stringMatching(/^Unhandled Rejection while .*late\.test\.ts ran: Error: Nothing catches it\./),
    ]);
    expect(outcome.timings).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
