import type { Frame, FrameLocator, Locator, Page, Response } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { PageId } from '@tarima/client/route-table';
import { getLocale, type Locale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { z } from 'zod';
import type { Member } from '../graph/members.ts';
import { requireAppOrigin } from '../stack/app-origin.ts';
import { findBrowser } from '../stack/browser.ts';
import type { RunningStack } from '../stack/running.ts';
import { findViolations } from './accessibility.ts';
import { test as base, expect } from './test.ts';
import { translateMessage } from './translations.ts';

/** A message of the shop, as the app received it. */
type Received = Readonly<Record<string, string>>;

const receivedSchema = z.array(z.record(z.string(), z.string()));

/**
 * Flags of a webview: no new windows, and no cookies of third parties; partitioned ones are allowed. Service workers are
 * blocked in all journeys (playwright.config.ts).
 */
const webviewFlags = ['--block-new-web-contents', '--test-third-party-cookie-phaseout'];

/** A product with enough stock. */
const sku = '110101-1';

/** The app with the shop in a frame of its host page. */
export class AppWebview {
  readonly page: Page;
  readonly stack: RunningStack;
  /** The shop's page. */
  readonly shop: FrameLocator;

  constructor(page: Page, stack: RunningStack) {
    this.page = page;
    this.stack = stack;
    this.shop = page.frameLocator('iframe[name=shop]');
  }

  get origin(): string {
    return requireAppOrigin();
  }

  /** Opens a page of the shop, without a path the last one. @returns the response to the shop's document */
  async open(path = '', options: OpenOptions = {}): Promise<Response> {
    const document = this.page.waitForResponse(
      (response) => response.request().resourceType() === 'document' && response.url().startsWith(this.stack.shopUrl),
    );
    const { member, reply = member ? 'token' : 'signedOut' } = options;
    await this.page.goto(`${this.origin}/?${new URLSearchParams({ path, reply, login: member?.login ?? '' })}`);
    return document;
  }

  /** Sets how the app responds to refresh-token messages from now on. */
  async setReply(reply: Reply, member?: Member): Promise<void> {
    await this.page.evaluate(`app.reply = ${JSON.stringify(reply)}`);
    if (member) await this.page.evaluate(`app.login = ${JSON.stringify(member.login)}`);
  }

  /** Signs a member of the app in to the shop, on a login-only page. */
  async signIn(locale: Locale, member: Member): Promise<void> {
    await this.open(pathTo('address-book', locale), { member });
    const title = translateMessage(locale.language, 'Saved addresses');
    await expect(this.shop.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Declines analytics: the choice in the frame is not that of the browser. */
  async declineAnalytics({ language }: Locale): Promise<void> {
    await this.shop.getByRole('button', { name: translateMessage(language, 'Decline'), exact: true }).click();
  }

  /** Opens a product of the shop. @returns the button that adds it to the cart */
  async openProduct(locale: Locale, options: OpenOptions = {}): Promise<Locator> {
    await this.open(pathTo('pdp-slug-sku', locale, { sku }), options);
    const name = translateMessage(locale.language, 'Add to cart');
    const add = this.shop.getByRole('main').getByRole('button', { name, exact: true });
    await expect(add).toBeEnabled();
    await this.expectMessage({ type: 'currentPath', path: this.getPath() });
    return add;
  }

  /** The link to the cart with one item. */
  getCartLink({ language }: Locale): Locator {
    return this.shop.getByRole('link', { name: new RegExp(`^${translateMessage(language, 'Cart')}, 1`) }).first();
  }

  /** Whether the server has stored a guest's cart, which the page shows before that. */
  async hasGuestCart(): Promise<boolean> {
    const cookies = await this.page.context().cookies(this.stack.shopUrl);
    return cookies.some(({ name }) => name === 'tarima.guest');
  }

  /** Sends data to the shop. */
  send(message: unknown): Promise<void> {
    return this.page.evaluate(`app.send(${JSON.stringify(message)})`);
  }

  /** Messages of a type that the app has received. */
  async list(type: string): Promise<readonly Received[]> {
    const received = receivedSchema.parse(await this.page.evaluate('app.received'));
    return received.filter((message) => message.type === type);
  }

  async expectMessage(message: Received): Promise<void> {
    const type = String(message.type);
    await expect
      .poll(() => this.list(type), `the app receives ${type}`)
      .toContainEqual({ source: 'tarima', ...message });
  }

  /** Ends the member's session on the server; the webview keeps its cookies. */
  async endSession(): Promise<void> {
    const cookies = await this.page.context().cookies(this.stack.shopUrl);
    await fetch(`${this.stack.shopUrl}/auth/logout`, {
      headers: {
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
      },
      redirect: 'manual',
    });
  }

  /** Expects that the shop's page has no violations of WCAG 2.2 AA. */
  async expectAccessible(): Promise<void> {
    // Pages of the app do not zoom (NATIVE-18).
    const rules = { 'meta-viewport': { enabled: false } };
    expect(await findViolations(this.findFrame(), 'html', rules)).toEqual([]);
  }

  /** The frame with the shop. */
  findFrame(): Frame {
    const frame = this.page.frame({ name: 'shop' });
    if (!frame) throw new Error('The app shows no shop.');
    return frame;
  }

  /** The path and query of the shop's page. */
  getPath(): string {
    return this.findFrame().url().slice(this.stack.shopUrl.length);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.getPath(), 'the page of the shop').toBe(path);
  }
}

type Reply = 'token' | 'signedOut' | 'silent';

interface OpenOptions {
  /** The member of the app. */
  readonly member?: Member;
  /** How the app responds to refresh-token messages. */
  readonly reply?: Reply;
}

/** The member of the app and their club, by language. */
const demoMembers = { es: 'ana', en: 'marcus' } as const;
const places = { es: { market: 'CR', club: '6401' }, en: { market: 'JM', club: '7201' } } as const;

/** Paths and texts in the language of the project, and where its member shops. */
function createReader(language: Language) {
  const place = { language, ...places[language] };
  const locale = getLocale(language, place.market);
  return {
    locale,
    place,
    path: (page: PageId, params = {}, query = {}) => pathTo(page, locale, params, query),
    translate: (message: string, values: Record<string, string> = {}) => translateMessage(language, message, values),
  };
}

const launch = await findBrowser();

/** Options of a test that runs in a webview: `test.use(webview)`. */
export const webview = { launchOptions: { ...launch, args: [...launch.args, ...webviewFlags] } };

interface AppFixtures {
  readonly app: AppWebview;
  readonly reader: ReturnType<typeof createReader>;
  /** A member of the app, created for this test. */
  readonly member: Member;
}

/** A test with the app's host page. */
export const test = base.extend<AppFixtures>({
  app: async ({ page, stack, watch }, use) => {
    // A refused request is a message of the browser.
    watch.allow(/status of 401/);
    // A busy browser may preload pictures before the frame has its width, and chooses the smallest.
    watch.allow(/96\.webp was preloaded using link preload but not used/);
    await use(new AppWebview(page, stack));
    expect(page.context().pages().length, 'a webview opens no windows').toBe(page.isClosed() ? 0 : 1);
  },
  reader: async ({ language }, use) => use(createReader(language)),
  member: async ({ language, createMemberLike }, use) => use(await createMemberLike(demoMembers[language])),
});
