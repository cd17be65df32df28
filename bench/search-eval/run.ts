/**
 * `npm run search:eval [-- --without-discovery | --quick]`: runs every judged search query in a market of its language and
 * reports how often a relevant product is the first result or among the first three. Then it runs all queries with "in my
 * club" and looks for products among the first ten that the club cannot sell. Exits with 1 if less than 90 % succeed or
 * an unsellable product was found. `--quick` runs every twentieth query.
 */
import { parseArgs } from 'node:util';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/lifecycle';
import { startStack, useStack } from '../../e2e/stack/stack.ts';
import { createGraphClient, type SendOperation } from '../graph-client.ts';
import { operations } from '../operations.ts';
import { type JudgedQuery, queries } from './queries.ts';
import { computeScore, computeScoresByClass, findRank, type Judgement, type Score } from './score.ts';

const { values } = parseArgs({
  options: { 'without-discovery': { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
/** Adjacent queries are similar, so every twentieth query covers all classes. */
const quickStride = 20;
const selectedQueries = values.quick ? queries.filter((_query, index) => index % quickStride === 0) : queries;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Locale and club of the queries by language: a market where it is the default language. */
const contextByLanguage = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
};
const minimumSuccess = 0.9;
const checkedResults = 10;

async function search(
  sendOperation: SendOperation,
  locale: Locale,
  text: string,
  clubKey: string,
  inStockOnly: boolean,
) {
  const input = { text, sort: 'RELEVANCE', page: 1, pageSize: 20, clubKey, inStockOnly } as const;
  const { products } = await sendOperation(operations.productList, { input, clubKey }, { locale });
  return products.items;
}

async function judge(sendOperation: SendOperation, query: JudgedQuery): Promise<Judgement> {
  const { locale, club } = contextByLanguage[query.language];
  const items = await search(sendOperation, locale, query.text, club, false);
  return {
    query,
    rank: findRank(
      items.map(({ key }) => key),
      query,
    ),
    firstNames: items.slice(0, 3).map(({ name }) => name),
  };
}

/** Returns the names of the first results that the club has no stock or no price for. */
async function findUnsellable(sendOperation: SendOperation, query: JudgedQuery): Promise<string[]> {
  const { locale, club } = contextByLanguage[query.language];
  const items = await search(sendOperation, locale, query.text, club, true);
  return items
    .slice(0, checkedResults)
    .filter(({ displayVariant: { price, availability } }) => price === null || availability.quantity === 0)
    .map(({ name }) => name);
}

const formatPercent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6);
const formatLine = (name: string, { searches, successAt1, successAt3 }: Score) =>
  `${name.padEnd(20)}${String(searches).padStart(8)}${formatPercent(successAt1)}${formatPercent(successAt3)}`;

await runMain(async () => {
  const engines = values['without-discovery'] ? 'the commerce platform only' : 'discovery first';
  print(`${selectedQueries.length} searches, ${engines}\n`);
  const stack = values['without-discovery']
    ? // Nothing listens on this port, so every search falls back to the next engine.
      await startStack({ environment: { DISCOVERY_URL: 'http://127.0.0.1:9' } })
    : await useStack();
  try {
    const sendOperation = createGraphClient([new URL(stack.graphUrl).origin]);
    const judgements: Judgement[] = [];
    const unsellableItems: string[] = [];
    for (const query of selectedQueries) {
      judgements.push(await judge(sendOperation, query));
      for (const name of await findUnsellable(sendOperation, query)) unsellableItems.push(`${query.text}: ${name}`);
    }
    print(`${''.padEnd(20)}searches first three`);
    for (const [group, score] of computeScoresByClass(judgements)) print(formatLine(group, score));
    const total = computeScore(judgements);
    print(formatLine('all', total));
    const missed = judgements.filter(({ rank }) => rank === undefined || rank > 3);
    if (missed.length > 0) print('\nNot among the first three:');
    for (const { query, rank, firstNames } of missed) {
      print(`  ${query.language} "${query.text}" (${rank ?? 'not found'}): ${firstNames.join(' | ') || 'nothing'}`);
    }
    print(
      `\nIn my club: ${unsellableItems.length === 0 ? 'nothing among the first ten that the club cannot sell' : unsellableItems.join('; ')}.`,
    );
    process.exitCode = total.successAt3 >= minimumSuccess && unsellableItems.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
});
