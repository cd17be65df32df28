/**
 * A shopper's tab without a browser, for simulated shopping sessions: the shop's own transport, cart commands, outbox and
 * payment, without its pages. Built as one script, which runs once for each tab with the tab's own `fetch`, storage and
 * location, so that tabs share no state.
 */
import type { ApolloClient } from '@apollo/client';
import { createBrowserTransport } from '../apollo/browser-transport.ts';
import { createApolloClient } from '../apollo/create-client.ts';
import { getData } from '../apollo/get-data.ts';
import { loadFresh, loadPublic } from '../apollo/load.ts';
import { messageLink } from '../apollo/message-link.ts';
import type { CaptchaInput } from '../apollo/schema-types.gen.ts';
import { tabStorage } from '../browser-storage.ts';
import { CaptchaChallengeDocument } from '../features/captcha/captcha.gen.ts';
import { type CaptchaHandle, CaptchaUnansweredError } from '../features/captcha/captcha-handle.ts';
import { emptyCard } from '../features/cards/card-form-schema.ts';
import { isFailure, isRequestFailure } from '../features/cart/cart-failure.ts';
import { getCartFailureAction } from '../features/cart/cart-failure-action.ts';
import { getStoredOutbox } from '../features/cart/cart-storage.ts';
import { addToCart, changeQuantity, removeLine, setDelivery } from '../features/cart/commands.ts';
import { dispatchCommand } from '../features/cart/dispatch.ts';
import { waitForCartChanges } from '../features/cart/ongoing-changes.ts';
import { onChangeInOtherTab } from '../features/cart/other-tabs.ts';
import { parseOutbox } from '../features/cart/outbox-entries.ts';
import { refetchCart } from '../features/cart/refetch-cart.ts';
import { startReplayLoop } from '../features/cart/replay-loop.ts';
import { replayOutbox } from '../features/cart/replay-outbox.ts';
import { ProductListDocument } from '../features/catalog/product-list.gen.ts';
import { HomeDeliveryDocument, ProductPageDocument } from '../features/catalog/product-page.gen.ts';
import { createAttemptKeys } from '../features/checkout/attempt-key.ts';
import { createCartGraph } from '../features/checkout/cart-graph.ts';
import { CheckoutPageDocument } from '../features/checkout/checkout.gen.ts';
import { pay, resume } from '../features/checkout/pay.ts';
import type { PaymentContext, PaymentOutcome } from '../features/checkout/payment.ts';
import { createPaymentGraph, type PaymentOrder } from '../features/checkout/payment-graph.ts';
import { awaitReturn } from '../features/checkout/watch-attempt.ts';
import { DeliveryWindowsDocument, SetDeliveryWindowDocument } from '../features/delivery/delivery-windows.gen.ts';
import { CartDocument, type CartPartsFragment } from '../session/cart.gen.ts';
import { ViewerDocument } from '../session/viewer.gen.ts';
import type {
  ShoppingTab,
  TabCart,
  TabChange,
  TabChangeResult,
  TabOptions,
  TabOrder,
  TabPayment,
} from './shopping-tab-types.ts';

/** Opens a tab. */
export function openTab(options: TabOptions): ShoppingTab {
  const { market, language, club, confirmRetry } = options;
  const client = createApolloClient({
    ssr: false,
    send: createBrowserTransport({ market, language }, options.timeoutMs),
    link: messageLink,
  });
  const closing = new AbortController();
  const loop = startReplayLoop({
    hasQueued: () => getStoredOutbox(market) !== null,
    async replay() {
      if (getStoredOutbox(market) === null) return;
      const results = await replayOutbox(client, market);
      options.onReplay(
        results.map(({ kind, result }) => ({ kind, failure: isFailure(result) ? getReason(result) : undefined })),
      );
    },
  });
  const stopSync = onChangeInOtherTab(market, () => void refetchCart(client));

  const createContext = (cartId: string, order?: PaymentOrder): PaymentContext => ({
    graph: createPaymentGraph(client, createCartGraph(client, cartId), order),
    keys: createAttemptKeys(tabStorage),
    subjectId: cartId,
    onStage: () => undefined,
    signal: closing.signal,
    pollingTimeoutMs: options.pollingTimeoutMs,
    collectDeviceData: ({ url, accessToken }) => options.collectDeviceData({ url, accessToken }).catch(() => null),
  });

  return {
    async browse({ categoryKey, text }) {
      const input = { clubKey: club, ...(categoryKey && { categoryKey }), ...(text && { text }) };
      const { products } = await loadPublic(client, ProductListDocument, { input, clubKey: club });
      return products.items.map(({ displayVariant }) => displayVariant.sku);
    },

    async openProduct(sku) {
      await loadPublic(client, ProductPageDocument, { sku, clubKey: club });
    },

    async open() {
      await loadFresh(client, ViewerDocument, {});
    },

    readShownCart: () => toTabCart(client.cache.readQuery({ query: CartDocument, optimistic: true })?.cart),

    fetchCart: async () => toTabCart((await loadFresh(client, CartDocument, {})).cart),

    async fetchWindows() {
      const { cart } = await loadFresh(client, DeliveryWindowsDocument, {});
      return (cart?.deliveryWindows ?? []).filter(({ isFull }) => !isFull).map(({ id }) => id);
    },

    async fetchAddress() {
      return (await loadFresh(client, HomeDeliveryDocument, {})).homeDelivery?.addressId ?? null;
    },

    change: (change) => sendChange({ client, marketCode: market, confirmRetry }, club, change),
    countQueued: () => parseOutbox(getStoredOutbox(market)).length,
    reconnect: () => loop.tryNow(),

    async openCheckout() {
      await waitForCartChanges();
      return toTabCart((await loadFresh(client, CheckoutPageDocument, {})).cart);
    },

    async pay(order) {
      const captcha = createCaptcha(client, order.cartId, options.solveCaptcha);
      return toTabPayment(await pay(createContext(order.cartId, createOrder(order, captcha))));
    },
    resume: async (cartId) => toTabPayment(await resume(createContext(cartId))),
    continueAfterReturn: async (cartId, attemptId) => toTabPayment(await awaitReturn(createContext(cartId), attemptId)),

    close() {
      closing.abort();
      loop.stop();
      stopSync();
    },
  };
}

type DispatchContext = Parameters<typeof dispatchCommand>[0];

async function sendChange(context: DispatchContext, club: string, change: TabChange): Promise<TabChangeResult> {
  const outcome = await dispatchChange(context, club, change);
  if (outcome.kind !== 'failed') return { kind: outcome.kind };
  const { failure } = outcome;
  const isDelivery = change.kind === 'pickup' || change.kind === 'delivery' || change.kind === 'window';
  return {
    kind: 'failed',
    reason: getReason(failure),
    isRefused: !isRequestFailure(failure),
    reaction: getCartFailureAction(isDelivery ? 'deliver' : change.kind, failure).kind,
  };
}

function dispatchChange(context: DispatchContext, club: string, change: TabChange) {
  switch (change.kind) {
    case 'add': {
      const { sku, quantity } = change;
      return dispatchCommand(context, addToCart({ sku, quantity, clubKey: club }, context.marketCode, undefined));
    }
    case 'change':
      return dispatchCommand(context, changeQuantity(change.lineId, change.quantity));
    case 'remove':
      return dispatchCommand(context, removeLine(change.lineId));
    case 'pickup':
      return dispatchCommand(context, setDelivery({ method: 'PICK_UP_IN_CLUB', clubKey: club }));
    case 'delivery':
      return dispatchCommand(context, setDelivery({ method: 'DELIVERY', addressId: change.addressId }));
    case 'window': {
      const { windowId } = change;
      return dispatchCommand(context, {
        operation: 'deliver',
        mutation: SetDeliveryWindowDocument,
        input: { windowId },
      });
    }
  }
}

const getReason = (failure: object): string =>
  'errorKind' in failure ? String(failure.errorKind) : 'code' in failure ? String(failure.code) : 'unknown';

function toTabCart(cart: CartPartsFragment | null | undefined): TabCart | null {
  if (!cart) return null;
  const { id, lines, delivery, total, isLocked, isReadyForCheckout } = cart;
  return {
    id,
    lines: lines.map((line) => ({ id: line.id, sku: line.variant.sku, quantity: line.quantity })),
    deliveryMethod: delivery?.method ?? null,
    total: { centAmount: total.centAmount, currency: total.currency },
    isLocked,
    isReadyForCheckout,
  };
}

function toTabPayment(outcome: PaymentOutcome | { readonly type: 'foreign' } | undefined): TabPayment {
  switch (outcome?.type) {
    case undefined:
      return { type: 'none' };
    case 'completed':
    case 'review':
    case 'pending':
    case 'not-ready':
      return outcome;
    case 'action': {
      const { attemptId, action } = outcome;
      return { type: 'action', attemptId, action };
    }
    case 'problem': {
      const { problem } = outcome;
      const reason = problem.type === 'failure' ? problem.code : problem.type;
      return { type: 'problem', reason, hasMessage: problem.type !== 'failure' || problem.message !== '' };
    }
    default:
      return { type: 'other' };
  }
}

const createOrder = ({ card, total, guest }: TabOrder, captcha: CaptchaHandle): PaymentOrder => ({
  method: 'CARD',
  form: { ...emptyCard, ...card },
  acceptsTerms: true,
  captcha,
  guest,
  total: { __typename: 'Money', ...total } as PaymentOrder['total'],
});

/** Solves captchas without a widget. */
function createCaptcha(client: ApolloClient, cartId: string, solve: TabOptions['solveCaptcha']): CaptchaHandle {
  let given: Parameters<CaptchaHandle['renew']>[0];
  const fetchChallenge = async () => {
    const variables = { cartId, scriptFailed: false };
    return getData(await client.query({ query: CaptchaChallengeDocument, variables, fetchPolicy: 'no-cache' }))
      .captchaChallenge;
  };
  return {
    async getAnswer(): Promise<CaptchaInput | undefined> {
      try {
        const challenge = given ?? (await fetchChallenge());
        return challenge ? { kind: challenge.kind, token: await solve(challenge) } : undefined;
      } catch {
        throw new CaptchaUnansweredError();
      }
    },
    renew(challenge) {
      given = challenge;
    },
  };
}
