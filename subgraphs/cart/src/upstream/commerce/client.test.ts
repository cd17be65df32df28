import { readFileSync } from 'node:fs';
import type { ChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { PlatformError } from '@tarima/commerce-client/errors';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it, vi } from 'vitest';
import type { Shopper } from '../../domain/shopper.ts';
import type { Step } from '../../domain/steps.ts';
import { createCartStore } from './client.ts';
import type { CommerceCustomers } from './customers.ts';

const cart = JSON.parse(readFileSync(new URL('fixtures/cart.json', import.meta.url), 'utf8'));
const market = getMarket('CR');
const guest: Shopper = { owner: { kind: 'guest', guestId: 'g"1' }, market, language: 'es' };
const member: Shopper = { owner: { kind: 'member', membershipNumber: '64011045120001' }, market, language: 'es' };
const steps: Step[] = [
  { kind: 'addLine', sku: 'rice-1', quantity: 2, channelKey: '64', isServiceFee: false },
  { kind: 'setCommandLog', commandLog: ['c1:hash'] },
];

const newShopper = { commandLog: [], isEmpty: true };

/** A cart store over a fake SDK whose queries return `carts`. */
function platform(carts: unknown[] = [], failing?: unknown, failingRead?: unknown) {
  const respond = (body: unknown) => ({
    execute: () => (failing ? Promise.reject(failing) : Promise.resolve({ body })),
  });
  const read = vi.fn((_call: unknown) => ({
    execute: () => (failingRead ? Promise.reject(failingRead) : Promise.resolve({ body: { results: carts } })),
  }));
  const create = vi.fn((_call: { body: Record<string, unknown> }) => respond(cart));
  const change = vi.fn((_call: { body: { version: number; actions: { action: string }[] } }) => respond(cart));
  const remove = vi.fn((_call: unknown) => respond(cart));
  const builder = { get: read, post: create, withId: () => ({ post: change, delete: remove }) };
  const commerce = { api: { carts: () => builder }, inStore: () => ({ carts: () => builder }) };
  const customers: Pick<CommerceCustomers, 'identify'> = {
    identify: async () => ({ id: 'ana', email: 'ana@tarima.test' }),
  };
  const channelDirectory = {
    getChannelKeys: async () => new Map<string, string>(),
  } as Partial<ChannelDirectory> as ChannelDirectory;
  const store = createCartStore({
    commerce: commerce as unknown as CommerceApi,
    channelDirectory,
    customers,
    language: 'es',
  });
  return { store, read, create, change, remove };
}

describe('carts on the platform', () => {
  it('are found by their owner only, frozen ones too (CART-2, CART-8, CART-92, MERGE-44)', async () => {
    const { store, read } = platform([cart]);
    expect(await store.find(guest)).toMatchObject({ id: cart.id });
    expect(read).toHaveBeenLastCalledWith({
      queryArgs: expect.objectContaining({
        where: 'anonymousId="g\\"1" and cartState in ("Active","Frozen") and not(custom(fields(set_aside=true)))',
        limit: 1,
      }),
    });
    expect(await store.findInOtherMarkets({ ...guest, market: getMarket('PA') })).toMatchObject([{ id: cart.id }]);
    expect(await store.findInOtherMarkets(guest)).toEqual([]);
    const { store: _store, ...withoutStore } = cart;
    const project = platform([withoutStore, { ...cart, store: { typeId: 'store', key: 'outlet' } }]);
    expect(await project.store.findInOtherMarkets(guest)).toEqual([]);
    expect(read).toHaveBeenLastCalledWith({
      queryArgs: expect.objectContaining({
        where: 'anonymousId="g\\"1" and cartState in ("Active","Frozen") and not(custom(fields(set_aside=true)))',
      }),
    });
    await store.find(member);
    expect(read).toHaveBeenLastCalledWith({
      queryArgs: expect.objectContaining({
        where: 'customerId="ana" and cartState in ("Active","Frozen") and not(custom(fields(set_aside=true)))',
      }),
    });
  });

  it('are found when archived: at most five, the latest first (MERGE-46)', async () => {
    const { store, read } = platform([cart]);
    expect(await store.findArchived(member)).toMatchObject([{ id: cart.id }]);
    expect(read).toHaveBeenLastCalledWith({
      queryArgs: expect.objectContaining({
        where: 'customerId="ana" and cartState in ("Active","Frozen") and custom(fields(set_aside=true))',
        sort: 'lastModifiedAt desc',
        limit: 5,
      }),
    });
  });

  it('are created with the lines and the log at once (CART-7)', async () => {
    const { store, create } = platform();
    expect(await store.create(member, steps, newShopper)).toMatchObject({ kind: 'written' });
    expect(create.mock.calls[0]?.[0].body).toMatchObject({
      currency: 'CRC',
      country: 'CR',
      locale: 'es',
      customerId: 'ana',
      customerEmail: 'ana@tarima.test',
      lineItems: [{ sku: 'rice-1', quantity: 2 }],
      custom: { fields: { commandLog: ['c1:hash'] } },
    });
  });

  it('are created in the currency and country of the market and the language of the request, for a guest without a customer (CART-7)', async () => {
    const { store, create } = platform();
    await store.create({ ...guest, market: getMarket('PA'), language: 'en' }, steps, newShopper);
    const { body } = create.mock.calls[0]?.[0] ?? {};
    expect(body).toMatchObject({ currency: 'USD', country: 'PA', locale: 'en', anonymousId: 'g"1' });
    expect(body).not.toHaveProperty('customerId');
    expect(body).not.toHaveProperty('customerEmail');
  });

  it('have keys derived from the previous cart, so that two processes cannot both create one (CART-1)', async () => {
    const keyAfter = async (before: unknown[], shopper: Shopper) => {
      const { store, create } = platform(before);
      await store.create(shopper, steps, await store.findPast(shopper));
      return create.mock.calls[0]?.[0].body.key;
    };
    const first = await keyAfter([], guest);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await keyAfter([], guest)).toBe(first);
    const ordered = { ...cart, cartState: 'Ordered' };
    expect(await keyAfter([ordered], guest)).toMatch(/^[\w-]{43}$/);
    expect(await keyAfter([ordered], guest)).not.toBe(first);
    expect(await keyAfter([], member)).not.toBe(first);
    const late = platform([cart]);
    expect(await late.store.create(guest, steps, { commandLog: [], isEmpty: false })).toEqual({ kind: 'stale' });
    expect(late.create).not.toHaveBeenCalled();
    const taken = platform([], new PlatformError(400, 'DuplicateField', false));
    expect(await taken.store.create(guest, steps, newShopper)).toEqual({ kind: 'stale' });
  });

  it('are created without looking for a previous one after none was found (CART-1)', async () => {
    const { store, read, create } = platform();
    await store.create(guest, steps, await store.findPast(guest));
    expect(read).toHaveBeenCalledOnce();
    expect(create).toHaveBeenCalledOnce();
  });

  it('are assigned so that the guest’s id no longer finds them (MERGE-37)', async () => {
    const { store, change } = platform([cart]);
    const found = await store.find(guest);
    if (!found) throw new Error('no cart');
    await store.assign(found, member, [{ kind: 'setCommandLog', commandLog: ['m1:hash'] }]);
    expect(change.mock.calls[0]?.[0].body).toMatchObject({
      version: cart.version,
      actions: [
        { action: 'setAnonymousId' },
        { action: 'setKey' },
        { action: 'setCustomerId', customerId: 'ana' },
        { action: 'setCustomerEmail', email: 'ana@tarima.test' },
        { action: 'setCustomField', name: 'commandLog' },
      ],
    });
  });

  it.each([404, 409])('may be deleted or changed already when they are removed (%i)', async (statusCode) => {
    const code = statusCode === 404 ? 'ResourceNotFound' : 'ConcurrentModification';
    const failing = new PlatformError(statusCode, code, false);
    const found = await platform([cart]).store.find(guest);
    if (!found) throw new Error('no cart');
    const { store, remove } = platform([], failing);
    await expect(store.remove(found)).resolves.toBeUndefined();
    expect(remove).toHaveBeenCalledWith({ queryArgs: { version: cart.version } });
  });
});

describe('a read of the platform', () => {
  const fail = (error: PlatformError) => platform([], undefined, error).store.find(guest);

  it('fails with `UPSTREAM_UNAVAILABLE` without a response (CART-96)', async () => {
    await expect(fail(new PlatformError(0, 'NetworkError', true))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
  });

  it('fails with `UPSTREAM_TIMEOUT` when the response is late (CART-96)', async () => {
    await expect(fail(new PlatformError(504, 'NetworkError', true))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_TIMEOUT' },
    });
  });

  it('throws any other error unchanged', async () => {
    const missing = new PlatformError(404, 'ResourceNotFound', false);
    await expect(fail(missing)).rejects.toBe(missing);
  });
});
