import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { removeClockVariables } from '../../scripts/clock.ts';
import { readTestEnv } from '../env.ts';

const systemBrowsers = [
  // Headless alone: a visit takes half the CPU time that it takes in a desktop browser.
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

/** How a browser is started. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  /** With the machine's own clock: Chromium does not work under libfaketime (`npm run at`). */
  readonly env: Record<string, string>;
}

/** How to start a browser: the one that CHROMIUM_PATH names, the system's, or the one that comes as an npm package. */
export async function findBrowser(): Promise<BrowserLaunch> {
  const env = removeClockVariables(process.env);
  const given = readTestEnv().CHROMIUM_PATH;
  if (given) return { executablePath: given, args: quietFlags, env };
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: quietFlags, env };
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...quietFlags], env };
}
