import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { removeClockVariables } from '../../scripts/clock.ts';
import { readTestEnv } from '../env.ts';

const systemBrowsers = [
  // The headless shell needs half the CPU time of a desktop browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options of a browser. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  /** Environment with the machine's clock, because Chromium does not work under libfaketime (`npm run at`). */
  readonly env: Record<string, string>;
}

/** Returns the launch options of the browser at CHROMIUM_PATH, the system's browser, or the packaged one. */
export async function findBrowser(): Promise<BrowserLaunch> {
  const env = removeClockVariables(process.env);
  const configuredPath = readTestEnv().CHROMIUM_PATH;
  if (configuredPath) return { executablePath: configuredPath, args: quietFlags, env };
  const systemPath = systemBrowsers.find((path) => existsSync(path));
  if (systemPath) return { executablePath: systemPath, args: quietFlags, env };
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...quietFlags], env };
}
