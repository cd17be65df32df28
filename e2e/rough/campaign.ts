import { shortTimeouts } from '../faults/short-timeouts.ts';
import { addStock } from '../faults/stock.ts';
import { startStack } from '../stack/stack.ts';
import { createPlan, type Plan, roughProducts } from './plan.ts';
import { formatReport, type PlayedSession } from './report.ts';
import { playSession, type SessionContext } from './session.ts';
import { buildTabScript } from './tab-script.ts';
import { startUpstreamFaults } from './upstream-faults.ts';
import { judge } from './verdict.ts';

export interface CampaignOptions {
  readonly seed: number;
  readonly runs: number;
  /** The number of the only session to play; undefined for all. */
  readonly only: number | undefined;
  /** Sessions that run at the same time. */
  readonly parallel: number;
  readonly isVerbose: boolean;
}

/** Short times of the store, and cheap captchas: each simulated shopper of this machine solves some. */
const environment = {
  ...shortTimeouts,
  ALTCHA_COST: '100',
  ALTCHA_GUESSES: '20',
  CHECKOUT_WAIT_TIMEOUT_MS: '2500',
  COMMERCE_TIMEOUT_MS: '3000',
  PAYMENT_TRIES_SHOPPER_LIMIT: '100000',
  PAYMENT_TRIES_CART_LIMIT: '100000',
  SIGN_INS_PER_MINUTE: '100000',
};

/** Plays the sessions of a seed over rough networks, with failing upstreams. @returns the number of failed sessions */
export async function runCampaign(options: CampaignOptions, print: (line: string) => void): Promise<number> {
  const { seed, runs, only } = options;
  const [openTab, faults] = await Promise.all([buildTabScript(), startUpstreamFaults(seed)]);
  const stack = await startStack({
    environment,
    prepareSandbox: (running) => addStock(running, roughProducts),
    wrapStoreEnvironment: faults.redirectUpstreams,
    verbose: options.isVerbose,
  });
  const startTime = performance.now();
  const played: PlayedSession[] = [];
  try {
    faults.begin();
    const numbers = only === undefined ? Array.from({ length: runs }, (_, index) => index + 1) : [only];
    const remaining = numbers.values();
    const playRemaining = async () => {
      for (const number of remaining) {
        const plan = createPlan(seed, number);
        const result = await playAndJudge({ stack, openTab }, plan);
        played.push(result);
        const isFailed = result.verdict.errors.length > 0;
        if (isFailed || options.isVerbose || only !== undefined) print(JSON.stringify(describe(result)));
        if (played.length % 50 === 0)
          print(`${played.length} sessions, ${formatSeconds(performance.now() - startTime)}`);
      }
    };
    await Promise.all(Array.from({ length: Math.min(options.parallel, numbers.length) }, playRemaining));
    faults.end();
  } finally {
    await stack.stop();
    await faults.close();
  }
  for (const line of formatReport(played, faults.counts, performance.now() - startTime)) print(line);
  const failed = played.filter(({ verdict }) => verdict.errors.length > 0);
  for (const { plan, verdict } of failed) {
    print(`session ${plan.number} (--seed ${seed} --only ${plan.number}): ${verdict.errors.join('; ')}`);
  }
  return failed.length;
}

async function playAndJudge(context: SessionContext, plan: Plan): Promise<PlayedSession> {
  try {
    const session = await playSession(context, plan);
    return { plan, session, verdict: await judge(context.stack, session) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { plan, session: undefined, verdict: { ending: undefined, errors: [message] } };
  }
}

const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;

/** The plan, commands, outcomes and requests of a session, for the log. */
function describe({ plan, session, verdict }: PlayedSession): object {
  return {
    plan,
    verdict,
    ...(session && {
      events: session.record.events,
      failures: [...session.record.failures],
      outcomes: session.outcomes,
      cart: session.cart,
      link: session.linkCounts,
      tabOutcomes: session.tabOutcomes,
      cartIds: [...session.cartIds],
      requests: session.log,
      longestWaitMs: Math.round(session.watch.longestMs()),
    }),
  };
}
