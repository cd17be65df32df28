import type { ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs } from '../../seeds/clubs.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

const clubKeys = (country: string) => clubs.filter((club) => club.country === country).map(({ key }) => key);

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
beforeAll(async () => {
  commerce = await startCommerce();
  api = commerce.api('manage_project');
});
afterAll(() => commerce.close());

const buildFailure = (statusCode: number, code: string) => ({
  statusCode,
  body: { statusCode, errors: [expect.objectContaining({ code })] },
});

describe('channels', () => {
  it('are found by keys, custom fields, country and location', async () => {
    const find = async (where: string) => {
      const { body } = await api
        .channels()
        .get({ queryArgs: { where, sort: 'key asc', limit: 100 } })
        .execute();
      return body.results.map(({ key }) => key);
    };
    expect(await find('key in ("64", "6401")')).toEqual(['64', '6401']);
    expect(await find('custom(fields(timeZone = "America/Jamaica"))')).toEqual(clubKeys('JM'));
    expect(await find('address(country = "CR") and custom is not defined')).toEqual(['64']);
    expect(await find('roles contains all ("InventorySupply", "Primary")')).toEqual([]);
    expect(await find('geoLocation within circle(-84.1437, 9.942, 1000)')).toEqual(['6401']);
  });

  it('are paginated without gaps or duplicates', async () => {
    const pages = await Promise.all(
      [0, 7, 14].map((offset) =>
        api
          .channels()
          .get({ queryArgs: { limit: 7, offset } })
          .execute(),
      ),
    );
    expect(new Set(pages.flatMap(({ body }) => body.results.map(({ id }) => id))).size).toBe(21);
    expect(pages[0]?.body).toMatchObject({ limit: 7, offset: 0, count: 7 });
    expect(pages[0]?.body.total).toBeGreaterThan(50);
  });

  it('change once per version by actions', async () => {
    const { body: before } = await api
      .channels()
      .withId({ ID: await commerce.channelId('6402') })
      .get()
      .execute();
    const rename = (version: number) =>
      api
        .channels()
        .withId({ ID: before.id })
        .post({ body: { version, actions: [{ action: 'changeName', name: { es: 'Nuevo' } }] } })
        .execute();
    const after = await rename(before.version);
    expect(after.body).toMatchObject({ version: before.version + 1, name: { es: 'Nuevo' }, key: '6402' });
    await expect(rename(before.version)).rejects.toMatchObject({
      statusCode: 409,
      body: { errors: [{ code: 'ConcurrentModification', currentVersion: before.version + 1 }] },
    });
  });

  it("are rejected with the platform's codes", async () => {
    const post = (body: object) =>
      api
        .channels()
        .post({ body: body as { key: string } })
        .execute();
    await expect(post({ key: '6401' })).rejects.toMatchObject(buildFailure(400, 'DuplicateField'));
    await expect(post({ key: 'a b' })).rejects.toMatchObject(buildFailure(400, 'InvalidJsonInput'));
    await expect(
      post({ key: 'typed', custom: { type: { typeId: 'type', key: 'none' }, fields: {} } }),
    ).rejects.toMatchObject(buildFailure(400, 'ReferencedResourceNotFound'));
    await expect(
      post({ key: 'typed', custom: { type: { typeId: 'type', key: 'club' }, fields: { timeZone: 7 } } }),
    ).rejects.toMatchObject(buildFailure(400, 'InvalidField'));
    await expect(post({ key: 'zero', name: { es: 'a\0b' } })).rejects.toMatchObject(buildFailure(400, 'InvalidInput'));
    await expect(api.channels().withId({ ID: 'nobody' }).get().execute()).rejects.toMatchObject({ statusCode: 404 });
    await expect(
      api
        .channels()
        .get({ queryArgs: { where: 'key = ' } })
        .execute(),
    ).rejects.toMatchObject(buildFailure(400, 'InvalidInput'));
    await expect(
      api
        .channels()
        .get({ queryArgs: { limit: 501 } })
        .execute(),
    ).rejects.toMatchObject(buildFailure(400, 'InvalidInput'));
  });
});

describe('stores, types and tax categories', () => {
  it('a store lists its channels, which can be expanded', async () => {
    const { body } = await api
      .stores()
      .withKey({ key: 'JM' })
      .get({ queryArgs: { expand: 'distributionChannels[*]' } })
      .execute();
    expect(body.countries).toEqual([{ code: 'JM' }]);
    expect(body.distributionChannels.map(({ obj }) => obj?.key)).toEqual(['72', ...clubKeys('JM')]);
  });

  it("the cart's type has all fields that the store writes", async () => {
    const { body } = await api.types().withKey({ key: 'cart' }).get().execute();
    const fields = body.fieldDefinitions.map(({ name }) => name);
    expect(fields).toEqual(
      expect.arrayContaining(['delivery_type', 'fulfillment_club', 'windows_data', 'tax_total', 'commandLog']),
    );
    expect(body.fieldDefinitions.find(({ name }) => name === 'commandLog')?.type).toMatchObject({
      name: 'Set',
      elementType: { name: 'String' },
    });
  });

  it('rates have sub-rates', async () => {
    const { body } = await api.taxCategories().withKey({ key: 'standard' }).get().execute();
    const aruba = body.rates.find(({ country }) => country === 'AW');
    expect(aruba?.subRates?.map(({ name }) => name)).toEqual(['BBO', 'BAZV', 'BAVP']);
  });
});

describe('updates', () => {
  const key = 'renamed';

  it('change the keys of types, tax categories, zones and shipping methods', async () => {
    const type = await api
      .types()
      .post({ body: { key: 'old', name: { en: 'Old' }, resourceTypeIds: ['order'] } })
      .execute();
    const changedType = await api
      .types()
      .withId({ ID: type.body.id })
      .post({ body: { version: 1, actions: [{ action: 'changeKey', key }] } })
      .execute();
    expect(changedType.body).toMatchObject({ key, version: 2 });
    const setKey = { version: 1, actions: [{ action: 'setKey' as const, key }] };
    const category = await api
      .taxCategories()
      .post({ body: { name: 'Old', rates: [] } })
      .execute();
    const changedCategory = await api.taxCategories().withId({ ID: category.body.id }).post({ body: setKey }).execute();
    expect(changedCategory.body.key).toBe(key);
    const zone = await api
      .zones()
      .post({ body: { name: 'Old' } })
      .execute();
    expect((await api.zones().withId({ ID: zone.body.id }).post({ body: setKey }).execute()).body.key).toBe(key);
    const method = await api.shippingMethods().withKey({ key: '6401_ND' }).get().execute();
    const { id, version } = method.body;
    const changedMethod = await api
      .shippingMethods()
      .withId({ ID: id })
      .post({ body: { ...setKey, version } })
      .execute();
    expect(changedMethod.body.key).toBe(key);
    await expect(
      api
        .types()
        .withKey({ key })
        .post({ body: { version: 2, actions: [{ action: 'changeKey', key: 'cart' }] } })
        .execute(),
    ).rejects.toMatchObject(buildFailure(400, 'DuplicateField'));
  });

  it('change the rates of a tax category and the locations of a zone', async () => {
    const category = (
      await api
        .taxCategories()
        .post({ body: { key: 'rated', name: 'Rated', rates: [] } })
        .execute()
    ).body;
    const rate = { name: 'IVA', amount: 0.13, includedInPrice: true, country: 'CR' };
    const byKey = api.taxCategories().withKey({ key: 'rated' });
    const rated = await byKey
      .post({ body: { version: category.version, actions: [{ action: 'addTaxRate', taxRate: rate }] } })
      .execute();
    expect(rated.body.rates).toEqual([{ ...rate, id: expect.any(String) }]);
    const [{ id: taxRateId } = { id: '' }] = rated.body.rates;
    const removed = await byKey
      .post({
        body: { version: rated.body.version, actions: [{ action: 'removeTaxRate', taxRateId: taxRateId ?? '' }] },
      })
      .execute();
    expect(removed.body.rates).toEqual([]);

    const zone = (
      await api
        .zones()
        .post({ body: { key: 'islands', name: 'Islands' } })
        .execute()
    ).body;
    const locations = [{ country: 'AW' }, { country: 'BB' }];
    const located = await api
      .zones()
      .withKey({ key: 'islands' })
      .post({
        body: {
          version: zone.version,
          actions: [
            ...locations.map((location) => ({ action: 'addLocation' as const, location })),
            { action: 'removeLocation', location: { country: 'AW' } },
          ],
        },
      })
      .execute();
    expect(located.body.locations).toEqual([{ country: 'BB' }]);
  });
});

it('a project changes its configuration of carts', async () => {
  const { version } = (await api.get().execute()).body;
  const change = (deleteDaysAfterLastModification: number, current: number) =>
    api
      .post({
        body: {
          version: current,
          actions: [{ action: 'changeCartsConfiguration', cartsConfiguration: { deleteDaysAfterLastModification } }],
        },
      })
      .execute();
  expect((await change(10, version)).body.carts).toMatchObject({ deleteDaysAfterLastModification: 10 });
  await expect(change(0, version + 1)).rejects.toMatchObject(buildFailure(400, 'InvalidJsonInput'));
});

it('a project has at most 100 zones', async () => {
  const create = (number: number) =>
    api
      .zones()
      .post({ body: { name: `Zone ${number}` } })
      .execute();
  const { total = 0 } = (await api.zones().get().execute()).body;
  for (let number = total; number < 100; number += 1) await create(number);
  await expect(create(100)).rejects.toMatchObject(buildFailure(400, 'MaxResourceLimitExceeded'));
});
