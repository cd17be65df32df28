import type { Locale } from '@tarima/markets/locale';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { z } from 'zod';
import { createMember } from '../e2e/graph/members.ts';
import { createMemberShopper } from '../e2e/graph/shopper.ts';
import { signInBrowser } from '../e2e/graph/sign-in-browser.ts';
import type { RunningStack } from '../e2e/stack/running.ts';
import type { SendOperation } from './graph-client.ts';
import { createGraphRequest, operations } from './operations.ts';
import { type CheckoutDetails, createGuestFactory } from './shopper.ts';

/** An open order page: a browser with its own session, and the order. */
export interface OrderPage {
  /** Requests the order's status, as the page does. @throws Error without the order in the response */
  check(): Promise<void>;
}

export interface OrderPagesContext {
  readonly stack: RunningStack;
  readonly shops: readonly string[];
  readonly locale: Locale;
  readonly nextSku: () => string;
  readonly checkout: CheckoutDetails;
}

/** Number of open pages that share an IP address, like a family behind one router. */
const pagesPerAddress = 4;
/** Every tenth page is of a member, the others are of guests. */
const memberShare = 10;

/** Buys an order in the shop and opens its page. `index` determines the store and the address of the shopper. */
export async function openOrderPage(context: OrderPagesContext, index: number): Promise<OrderPage> {
  const { locale } = context;
  const household = Math.floor(index / pagesPerAddress);
  const address = `10.${household >> 16}.${(household >> 8) & 255}.${household & 255}`;
  const { browser, orderNumber } = await (index % memberShare === 0
    ? buyAsMember(context)
    : buyAsGuest(context, index, address));
  const send = createShopClient(browser, getShop(context, index), address);
  return {
    async check() {
      const { order } = await send(operations.orderStatus, { orderNumber, email: null }, { locale });
      if (!order) throw new Error(`The order ${orderNumber} was not found.`);
    },
  };
}

/** The address of a page's store, with the host name at which members sign in, because cookies belong to a host. */
function getShop({ stack, shops }: OrderPagesContext, index: number): string {
  const url = new URL(shops[index % shops.length] ?? stack.shopUrl);
  url.hostname = new URL(stack.shopUrl).hostname;
  return url.origin;
}

interface BoughtOrder {
  readonly browser: HttpBrowser;
  readonly orderNumber: string;
}

async function buyAsMember({ stack, nextSku, checkout }: OrderPagesContext): Promise<BoughtOrder> {
  const member = await createMember(stack, 'ana');
  const shopper = await createMemberShopper(stack, member, { market: 'CR', language: 'es', club: checkout.clubKey });
  const { orderNumber } = await shopper.placeOrder([nextSku()]);
  return { browser: await signInBrowser(stack, member), orderNumber };
}

async function buyAsGuest(context: OrderPagesContext, index: number, address: string): Promise<BoughtOrder> {
  const { stack, locale, nextSku, checkout } = context;
  const browser = new HttpBrowser();
  const send = createShopClient(browser, getShop(context, index), address);
  const guest = createGuestFactory(send, locale, stack.guestTokenSecret)();
  const orderNumber = await guest.checkOut(await guest.addToCart(nextSku(), 1), checkout);
  return { browser, orderNumber };
}

/** Sends operations to the shop as its pages do, with the cookies of a browser and from an address. */
function createShopClient(browser: HttpBrowser, shop: string, address: string): SendOperation {
  return async (operation, variables, { locale }) => {
    const { path, headers, body } = createGraphRequest(operation, variables, { locale });
    const response = await browser.postJson(`${shop}${path}`, JSON.parse(body), {
      ...headers,
      'x-tarima-client': 'web',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    });
    const parsed = z.object({ data: operation.data }).safeParse(response.status === 200 && JSON.parse(response.body));
    if (!parsed.success) throw new Error(`${operation.name}: ${response.status} ${response.body.slice(0, 300)}`);
    return parsed.data.data;
  };
}
