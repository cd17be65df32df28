/**
 * `npm run search:eval [-- --without-discovery | --quick]`: asks the store every judged search, in a country of its language, and
 * says how often what a shopper wants is the first answer or among the first three; then asks all again "in my club" and
 * looks for anything among the first ten that the club cannot sell. Ends with 1 when under nine in ten succeed or
 * anything unsellable was shown. `--quick` asks one search in twenty.
 */
import { parseArgs } from 'node:util';
import { getLocale, type Locale } from '@tarima/markets/locale';
import { runMain } from '@tarima/service-kit/run';
import { startStack, useStack } from '../../e2e/stack/stack.ts';
import { type AskGraph, createGraphClient } from '../graph-client.ts';
import { operations } from '../operations.ts';
import { type JudgedQuery, queries } from './queries.ts';
import { type Judgement, rankOf, type Score, scoreOf, scoresByClass } from './score.ts';

const { values } = parseArgs({
  options: { 'without-discovery': { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
/** Neighbours in the list are alike: every twentieth has all kinds. */
const quickStride = 20;
const chosen = values.quick ? queries.filter((_query, index) => index % quickStride === 0) : queries;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Whose searches they are: a country where the language is the usual one, and one of its clubs. */
const places = {
  es: { locale: getLocale('es', 'CR'), club: '6401' },
  en: { locale: getLocale('en', 'JM'), club: '7201' },
};
const wanted = 0.9;
const shownFirst = 10;

async function search(ask: AskGraph, locale: Locale, text: string, clubId: string, inClubOnly: boolean) {
  const input = { text, sort: 'RELEVANCE', page: 1, pageSize: 20, clubId, inClubOnly } as const;
  const { products } = await ask(operations.productList, { input, clubId }, { locale });
  return products.items;
}

async function judge(ask: AskGraph, query: JudgedQuery): Promise<Judgement> {
  const { locale, club } = places[query.language];
  const items = await search(ask, locale, query.text, club, false);
  return {
    query,
    rank: rankOf(
      items.map(({ key }) => key),
      query,
    ),
    first: items.slice(0, 3).map(({ name }) => name),
  };
}

/** Names of what is shown first although the club has none of it or no price for it. */
async function unsellable(ask: AskGraph, query: JudgedQuery): Promise<string[]> {
  const { locale, club } = places[query.language];
  const items = await search(ask, locale, query.text, club, true);
  return items
    .slice(0, shownFirst)
    .filter(({ variantAt: { price, availability } }) => price === null || availability.quantity === 0)
    .map(({ name }) => name);
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`.padStart(6);
const line = (name: string, { searches, successAt1, successAt3 }: Score) =>
  `${name.padEnd(20)}${String(searches).padStart(8)}${percent(successAt1)}${percent(successAt3)}`;

await runMain(async () => {
  const engines = values['without-discovery'] ? 'the commerce platform alone' : 'discovery first';
  say(`${chosen.length} searches, ${engines}\n`);
  const stack = values['without-discovery']
    ? // Nothing listens there: every search goes to the next engine.
      await startStack({ environment: { DISCOVERY_URL: 'http://127.0.0.1:9' } })
    : await useStack();
  try {
    const ask = createGraphClient([new URL(stack.graphUrl).origin]);
    const judgements: Judgement[] = [];
    const wrong: string[] = [];
    for (const query of chosen) {
      judgements.push(await judge(ask, query));
      for (const name of await unsellable(ask, query)) wrong.push(`${query.text}: ${name}`);
    }
    say(`${''.padEnd(20)}searches first three`);
    for (const [group, score] of scoresByClass(judgements)) say(line(group, score));
    const all = scoreOf(judgements);
    say(line('all', all));
    const missed = judgements.filter(({ rank }) => rank === undefined || rank > 3);
    if (missed.length > 0) say('\nNot among the first three:');
    for (const { query, rank, first } of missed) {
      say(`  ${query.language} "${query.text}" (${rank ?? 'not found'}): ${first.join(' | ') || 'nothing'}`);
    }
    say(
      `\nIn my club: ${wrong.length === 0 ? 'nothing among the first ten that the club cannot sell' : wrong.join('; ')}.`,
    );
    process.exitCode = all.successAt3 >= wanted && wrong.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
});
