import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { listSourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const rulesFile = `${root}docs/operations/alerts.yml`;
const guide = readFileSync(`${root}docs/operations.md`, 'utf8');
const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ action: z.string() }) }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(rulesFile, 'utf8')));
const rules = groups.flatMap((group) => group.rules);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// CI installs promtool.
it.skipIf(!hasPromtool && !process.env.CI)('the alerts fire for their failures', () => {
  execFileSync('promtool', ['check', 'rules', rulesFile], { stdio: 'pipe' });
  execFileSync('promtool', ['test', 'rules', `${root}docs/operations/alerts.test.yml`], { stdio: 'pipe' });
});

it.each(rules)('$alert leads to a section of the guide and has a test', ({ alert, annotations }) => {
  const titles = [...guide.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'));
  expect(titles).toContain(annotations.action);
  expect(readFileSync(`${root}docs/operations/alerts.test.yml`, 'utf8')).toContain(`alertname: ${alert}`);
});

it('alerts and guide use metrics that the code exports', () => {
  const sources = listSourceFiles(['packages', 'subgraphs', 'gateway', 'client'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
    .join('\n');
  const exported = new Set(
    [...sources.matchAll(/'((?:tarima|http\.client)\.[a-z_.]+)'/g)].map(([, name = '']) => name.replaceAll('.', '_')),
  );
  const used = [
    ...`${guide}\n${rules.map(({ expr }) => expr).join('\n')}`.matchAll(/\b(?:tarima|http_client)_[a-z_]+/g),
  ];
  const unknown = used
    .map(([name]) => name.replace(/_(?:count|bucket|total)$/, ''))
    .filter((name) => !exported.has(name));
  expect(unknown).toEqual([]);
});
