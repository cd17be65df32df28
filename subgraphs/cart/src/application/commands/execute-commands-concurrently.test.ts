import { describe, expect, it, vi } from 'vitest';
import {
  buildAdd,
  buildCommand,
  createStockedStore,
  owner,
  rules,
  run,
  shopper,
} from '../../testing/execute-commands.ts';
import { buildCart, buildLine, type FakeStore } from '../../testing/fake-store.ts';
import { createCartQueue } from './cart-queue.ts';
import { executeCommands } from './execute-commands.ts';

describe('two concurrent changes of a line (CART-85)', () => {
  const lineWith = (store: FakeStore) => {
    store.put(owner, buildCart({ lines: [buildLine({ sku: 'rice-1', quantity: 1 })] }));
    const lineId = store.findCurrent(owner)?.lines[0]?.id ?? '';
    const earlier = buildCommand({ kind: 'changeQuantity', lineId, quantity: 2 }, 'earlier');
    const later = { ...buildCommand({ kind: 'changeQuantity', lineId, quantity: 3 }, 'later'), replaces: ['earlier'] };
    const removal = { ...buildCommand({ kind: 'remove', lineId }, 'removal'), replaces: ['earlier'] };
    return { earlier, later, removal };
  };

  it('end with the later one, in whichever order another process carries them out', async () => {
    const store = createStockedStore();
    const { earlier, later } = lineWith(store);
    await run(store, [later]);
    expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);

    const { earlier: first, later: second } = lineWith(store);
    await run(store, [first]);
    expect(await run(store, [second])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);
  });

  it('end with the later one when both share an update', async () => {
    const store = createStockedStore();
    const { earlier, later } = lineWith(store);
    expect(await run(store, [later, earlier])).toMatchObject([
      { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
      { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
    ]);
  });

  it('remove the line once, and succeed for an earlier change that arrives later', async () => {
    const store = createStockedStore();
    const { earlier, removal } = lineWith(store);
    await run(store, [removal]);
    expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [] } }]);
  });
});

describe('a change of a cart that was just read', () => {
  const options = { shopper, rules, pause: async () => undefined };

  it('is planned without reading the cart again (CART-87)', async () => {
    const store = createStockedStore();
    await run(store, [buildAdd('rice-1')]);
    const find = vi.spyOn(store, 'find');
    const latest = store.findCurrent(owner);
    const [outcome] = await executeCommands([buildAdd('oil-1')], { ...options, store, latest });
    expect(outcome).toMatchObject({ kind: 'done', cart: { lines: [{ sku: 'rice-1' }, { sku: 'oil-1' }] } });
    expect(find).not.toHaveBeenCalled();
  });

  it('is planned again when the cart has changed since (CART-88)', async () => {
    const store = createStockedStore();
    await run(store, [buildAdd('rice-1')]);
    const latest = store.findCurrent(owner);
    await run(store, [buildAdd('rice-1')]);
    const [outcome] = await executeCommands([buildAdd('oil-1')], { ...options, store, latest });
    expect(outcome).toMatchObject({
      kind: 'done',
      cart: { lines: [{ sku: 'rice-1', quantity: 2 }, { sku: 'oil-1' }] },
    });
  });
});

describe('fifty writers of one cart', () => {
  const writers = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'rice-1' : 'oil-1'));
  const total = (store: FakeStore) => store.findCurrent(owner)?.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  it('share few updates in one process and lose no line (CART-87, CART-90)', async () => {
    const store = createStockedStore();
    const queue = createCartQueue();
    await Promise.all(
      writers.map((sku) =>
        queue.submit('cart', buildAdd(sku), (commands) => executeCommands(commands, { store, shopper, rules })),
      ),
    );
    expect(total(store)).toBe(50);
    expect(store.writes.length).toBeLessThan(5);
  });

  it('lose no line in five concurrent processes (CART-90)', async () => {
    const store = createStockedStore();
    await run(store, [buildAdd('rice-1')]);
    const processes = Array.from({ length: 5 }, createCartQueue);
    const outcomes = await Promise.all(
      writers.map((sku, index) =>
        processes[index % 5]?.submit('cart', buildAdd(sku), (commands) =>
          executeCommands(commands, { store, shopper, rules }),
        ),
      ),
    );
    expect(outcomes.every((outcome) => outcome?.kind === 'done')).toBe(true);
    expect(total(store)).toBe(51);
  });

  it('lose no line when responses are lost (CART-89, CART-90)', async () => {
    const store = createStockedStore();
    await run(store, [buildAdd('rice-1')]);
    store.faults.push('lose-response', 'stale', 'lose-request', 'lose-response');
    const queue = createCartQueue();
    await Promise.all(
      writers.map((sku) => queue.submit('cart', buildAdd(sku), (commands) => run(store, [...commands]))),
    );
    expect(total(store)).toBe(51);
  });

  it('carry out a command once after a double click (CART-81)', async () => {
    const store = createStockedStore();
    const queue = createCartQueue();
    const twice = buildAdd('rice-1');
    await Promise.all([twice, twice].map((command) => queue.submit('cart', command, (all) => run(store, [...all]))));
    expect(total(store)).toBe(1);
  });
});
