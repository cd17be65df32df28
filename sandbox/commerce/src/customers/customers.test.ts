import type { ByProjectKeyRequestBuilder, Customer, CustomerUpdateAction } from '@commercetools/platform-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMembers } from '../../seeds/members.ts';
import { type CommerceFixture, startCommerce } from '../testing/commerce-fixture.ts';

let commerce: CommerceFixture;
let api: ByProjectKeyRequestBuilder;
beforeAll(async () => {
  commerce = await startCommerce({ members: true });
  api = commerce.api('manage_project');
});
afterAll(() => commerce.close());

const [ana] = buildMembers(new Date());
const create = async (email: string, body: object = {}): Promise<Customer> =>
  (
    await api
      .customers()
      .post({ body: { email, authenticationMode: 'ExternalAuth', ...body } })
      .execute()
  ).body.customer;
const update = async ({ id, version }: Customer, ...actions: CustomerUpdateAction[]): Promise<Customer> =>
  (await api.customers().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;
const home = { country: 'CR', city: 'Heredia', streetNumber: 'Calle 3', key: 'home' };

describe('a customer', () => {
  it('is found by membership number and by identity subject', async () => {
    const key = ana?.memberNumber ?? '';
    const found = (await api.customers().withKey({ key }).get().execute()).body;
    expect(found).toMatchObject({ email: 'ana@tarima.test', externalId: ana?.id });
    expect(found.custom?.fields).toEqual({ country: 'CR', phone: '+50688214512', preferred_club: '6401' });
    expect(found.addresses[0]?.custom?.fields.alias).toBe('Casa');
    expect(found.defaultShippingAddressId).toBe(found.addresses[0]?.id);
    const where = 'externalId = :subject';
    const page = await api
      .customers()
      .get({ queryArgs: { where, 'var.subject': ana?.id ?? '' } })
      .execute();
    expect(page.body.results).toEqual([found]);
    const inStore = await api
      .inStoreKeyWithStoreKeyValue({ storeKey: 'CR' })
      .customers()
      .withKey({ key })
      .get()
      .execute();
    expect(inStore.body).toEqual(found);
  });

  it('stores addresses, and clears the default when its address is removed', async () => {
    const customer = await create('addresses@tarima.test');
    const added = await update(
      customer,
      { action: 'addAddress', address: home },
      { action: 'setDefaultShippingAddress', addressKey: 'home' },
    );
    const addressId = added.addresses[0]?.id ?? '';
    expect(added).toMatchObject({ version: 2, defaultShippingAddressId: addressId, shippingAddressIds: [addressId] });
    const typed = await update(added, {
      action: 'setAddressCustomType',
      addressId,
      type: { typeId: 'type', key: 'address' },
      fields: { alias: 'Casa', latitude: 9.99 },
    });
    expect(typed.addresses[0]?.custom?.fields).toEqual({ alias: 'Casa', latitude: 9.99 });
    const changed = await update(typed, { action: 'changeAddress', addressId, address: { ...home, city: 'Alajuela' } });
    expect(changed.addresses[0]).toMatchObject({ id: addressId, city: 'Alajuela' });
    const removed = await update(changed, { action: 'removeAddress', addressId });
    expect(removed.addresses).toEqual([]);
    expect(removed.shippingAddressIds).toEqual([]);
    expect(removed.defaultShippingAddressId).toBeUndefined();
  });

  it('stores names and the preferred club', async () => {
    const customer = await create('names@tarima.test', {
      custom: { type: { typeId: 'type', key: 'customer' }, fields: { preferred_club: '6401' } },
    });
    const changed = await update(
      customer,
      { action: 'setFirstName', firstName: 'Rosa' },
      { action: 'setCustomField', name: 'preferred_club', value: '6402' },
    );
    expect(changed).toMatchObject({ firstName: 'Rosa', custom: { fields: { preferred_club: '6402' } } });
    expect((await update(changed, { action: 'setFirstName' })).firstName).toBeUndefined();
  });

  it.each([
    ['an email address in any case', { email: 'ANA@tarima.test' }, 'email'],
    ['a membership number', { email: 'other@tarima.test', key: ana?.memberNumber }, 'key'],
  ])('has a unique value for %s', async (_what, { email, ...body }, field) => {
    await expect(create(email, body)).rejects.toMatchObject({
      statusCode: 400,
      body: { errors: [{ code: 'DuplicateField', field }] },
    });
  });

  it('is found by its email address in lower case only, and a changed one is not verified', async () => {
    const find = async (where: string) =>
      (await api.customers().get({ queryArgs: { where } }).execute()).body.results.map(({ id }) => id);
    const created = await create('Correo@Tarima.test', { isEmailVerified: true });
    expect(await find('lowercaseEmail = "correo@tarima.test"')).toEqual([created.id]);
    expect(await find('lowercaseEmail = "Correo@Tarima.test"')).toEqual([]);
    expect(await find('email = "correo@tarima.test"')).toEqual([]);
    const changed = await update(created, { action: 'changeEmail', email: 'otro@tarima.test' });
    expect(changed).toMatchObject({ email: 'otro@tarima.test', isEmailVerified: false });
    expect(await find('lowercaseEmail = "otro@tarima.test"')).toEqual([created.id]);
    await expect(update(changed, { action: 'changeEmail', email: 'ANA@tarima.test' })).rejects.toMatchObject({
      statusCode: 400,
      body: { errors: [{ code: 'DuplicateField', field: 'email' }] },
    });
  });

  it('belongs to stores and to a customer group', async () => {
    const group = await api
      .customerGroups()
      .post({ body: { groupName: 'Business', key: 'business' } })
      .execute();
    const customerGroup = { typeId: 'customer-group' as const, key: 'business' };
    const store = (key: string) => ({ typeId: 'store' as const, key });
    const created = await create('groups@tarima.test', { stores: [store('CR')], customerGroup });
    expect(created).toMatchObject({ stores: [store('CR')], customerGroup: { id: group.body.id } });
    const moved = await update(
      created,
      { action: 'setStores', stores: [store('PA'), store('JM')] },
      { action: 'addStore', store: store('CR') },
      { action: 'removeStore', store: store('PA') },
      { action: 'setCustomerGroup' },
    );
    expect(moved.stores).toEqual([store('JM'), store('CR')]);
    expect(moved.customerGroup).toBeUndefined();
    await expect(update(moved, { action: 'setStores', stores: [store('XX')] })).rejects.toMatchObject({
      statusCode: 400,
      body: { errors: [{ code: 'ReferencedResourceNotFound' }] },
    });
  });
});
