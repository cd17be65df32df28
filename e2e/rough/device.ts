import type { ShoppingTab, TabOptions } from '@tarima/client/shopping-tab';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { Agent, fetch as undiciFetch } from 'undici';
import { answerCaptcha, captchaChallenge } from '../graph/captcha.ts';
import { collectDeviceData } from '../graph/provider-pages.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Link } from './link.ts';
import type { OpenTab, TabGlobals } from './tab-script.ts';

/** The browser of one shopper without pages: cookies, storage and tabs, behind one link. */
export interface Device {
  /** Opens a tab. */
  openTab(): DeviceTab;
  /** Requests of the shop's code so far, by operation. */
  readonly requests: ReadonlyMap<string, number>;
  /** The same requests in order. */
  readonly log: readonly RequestEntry[];
  close(): Promise<void>;
}

/** A request of the shop's code. */
export interface RequestEntry {
  /** `performance.now()` when it was sent. */
  readonly at: number;
  readonly operationName: string;
  /** The id of its trace, which the log of the store has too. */
  readonly trace: string | undefined;
  /** Status and codes of the response; empty when the shop received none. */
  result: string;
}

export interface DeviceTab {
  /** The tab after its latest reload. */
  readonly shop: ShoppingTab;
  /** Stops all code that runs in the tab and starts it again. The tab keeps its session storage. */
  reload(): void;
}

type DeviceOptions = Pick<TabOptions, 'market' | 'language' | 'club' | 'timeoutMs' | 'pollingTimeoutMs'> &
  Pick<TabOptions, 'confirmRetry' | 'onReplay'> & {
    readonly stack: RunningStack;
    readonly link: Link;
    readonly openTab: OpenTab;
    /** A browser that is already signed in. */
    readonly browser?: HttpBrowser;
  };

const frameMs = 1_000 / 60;

/** Creates the device of a shopper. */
export function createDevice(options: DeviceOptions): Device {
  const { stack, link, openTab, browser = new HttpBrowser(), ...tabOptions } = options;
  const dispatcher = new Agent({ keepAliveTimeout: 1_000 });
  const requests = new Map<string, number>();
  const log: RequestEntry[] = [];
  const localStorage = createStorage();
  const lockPrefix = crypto.randomUUID();
  const tabs: DeviceTab[] = [];

  const send = async (
    path: string,
    init: RequestInit,
    closed: AbortSignal,
  ): Promise<Pick<Response, 'status' | 'text'>> => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    requests.set(operationName, (requests.get(operationName) ?? 0) + 1);
    const headers = init.headers as Record<string, string>;
    const entry = {
      at: Math.round(performance.now()),
      operationName,
      trace: headers.traceparent?.slice(3, 35),
      result: '',
    };
    log.push(entry);
    const cookie = browser.cookieHeader(stack.shopUrl + path);
    const response = await undiciFetch(`http://127.0.0.1:${link.port}${path}`, {
      dispatcher,
      method: 'POST',
      headers: { ...headers, origin: stack.shopUrl, ...(cookie && { cookie }) },
      body: String(init.body),
      signal: init.signal ? AbortSignal.any([init.signal, closed]) : closed,
    });
    browser.storeCookies(stack.shopUrl + path, response.headers.getSetCookie());
    const { status } = response;
    const text = async () => {
      const body = await response.text();
      entry.result = `${status} ${
        body
          .match(/"(?:code|status|orderNumber)":"[^"]*"/g)
          ?.slice(0, 3)
          .join() ?? ''
      }`;
      return body;
    };
    return { status, text };
  };

  /** The code of a closed page no longer runs, so its promises do not settle. */
  const untilClosed = async <Result>(result: Promise<Result>, closed: AbortSignal): Promise<Result> => {
    const settled = await Promise.allSettled([result]);
    return closed.aborted
      ? new Promise<never>(() => undefined)
      : settled[0].status === 'fulfilled'
        ? settled[0].value
        : Promise.reject(settled[0].reason);
  };

  const createGlobals = (
    sessionStorage: TabGlobals['sessionStorage'],
    page: EventTarget,
    closed: AbortSignal,
  ): TabGlobals => ({
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    async fetch(input, init = {}) {
      const response = await untilClosed(send(String(input), init, closed), closed);
      const text = () => untilClosed(response.text(), closed);
      return { status: response.status, text } as Response;
    },
    localStorage,
    sessionStorage,
    screen: { colorDepth: 24, width: 360, height: 740 },
    navigator: {
      onLine: true,
      language: tabOptions.language,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile',
      locks: {
        request: <Result>(name: string, work: () => Promise<Result>) =>
          untilClosed(
            // A closed page releases its locks, and no longer waits for others.
            navigator.locks.request(`${lockPrefix} ${name}`, { signal: closed }, () =>
              Promise.race([work(), whenAborted(closed)]),
            ),
            closed,
          ),
      },
    },
    requestAnimationFrame: (callback) => setTimeout(callback, frameMs),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(`${lockPrefix} ${name}`);
        closed.addEventListener('abort', () => this.close());
      }
    },
  });

  return {
    requests,
    log,
    openTab() {
      const sessionStorage = createStorage();
      const load = () => {
        const page = new EventTarget();
        const closing = new AbortController();
        const shop = openTab(createGlobals(sessionStorage, page, closing.signal), {
          ...tabOptions,
          collectDeviceData: (page) => collectDeviceData({ __typename: 'DeviceDataCollection', ...page }),
          solveCaptcha: async (challenge) =>
            (await answerCaptcha(captchaChallenge.parse(challenge), stack.shopUrl)).token,
        });
        return { shop, page, closing };
      };
      let current = load();
      const tab: DeviceTab = {
        get shop() {
          return current.shop;
        },
        reload() {
          current.page.dispatchEvent(new Event('pagehide'));
          current.shop.close();
          current.closing.abort();
          current = load();
        },
      };
      tabs.push(tab);
      return tab;
    },
    async close() {
      for (const tab of tabs) tab.reload();
      for (const tab of tabs) tab.shop.close();
      await dispatcher.destroy();
    },
  };
}

function createStorage(): TabGlobals['localStorage'] {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
