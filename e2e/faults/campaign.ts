import type { DatabaseUrls } from '../../scripts/databases.ts';
import { startStack } from '../stack/stack.ts';
import { createAlertLog } from './alerts.ts';
import { type Report, startCanaryWatch } from './canary/watch.ts';
import type { FaultCase, FaultContext } from './case.ts';
import { startInterceptor } from './interceptor.ts';
import { addTimeError, formatOutcomes, type Outcome } from './outcomes.ts';
import { shortTimeouts } from './short-timeouts.ts';
import { addStock } from './stock.ts';

/** Cases that run at the same time; a case that kills or stalls the store, or affects others, runs alone. */
const parallelCases = 4;
const upstreams = [
  'COMMERCE_API_URL',
  'PAYMENTS_API_URL',
  'TAX_API_URL',
  'FULFILMENT_URL',
  'ORDER_MANAGEMENT_URL',
  'MEMBERSHIP_API_URL',
  'IDENTITY_API_URL',
];

/** Runs all cases on one stack, with two stores when the databases are on a server. @returns the number of failures */
export async function runCampaign(
  cases: readonly FaultCase[],
  print: (line: string) => void,
  databases?: DatabaseUrls,
): Promise<number> {
  const interceptor = await startInterceptor(upstreams);
  const alerts = createAlertLog();
  const canary = await startCanaryWatch();
  const stack = await startStack({
    environment: shortTimeouts,
    prepareSandbox: addStock,
    wrapStoreEnvironment: (environment) => ({ ...interceptor.redirectUpstreams(environment), ...canary.environment }),
    onStoreOutput(text) {
      alerts.read(text);
      canary.readLog(text);
    },
    ...(databases && { databases }),
  });
  const outcomes: Outcome[] = [];
  let scansFailed = 0;
  // Without payments with the card, a scan proves nothing.
  const isScanned = cases.some(({ kind }) => kind === 'canary');
  const report = ({ lines, failed }: Report) => {
    for (const line of lines) print(line);
    scansFailed += failed;
  };
  try {
    if (isScanned) {
      print('\nThe canary card is planted:');
      report(await canary.plant(stack));
    }
    const secondStore = databases && (await stack.addStore());
    const context: FaultContext = { stack, interceptor, alerts, secondStore, canaryListener: canary.listener };
    const run = async (faultCase: FaultCase) => {
      const startTime = performance.now();
      const outcome = await runCase(faultCase, context);
      outcomes.push(outcome);
      print(formatRow(outcome, performance.now() - startTime));
    };
    const exclusive = cases.filter(({ isExclusive }) => isExclusive);
    const parallel = cases.filter(({ isExclusive }) => !isExclusive).values();
    for (const faultCase of exclusive) await run(faultCase);
    const runRemaining = async () => {
      for (const faultCase of parallel) await run(faultCase);
    };
    await Promise.all(Array.from({ length: parallelCases }, runRemaining));
    for (const line of formatOutcomes(outcomes)) print(line);
    await Promise.all([stack.store().stop(), secondStore?.process.stop()]);
    if (isScanned) {
      print('\nThe canary card after the campaign:');
      report(await canary.scan(stack));
    }
  } finally {
    await stack.stop();
    await interceptor.close();
    await canary.close();
  }
  return scansFailed + outcomes.filter(({ errors }) => errors.length > 0).length;
}

async function runCase(faultCase: FaultCase, context: FaultContext): Promise<Outcome> {
  try {
    return addTimeError({ ...faultCase, ...(await faultCase.run(context)) });
  } catch (error) {
    return { ...faultCase, errors: [error instanceof Error ? error.message : String(error)] };
  }
}

function formatRow({ kind, route, title, status, errors }: Outcome, ms: number): string {
  const seconds = (ms / 1000).toFixed(1).padStart(5);
  const verdict = errors.length > 0 ? errors.join('; ') : 'ok';
  return `  ${kind.padEnd(8)} ${`${route}: ${title}`.padEnd(64)} ${(status ?? '').padEnd(13)} ${seconds} s  ${verdict}`;
}
