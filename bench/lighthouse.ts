/**
 * `npm run lighthouse`: starts a shop and measures home, a category and a product with Lighthouse's mobile settings; the median
 * of three runs is written to results/lighthouse.json. Each page is measured twice: simulated, Lighthouse's default (it
 * loads the page without throttling and estimates the times on a phone), and with the phone's
 * network and CPU throttling applied. `--quick` loads home once, simulated, and writes no results.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLocale } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/lifecycle';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { getPageAddress, sitePages } from '../e2e/journeys/site.ts';
import { findBrowser } from '../e2e/stack/browser.ts';
import { useStack } from '../e2e/stack/stack.ts';
import { categories, formatScoreTable, type PageScores, summarizeRuns } from './lighthouse-scores.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const measuredPages = quick ? ['home'] : ['home', 'category', 'product'];
const rounds = quick ? 1 : 3;
const methods = { simulated: 'simulate', applied: 'devtools' } as const;
type Method = keyof typeof methods;
const measuredMethods: readonly Method[] = quick ? ['simulated'] : ['simulated', 'applied'];
const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Measures one page load in the browser at this port. @throws Error when the page could not be measured */
async function measure(address: string, port: number, method: Method, attempts = 3): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: methods[method],
    logLevel: 'silent',
  });
  if (!run) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError } = run.lhr;
  // The browser's trace occasionally lacks its first event.
  if (runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return measure(address, port, method, attempts - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return run.lhr;
}

async function measurePages(shopUrl: string): Promise<PageScores[]> {
  const { executablePath, args, env: envVars } = await findBrowser();
  const browser = await launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'], envVars });
  try {
    const pages: PageScores[] = [];
    for (const page of sitePages.filter(({ name }) => measuredPages.includes(name))) {
      const address = new URL(getPageAddress(page, defaultLocale), shopUrl).href;
      // A newly started shop compiles the page on the first request.
      await fetch(address);
      for (const method of measuredMethods) {
        const results: Result[] = [];
        while (results.length < rounds) results.push(await measure(address, browser.port, method));
        pages.push(summarizeRuns(`${page.name}, ${method}`, results));
        print(`measured ${page.name}, ${method}`);
      }
    }
    return pages;
  } finally {
    browser.kill();
  }
}

// The shop's processes end when their channel to this process closes.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runMain(async () => {
  const startedAt = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const loadBefore = loadavg()[0] ?? 0;
  const stack = await useStack();
  try {
    const pages = await measurePages(stack.shopUrl);
    print(`\n${formatScoreTable(pages)}`);
    if (quick) return;
    const report = { startedAt, commit, rounds, loadAverage: { before: loadBefore, after: loadavg()[0] ?? 0 }, pages };
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(`${resultsFolder}lighthouse.json`, `${JSON.stringify(report, null, 2)}\n`);
    print('\nSaved in bench/results/lighthouse.json.');
  } finally {
    await stack.stop();
  }
});
