import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { computeWaitMs } from '@tarima/client/order-waits';
import { defaultLocale } from '@tarima/markets/locale';
import { readCatalogue } from './catalogue.ts';
import { cycleValues } from './cycle.ts';
import { createGraphClient } from './graph-client.ts';
import { type Parts, readCpuMs, subtractCpuMs } from './measure.ts';
import { type OrderPage, type OrderPagesContext, openOrderPage } from './order-pages-shoppers.ts';
import { alignColumns } from './report.ts';
import { quickSize } from './size.ts';
import { fillCatalogue, readMembershipNumber, startBenchStack, useBenchStack } from './stack.ts';
import { percentile } from './statistics.ts';

/** How many pages are kept open, and for how long. */
interface Extent {
  readonly pages: number;
  readonly minutes: number;
  /** Length of a measured minute, in milliseconds. */
  readonly minuteMs: number;
}

/** Number of imported products: the size of the sample that is read. */
const importedProducts = 100;

/** Pages that are opened at the same time, so that their checkouts do not queue. */
const concurrentOpens = 8;

interface Check {
  readonly ms: number;
  readonly error: string | undefined;
}

interface Row {
  readonly cells: readonly string[];
  readonly failures: number;
}

/**
 * Keeps order pages open and measures the cost of their requests in each minute, and then of all pages becoming visible
 * at the same moment (ORDERS-357). `isQuick` only checks with a few pages that the benchmark works.
 */
export async function benchOrderPages(
  isQuick: boolean,
  extent: Omit<Extent, 'minuteMs'>,
  print: (line: string) => void,
): Promise<void> {
  if (!(extent.pages >= 1 && extent.minutes >= 1)) throw new Error('--pages and --minutes must be at least 1.');
  const { pages, minutes, minuteMs } = isQuick
    ? { pages: 11, minutes: 1, minuteMs: 3_000 }
    : { ...extent, minuteMs: 60_000 };
  const start = isQuick
    ? useBenchStack
    : () => startBenchStack({ environment: { TRUST_PROXY: 'loopback', ...limits } });
  const { stack, graphs, shops, parts, stop } = await start();
  try {
    // Each imported product has enough stock for dozens of orders.
    if (!isQuick) await fillCatalogue(stack, importedProducts);
    const catalogue = await readCatalogue(createGraphClient(graphs), quickSize);
    const context: OrderPagesContext = {
      stack,
      shops,
      locale: defaultLocale,
      nextSku: cycleValues(catalogue.products.filter(({ isInStock }) => isInStock).map(({ sku }) => sku)),
      checkout: {
        clubKey: catalogue.clubKey,
        membershipNumber: await readMembershipNumber(stack),
        shopUrl: stack.shopUrl,
      },
    };
    print(`buying ${pages} orders`);
    const opened = await openPages(context, pages);
    if (!isQuick) await wait(settleMs);
    print(`keeping ${pages} pages open for ${minutes} minutes`);
    const rows = await keepPagesOpen(opened, parts, { pages, minutes, minuteMs });
    const burst = await measureInterval(parts, pages, (checks) =>
      Promise.all(opened.map((page) => recordCheck(page, checks))),
    );
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const header = ['', 'requests/s', 'p50 ms', 'p99 ms', 'errors', 'store', 'sandbox', 'database'];
    print(`\n${pages} pages, commit ${commit}; CPU ms for each page and minute by part:\n`);
    const minuteRows = rows.map(({ cells }, index) => [`minute ${index + 1}`, ...cells]);
    print(alignColumns([header, ...minuteRows, ['all at once', ...burst.cells]]).join('\n'));
    const failures = [...rows, burst].reduce((sum, row) => sum + row.failures, 0);
    if (failures > 0) throw new Error(`${failures} requests failed.`);
  } finally {
    await stop();
  }
}

/** The production limits, which the bench stack raises. Sign-ins are not limited, because all come from one address. */
const limits = { REGISTERED_OPERATIONS_PER_MINUTE: '3000', SIGN_INS_PER_MINUTE: '100000' };

/** Time for the store to forward and mail the orders, in milliseconds. */
const settleMs = 30_000;

async function openPages(context: OrderPagesContext, count: number): Promise<OrderPage[]> {
  const opened: OrderPage[] = [];
  let next = 0;
  const open = async () => {
    for (let index = next++; index < count; index = next++) opened.push(await openOrderPage(context, index));
  };
  await Promise.all(Array.from({ length: concurrentOpens }, open));
  return opened;
}

/**
 * Runs the checks of each page at the intervals of the shop's order page, scaled to the length of a measured minute.
 */
async function keepPagesOpen(
  opened: readonly OrderPage[],
  parts: Parts,
  { pages, minutes, minuteMs }: Extent,
): Promise<Row[]> {
  const checks: Check[] = [];
  const controller = new AbortController();
  const pending = opened.map(async (page) => {
    for (let count = 0; ; count += 1) {
      const waitMs = (computeWaitMs(count) * minuteMs) / 60_000;
      await wait(waitMs, undefined, { signal: controller.signal }).catch(() => undefined);
      if (controller.signal.aborted) return;
      await recordCheck(page, checks);
    }
  });
  const rows: Row[] = [];
  while (rows.length < minutes) {
    rows.push(
      await measureInterval(parts, pages, async (ofMinute) => {
        const known = checks.length;
        await wait(minuteMs);
        ofMinute.push(...checks.slice(known));
      }),
    );
  }
  controller.abort();
  await Promise.all(pending);
  return rows;
}

async function recordCheck(page: OrderPage, checks: Check[]): Promise<void> {
  const startTime = performance.now();
  const error = await page.check().then(
    () => undefined,
    (reason: unknown) => String(reason),
  );
  checks.push({ ms: performance.now() - startTime, error });
}

/** Measures the checks that `work` records; CPU is that of all processes for each page. */
async function measureInterval(parts: Parts, pages: number, work: (checks: Check[]) => Promise<unknown>): Promise<Row> {
  const checks: Check[] = [];
  const before = readCpuMs(parts);
  const startTime = performance.now();
  await work(checks);
  const seconds = (performance.now() - startTime) / 1_000;
  const spent = subtractCpuMs(before, readCpuMs(parts));
  const latencies = checks.filter(({ error }) => error === undefined).map(({ ms }) => ms);
  const errors = checks.filter(({ error }) => error !== undefined);
  const cells = [
    (checks.length / seconds).toFixed(1),
    percentile(latencies, 50).toFixed(0),
    percentile(latencies, 99).toFixed(0),
    errors.length === 0 ? '0' : `${errors.length} (${errors[0]?.error?.slice(0, 80)})`,
    ...['store', 'sandbox', 'database'].map((part) => ((spent[part] ?? 0) / pages).toFixed(1)),
  ];
  return { cells, failures: errors.length };
}
