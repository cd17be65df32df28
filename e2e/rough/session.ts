import type { TabCart, TabPayment } from '@tarima/client/shopping-tab';
import type { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { createMember } from '../graph/members.ts';
import { signInBrowser } from '../graph/sign-in-browser.ts';
import type { RunningStack } from '../stack/running.ts';
import { type CartRecord, createCartRecord } from './cart-record.ts';
import { chooseDelivery, playStep, sendQueued } from './cart-steps.ts';
import { createDevice, type Device, type DeviceTab } from './device.ts';
import { type Link, startLink } from './link.ts';
import { type PaymentSession, payInTab, settlePayment } from './payment.ts';
import type { CartStep, Plan } from './plan.ts';
import { roughProfiles } from './profiles.ts';
import type { OpenTab } from './tab-script.ts';
import { createWatch, type Watch } from './watch.ts';

/** Timeout of a request, and how long an attempt is polled; in the shop 30 s and three minutes. */
const timeoutMs = 5_000;
const pollingTimeoutMs = 20_000;

/** What happened in a session. */
export interface Session {
  readonly plan: Plan;
  readonly record: CartRecord;
  readonly watch: Watch;
  /** Ids of the carts that the shopper has seen. */
  readonly cartIds: ReadonlySet<string>;
  /** The outcomes of the payment that each tab showed while the network was rough, in order. */
  readonly tabOutcomes: readonly (readonly TabPayment[])[];
  /** All outcomes of the payment that the shopper saw; the last one with a good connection. */
  readonly outcomes: readonly TabPayment[];
  /** The cart that the shop shows at the end; undefined when it could not be loaded. */
  readonly cart: TabCart | null | undefined;
  readonly linkCounts: Link['counts'];
  readonly requests: Device['requests'];
  readonly log: Device['log'];
  readonly presses: number;
  /** Changes that still wait for a connection at the end. */
  readonly queued: number;
  readonly durationMs: number;
}

export interface SessionContext {
  readonly stack: RunningStack;
  readonly openTab: OpenTab;
}

/** Plays a session: the shopper looks at products, changes the cart, and pays or leaves, over a rough network. */
export async function playSession({ stack, openTab }: SessionContext, plan: Plan): Promise<Session> {
  const browser = plan.shopper === 'member' ? await signInAsMember(stack) : undefined;
  const startTime = performance.now();
  const link = await startLink({
    profile: roughProfiles[plan.profile],
    seed: plan.seed,
    target: stack.shopUrl,
    lateMs: timeoutMs + 1_000,
  });
  const record = createCartRecord();
  const watch = createWatch();
  const cartIds = new Set<string>();
  const recordCart: PaymentSession['recordCart'] = (cart) => {
    // A cart that the server has not confirmed has no id.
    if (cart && cart.id !== 'expected') cartIds.add(cart.id);
    return cart;
  };
  const device = createDevice({
    stack,
    link,
    openTab,
    ...(browser && { browser }),
    ...plan.place,
    timeoutMs,
    pollingTimeoutMs,
    confirmRetry: async () => plan.isPatient,
    onReplay: record.addReplays,
  });
  try {
    const tab = device.openTab();
    const secondTab = plan.secondTabSteps && device.openTab();
    const session: PaymentSession = { plan, record, watch, recordCart };
    await changeCart(session, tab, secondTab);
    const payers = plan.card ? [tab, ...(secondTab && plan.paysInBothTabs ? [secondTab] : [])] : [];
    const payments = await Promise.all(
      payers.map(async (payer) => ({
        ...(await payInTab(session, payer, payer === tab && plan.reload === 'payment')),
        payer,
      })),
    );
    link.calm();
    await sendQueued([tab, ...(secondTab ? [secondTab] : [])]);
    const settled: TabPayment[] = [];
    for (const payment of payments) {
      // The first tab shows the outcome; another one only has to end what it still shows as running.
      const isEnded = payment.payer !== tab && payment.outcomes.at(-1)?.type !== 'pending';
      const outcome = isEnded ? undefined : await settlePayment(session, payment.payer.shop, payment);
      if (outcome) settled.push(outcome);
    }
    const cart = await watch.load(tab.shop, 'cart', async () => recordCart(await tab.shop.fetchCart()), 20);
    return {
      plan,
      record,
      watch,
      cartIds,
      tabOutcomes: payments.map(({ outcomes }) => outcomes),
      outcomes: [...payments.flatMap(({ outcomes }) => outcomes), ...settled],
      cart,
      linkCounts: { ...link.counts },
      requests: device.requests,
      log: device.log,
      presses: payments.reduce((sum, { presses }) => sum + presses, 0),
      queued: tab.shop.countQueued(),
      durationMs: performance.now() - startTime,
    };
  } finally {
    await device.close();
    await link.close();
  }
}

/** A demo member of Guatemala with a deliverable default address. */
const demoMember = 'julio';

/** Signs a new member in, without a rough network: the session begins afterwards. */
const signInAsMember = async (stack: RunningStack): Promise<HttpBrowser> =>
  signInBrowser(stack, await createMember(stack, demoMember));

async function changeCart(session: PaymentSession, tab: DeviceTab, secondTab: DeviceTab | undefined): Promise<void> {
  const { plan, watch, recordCart } = session;
  const play = async (steps: readonly CartStep[], target: DeviceTab) => {
    for (const step of steps) await playStep(session, target.shop, step);
  };
  await watch.load(tab.shop, 'home', () => tab.shop.open());
  for (const text of plan.searches) await watch.load(tab.shop, 'search', () => tab.shop.browse({ text }));
  await watch.load(tab.shop, 'product', () => tab.shop.openProduct(plan.firstProduct));
  const { atOnce, steps } = plan;
  // Pressed on several products of a list before the result of the first.
  await Promise.all(atOnce.map((step) => playStep(session, tab.shop, step)));
  await Promise.all([
    plan.reload === 'cart' ? playAndReload(session, tab, steps) : play(steps, tab),
    secondTab && plan.secondTabSteps && openAndPlay(secondTab, plan.secondTabSteps),
  ]);
  // The cart page shows that changes wait; the shopper continues when they are sent.
  await sendQueued([tab]);
  recordCart((await watch.load(tab.shop, 'cart', () => tab.shop.fetchCart())) ?? null);
  if (plan.card) await chooseDelivery(session, tab.shop, plan);

  async function openAndPlay(target: DeviceTab, own: readonly CartStep[]): Promise<void> {
    await watch.load(target.shop, 'home', () => target.shop.open());
    await play(own, target);
  }
}

/** Plays steps and reloads the page while one of them has no result; the shopper continues with the next one. */
async function playAndReload(session: PaymentSession, tab: DeviceTab, steps: readonly CartStep[]): Promise<void> {
  const { plan, watch } = session;
  const at = Math.min(plan.reloadAtStep, steps.length - 1);
  for (const [index, step] of steps.entries()) {
    const playing = playStep(session, tab.shop, step);
    if (index !== at) {
      await playing;
      continue;
    }
    const moment = Promise.withResolvers<void>();
    const timer = setTimeout(moment.resolve, plan.reloadAfterMs);
    await Promise.race([playing, moment.promise]);
    clearTimeout(timer);
    watch.stop(tab.shop);
    tab.reload();
    await watch.load(tab.shop, 'home', () => tab.shop.open());
  }
}
