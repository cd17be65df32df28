import type { Frame, FrameLocator, Page, Response } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import type { Member } from '../graph/members.ts';
import { requireAppOrigin } from '../stack/app-origin.ts';
import type { RunningStack } from '../stack/running.ts';
import { findViolations } from './accessibility.ts';
import { expect } from './test.ts';
import { translateMessage } from './translations.ts';

/** A message of the shop, as the app received it. */
type Received = Readonly<Record<string, string>>;

const receivedSchema = z.array(z.record(z.string(), z.string()));

/**
 * Flags of a webview: no new windows, and no cookies of third parties; partitioned ones are allowed. Service workers are
 * blocked in all journeys (playwright.config.ts).
 */
export const webviewFlags = ['--block-new-web-contents', '--test-third-party-cookie-phaseout'];

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
  async open(path = '', options: { readonly member?: Member; readonly reply?: Reply } = {}): Promise<Response> {
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
