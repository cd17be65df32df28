/**
 * `npm run lighthouse`: measures home, a category and a product on Lighthouse's phone, on a shop of its own; the median
 * of three runs goes to results/lighthouse.json. Each page is measured twice: simulated, as Lighthouse does it unless
 * told otherwise (it loads the page unhindered and works out what a phone would have taken), and with the phone's
 * network and processor applied while the page loads. `--quick` loads home once, simulated, and keeps nothing.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultLocale } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/run';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { addressOf, sitePages } from '../e2e/journeys/site.ts';
import { findBrowser } from '../e2e/stack/browser.ts';
import { useStack } from '../e2e/stack/stack.ts';
import { categories, type PageScores, scoresOf, scoreTable } from './lighthouse-scores.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const measuredPages = quick ? ['home'] : ['home', 'category', 'product'];
const rounds = quick ? 1 : 3;
const methods = { simulated: 'simulate', applied: 'devtools' } as const;
type Method = keyof typeof methods;
const measuredMethods: readonly Method[] = quick ? ['simulated'] : ['simulated', 'applied'];
const resultsFolder = fileURLToPath(new URL('results/', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

/** One page load in the browser at this port. @throws Error when the page could not be measured */
async function measure(address: string, port: number, method: Method, tries = 3): Promise<Result> {
  const run = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: methods[method],
    logLevel: 'silent',
  });
  if (!run) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError } = run.lhr;
  // Now and then the browser's trace lacks its own beginning.
  if (runtimeError?.code === 'NO_NAVSTART' && tries > 1) return measure(address, port, method, tries - 1);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return run.lhr;
}

async function measurePages(shopUrl: string): Promise<PageScores[]> {
  const { executablePath, args, env: envVars } = await findBrowser();
  const browser = await launch({ chromePath: executablePath, chromeFlags: [...args, '--headless=new'], envVars });
  try {
    const pages: PageScores[] = [];
    for (const page of sitePages.filter(({ name }) => measuredPages.includes(name))) {
      const address = new URL(addressOf(page, defaultLocale), shopUrl).href;
      // A shop that has just started compiles the page at its first visit.
      await fetch(address);
      for (const method of measuredMethods) {
        const results: Result[] = [];
        while (results.length < rounds) results.push(await measure(address, browser.port, method));
        pages.push(scoresOf(`${page.name}, ${method}`, results));
        say(`measured ${page.name}, ${method}`);
      }
    }
    return pages;
  } finally {
    browser.kill();
  }
}

// The shop's processes end with the channel to this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await runMain(async () => {
  const startedAt = new Date().toISOString();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const before = loadavg()[0] ?? 0;
  const stack = await useStack();
  try {
    const pages = await measurePages(stack.shopUrl);
    say(`\n${scoreTable(pages)}`);
    if (quick) return;
    const report = { startedAt, commit, rounds, loadAverage: { before, after: loadavg()[0] ?? 0 }, pages };
    mkdirSync(resultsFolder, { recursive: true });
    writeFileSync(`${resultsFolder}lighthouse.json`, `${JSON.stringify(report, null, 2)}\n`);
    say('\nKept in bench/results/lighthouse.json.');
  } finally {
    await stack.stop();
  }
});
