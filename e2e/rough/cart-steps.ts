import { setTimeout as sleep } from 'node:timers/promises';
import type { ShoppingTab, TabChange, TabChangeResult } from '@tarima/client/shopping-tab';
import type { CartRecord } from './cart-record.ts';
import type { DeviceTab } from './device.ts';
import type { CartStep, Plan } from './plan.ts';
import { readErrorMs, type Watch } from './watch.ts';

/** A tab with the records of its session. */
export interface Shopping {
  readonly record: CartRecord;
  readonly watch: Watch;
}

async function send({ record, watch }: Shopping, tab: ShoppingTab, sku: string, change: TabChange) {
  const end = record.begin(sku, change);
  const result = await watch.wait(tab, change.kind, () => tab.change(change));
  end(result);
  return result;
}

/** Plays one step in a tab. */
export async function playStep(shopping: Shopping, tab: ShoppingTab, step: CartStep): Promise<void> {
  if (step.kind === 'add') {
    await send(shopping, tab, step.sku, step);
    return;
  }
  const line = tab.readShownCart()?.lines.find(({ sku }) => sku === step.sku);
  if (!line) return;
  if (step.kind === 'remove') {
    await send(shopping, tab, step.sku, { kind: 'remove', lineId: line.id });
    return;
  }
  // Pressed again before the result of the change before.
  await Promise.all(
    step.quantities.map((quantity) => send(shopping, tab, step.sku, { kind: 'change', lineId: line.id, quantity })),
  );
}

const deliveryTries = 5;

/** Chooses pickup or delivery with a window; the shopper tries again after a failure that the page shows. */
export async function chooseDelivery(shopping: Shopping, tab: ShoppingTab, plan: Plan): Promise<void> {
  const repeat = async (name: string, createChange: () => Promise<TabChange | undefined>) => {
    for (let attempt = 0; attempt < deliveryTries; attempt += 1) {
      const change = await createChange();
      if (!change) return;
      const result: TabChangeResult = await send(shopping, tab, name, change);
      if (result.kind === 'done') return;
      await sleep(readErrorMs);
    }
  };
  if (plan.delivery === 'pickup') return repeat('delivery', async () => ({ kind: 'pickup' }));
  await repeat('delivery', async () => {
    const addressId = await shopping.watch.load(tab, 'address', () => tab.fetchAddress());
    return addressId ? { kind: 'delivery', addressId } : undefined;
  });
  await repeat('window', async () => {
    const [windowId] = (await shopping.watch.load(tab, 'windows', () => tab.fetchWindows())) ?? [];
    return windowId === undefined ? undefined : { kind: 'window', windowId };
  });
}

const sendQueuedMs = 120_000;

/** Waits until the tabs have sent the changes that wait for a connection. @returns whether none waits any more */
export async function sendQueued(tabs: readonly DeviceTab[]): Promise<boolean> {
  const startTime = Date.now();
  const isWaiting = () => tabs.some(({ shop }) => shop.countQueued() > 0);
  while (isWaiting() && Date.now() - startTime < sendQueuedMs) {
    for (const { shop } of tabs) shop.reconnect();
    await sleep(500);
  }
  return !isWaiting();
}
