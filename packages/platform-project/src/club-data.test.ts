import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clubDataSchema } from './club-data.ts';
import { buildProject } from './definition.ts';

const guide = readFileSync(new URL('../../../docs/connect-a-club.md', import.meta.url), 'utf8');
const [, example = ''] = /```json\n(.*?)```/s.exec(guide) ?? [];

it('the guide’s example describes a project with one club', () => {
  const project = buildProject(clubDataSchema.parse(JSON.parse(example)));
  expect(project.channels.map(({ key }) => key)).toEqual(['64', '6401']);
  expect(project.stores).toMatchObject([{ key: 'CR', distributionChannels: [{ key: '64' }, { key: '6401' }] }]);
  expect(project.shippingMethods).toMatchObject([
    { key: '6401_ND', custom: { fields: { club_included: '6401', 'tax-included-in-price': true, tax: 0.13 } } },
  ]);
  expect(project.products).toMatchObject([{ key: '990001', publish: true, masterVariant: { sku: '990001-1' } }]);
});

it.each([
  ['a club with another key', { clubs: [{ key: '64' }] }],
  ['no standard tax', { taxCategories: [] }],
  ['an unknown field', { opening: true }],
])('rejects %s', (_what, change) => {
  expect(clubDataSchema.safeParse({ ...JSON.parse(example), ...change }).success).toBe(false);
});
