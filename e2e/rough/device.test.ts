import type { ShoppingTab } from '@tarima/client/shopping-tab';
import { expect, it } from 'vitest';
import type { RunningStack } from '../stack/running.ts';
import { createDevice } from './device.ts';
import type { Link } from './link.ts';
import type { TabGlobals } from './tab-script.ts';

interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

type OpenedGlobals = TabGlobals & { readonly navigator: { readonly locks: Locks } };

/** Creates a device with one tab, and lists the globals of each page that the tab opened. */
function openDevice() {
  const opened: OpenedGlobals[] = [];
  const device = createDevice({
    stack: { shopUrl: 'http://shop.test' } as RunningStack,
    link: { port: 1 } as Link,
    openTab: (globals) => {
      opened.push(globals as OpenedGlobals);
      return { close: () => undefined } as ShoppingTab;
    },
    market: 'CR',
    language: 'es',
    club: '6401',
    timeoutMs: 1,
    pollingTimeoutMs: 1,
    confirmRetry: async () => false,
    onReplay: () => undefined,
  });
  return { device, tab: device.openTab(), opened };
}

it('releases the locks of a tab that is reloaded, and those it waits for', async () => {
  const { device, tab, opened } = openDevice();
  const [before] = opened;
  const started: string[] = [];
  const hold = (name: string) => async () => {
    started.push(name);
    await new Promise(() => undefined);
  };
  void before?.navigator.locks.request('guest', hold('first'));
  void before?.navigator.locks.request('guest', hold('second'));
  await expect.poll(() => started).toEqual(['first']);
  tab.reload();
  expect(await opened[1]?.navigator.locks.request('guest', async () => 'granted')).toBe('granted');
  expect(started).toEqual(['first']);
  await device.close();
});

it('sends pagehide to a page that is left, once (OFFLINE-25)', async () => {
  const { device, tab, opened } = openDevice();
  const stored: string[] = [];
  const removed = () => stored.push('removed');
  opened[0]?.addEventListener('pagehide', () => stored.push('first page'));
  opened[0]?.addEventListener('pagehide', removed);
  opened[0]?.removeEventListener('pagehide', removed);
  tab.reload();
  expect(stored).toEqual(['first page']);
  await device.close();
  expect(stored).toEqual(['first page']);
});
