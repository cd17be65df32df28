import { describe, expect, it } from 'vitest';
import { add, commandOf, owner, rules, run, shopper, stocked } from '../testing/carry-out.ts';
import { cartOf, type FakeStore, lineOf } from '../testing/fake-store.ts';
import { carryOut } from './carry-out.ts';
import { createLanes } from './lanes.ts';

describe('carrying out two changes of a line at once (CART-85)', () => {
  const lineWith = (store: FakeStore) => {
    store.put(owner, cartOf({ lines: [lineOf({ sku: 'rice-1', quantity: 1 })] }));
    const lineId = store.cartOf(owner)?.lines[0]?.id ?? '';
    const earlier = commandOf({ kind: 'changeQuantity', lineId, quantity: 2 }, 'earlier');
    const later = { ...commandOf({ kind: 'changeQuantity', lineId, quantity: 3 }, 'later'), replaces: ['earlier'] };
    const removal = { ...commandOf({ kind: 'remove', lineId }, 'removal'), replaces: ['earlier'] };
    return { earlier, later, removal };
  };

  it('ends with the later one in whichever order another process carries them out', async () => {
    const store = stocked();
    const { earlier, later } = lineWith(store);
    await run(store, [later]);
    expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);

    const { earlier: first, later: second } = lineWith(store);
    await run(store, [first]);
    expect(await run(store, [second])).toMatchObject([{ kind: 'done', cart: { lines: [{ quantity: 3 }] } }]);
  });

  it('ends with the later one when both share an update', async () => {
    const store = stocked();
    const { earlier, later } = lineWith(store);
    expect(await run(store, [later, earlier])).toMatchObject([
      { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
      { kind: 'done', cart: { lines: [{ quantity: 3 }] } },
    ]);
  });

  it('takes the line out once, and the change that comes after it is done', async () => {
    const store = stocked();
    const { earlier, removal } = lineWith(store);
    await run(store, [removal]);
    expect(await run(store, [earlier])).toMatchObject([{ kind: 'done', cart: { lines: [] } }]);
  });
});

describe('fifty writers on one cart', () => {
  const writers = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'rice-1' : 'oil-1'));
  const total = (store: FakeStore) => store.cartOf(owner)?.lines.reduce((sum, { quantity }) => sum + quantity, 0);

  it('share few updates in one process, and lose no line (CART-87, CART-90)', async () => {
    const store = stocked();
    const lanes = createLanes();
    await Promise.all(
      writers.map((sku) => lanes.submit('lane', add(sku), (commands) => carryOut(commands, { store, shopper, rules }))),
    );
    expect(total(store)).toBe(50);
    expect(store.writes.length).toBeLessThan(5);
  });

  it('lose no line in five processes against each other (CART-90)', async () => {
    const store = stocked();
    await run(store, [add('rice-1')]);
    const processes = Array.from({ length: 5 }, createLanes);
    const outcomes = await Promise.all(
      writers.map((sku, index) =>
        processes[index % 5]?.submit('lane', add(sku), (commands) => carryOut(commands, { store, shopper, rules })),
      ),
    );
    expect(outcomes.every((outcome) => outcome?.kind === 'done')).toBe(true);
    expect(total(store)).toBe(51);
  });

  it('lose no line while replies are lost (CART-89, CART-90)', async () => {
    const store = stocked();
    await run(store, [add('rice-1')]);
    store.faults.push('lose-reply', 'stale', 'lose-request', 'lose-reply');
    const lanes = createLanes();
    await Promise.all(writers.map((sku) => lanes.submit('lane', add(sku), (commands) => run(store, [...commands]))));
    expect(total(store)).toBe(51);
  });

  it('count a command that was clicked twice once (CART-81)', async () => {
    const store = stocked();
    const lanes = createLanes();
    const twice = add('rice-1');
    await Promise.all([twice, twice].map((command) => lanes.submit('lane', command, (all) => run(store, [...all]))));
    expect(total(store)).toBe(1);
  });
});
