import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProject } from '@tarima/platform-project/definition';
import { compareProject } from '@tarima/platform-project/provision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubData } from '../../seeds/club-data.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';
import { runScript } from '../testing/run-script.ts';
import { seedCategoryTree, seedProducts } from './seed-catalogue.ts';

const definition = buildProject(clubData);
const scopes = 'manage_project';

async function provision(commerce: CommerceFixture) {
  const differences = await compareProject(commerce.api(scopes), definition);
  for (const { repair } of differences) await repair?.();
  return differences;
}

describe('an empty project', () => {
  let commerce: CommerceFixture;
  beforeAll(async () => {
    commerce = await startCommerce({ empty: true });
  });
  afterAll(() => commerce.close());

  it('lacks everything, is complete once it is provisioned, and stays as it is', async () => {
    const added = await provision(commerce);
    expect(added.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(['project', 'type cart', 'product type club-product', 'channel 6401', 'product 990001']),
    );
    expect(added.every(({ repair }) => repair)).toBe(true);
    const count = async () => (await commerce.database.execute('select sum(version) as n from commerce.resource')).rows;
    const before = await count();
    expect(await provision(commerce)).toEqual([]);
    expect(await count()).toEqual(before);
  });

  it('gets new definitions, and keeps values that differ', async () => {
    const api = commerce.api(scopes);
    const { types, channels, ...rest } = definition;
    const changed = {
      ...rest,
      types: types.map((type) =>
        type.key === 'cart'
          ? {
              ...type,
              fieldDefinitions: [
                ...(type.fieldDefinitions ?? []),
                { name: 'gift_note', label: { en: 'gift_note' }, required: false, type: { name: 'String' } as const },
              ],
            }
          : type,
      ),
      channels: channels.map((channel) => (channel.key === '6401' ? { ...channel, name: { es: 'Otro' } } : channel)),
    };
    const differences = await compareProject(api, changed);
    expect(differences).toEqual([
      { resource: 'type cart', problem: 'lacks gift_note', repair: expect.any(Function) },
      { resource: 'channel 6401', problem: 'differs: name.es' },
    ]);
    for (const { repair } of differences) await repair?.();
    expect(await compareProject(api, changed)).toEqual([{ resource: 'channel 6401', problem: 'differs: name.es' }]);
  });
});

describe('npm run platform:provision', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-'));
  const file = join(folder, 'club.json');
  let commerce: CommerceFixture;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(clubData));
    commerce = await startCommerce({ empty: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await commerce.close();
  });
  const run = (...args: string[]) => runScript('platform-provision', args, { COMMERCE_API_URL: commerce.url });

  it('prints what it would add, adds it, and adds nothing the second time', async () => {
    const dryRun = await run(file, '--dry-run');
    expect(dryRun).toMatchObject({ code: 0, out: expect.stringContaining('would add type cart') });
    expect(dryRun.out).toMatch(/^needs API client for payments.*: manage_project:tarima, manage_locked_carts:tarima$/m);
    expect(await run(file, '--check')).toMatchObject({
      code: 2,
      out: expect.stringMatching(/^channel 6401: missing$/m),
    });
    expect(await run(file)).toMatchObject({ code: 0, out: expect.stringMatching(/0 differences are left/) });
    expect(await run(file)).toMatchObject({ code: 0, out: expect.stringMatching(/^0 additions/) });
    expect(await run(file, '--check')).toMatchObject({ code: 0, out: '0 differences in the project tarima.\n' });
  });

  it('explains a file that describes no club', async () => {
    writeFileSync(file, JSON.stringify({ ...clubData, clubs: [] }));
    expect(await run(file)).toMatchObject({ code: 1, err: expect.stringContaining('clubs') });
    expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('Usage') });
  });
});

it('a seeded sandbox is a complete project', async () => {
  const commerce = await startCommerce();
  for (const seeder of [seedCategoryTree, seedProducts]) await seeder.run(commerce.context, () => {});
  expect(await compareProject(commerce.api(scopes), definition)).toEqual([]);
  await commerce.close();
});

it('a cart reserves stock only after the inventory of its project was configured', async () => {
  const commerce = await startCommerce({ empty: true });
  const api = commerce.api(scopes);
  const isInventory = (problem: string) => problem.startsWith('inventory');
  for (const { problem, repair } of await compareProject(api, definition)) if (!isInventory(problem)) await repair?.();
  const sku = await commerce.addProduct({ key: '100001', colones: 1_000, stock: 5 });
  const supplyChannel = { typeId: 'channel' as const, key: '6401' };
  const lineItems = [{ sku, supplyChannel, inventoryMode: 'ReserveOnCart' as const }];
  const create = () =>
    api
      .carts()
      .post({ body: { currency: 'CRC', country: 'CR', lineItems } })
      .execute();
  await expect(create()).rejects.toMatchObject({ statusCode: 400, body: { errors: [{ code: 'InvalidOperation' }] } });
  const differences = await provision(commerce);
  expect(differences.map(({ problem }) => isInventory(problem))).toEqual([true]);
  expect((await create()).body.lineItems[0]?.reservation).toBeDefined();
  await commerce.close();
});
