import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { cartCauses } from '../../e2e/errors/cart-causes.ts';
import { errorCauses, membershipCauses } from '../../e2e/errors/catalogue.ts';
import { graphCauses } from '../../e2e/errors/graph-causes.ts';
import { httpCauses } from '../../e2e/errors/http-causes.ts';
import { orderCauses } from '../../e2e/errors/order-causes.ts';
import { readLogged } from '../../e2e/errors/store-log.ts';
import { messages as cartMessages } from '../../subgraphs/cart/src/messages.ts';
import { messages as membershipMessages } from '../../subgraphs/membership/src/messages.ts';
import { messages as ordersMessages } from '../../subgraphs/orders/src/messages.ts';
import { messages as paymentsMessages } from '../../subgraphs/payments/src/messages.ts';
import { renderErrorIndex } from './render.ts';
import { type IndexRow, indexSections } from './sections.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' }).filter(
    (path) => !/\.(test|gen)\.tsx?$/.test(path) && !path.includes('/testing/'),
  );

const findSection = (heading: string): readonly IndexRow[] =>
  indexSections.find((section) => section.heading === heading)?.rows ?? [];
const listCodes = (heading: string) => findSection(heading).map(({ code }) => code);
const rows = indexSections.flatMap((section) => section.rows.map((row) => ({ ...row, heading: section.heading })));

/** Tests that produce the codes of a section from a table of causes. */
const causes: Readonly<Record<string, object>> = {
  Cart: cartCauses,
  Orders: orderCauses,
  'Members, addresses, identities and cards': membershipCauses,
  'Checkout, payments and memberships': errorCauses,
  'Errors of the graph': graphCauses,
  'HTTP errors': httpCauses,
};

/** Sections whose codes a running store must produce. */
const producedOnStore: readonly string[] = ['Errors of the graph', 'HTTP errors', 'Codes of the shop'];

/** Codes and conditions that shoppers, support, partners and app developers rely on. */
const requiredCodes = [
  ['CART-SM-001', 'CART-SM-002', 'EG_500', 'EG_400', '500'],
  ['ERROR_TIMEOUT_RETRY', 'ERROR_SESSION_EXPIRED', 'ERROR_CURRENT_VERSION'],
  ['ERROR_TAXES_LINE_ITEM_PROCESS_ORDER', 'CART_LINE_ITEMS_NOT_MISMATCH', '102'],
  ['PE_0001', 'PE_0002', 'PE_0003', 'PEC_503', 'ERROR_CARD_HARD_DECLINE', 'ERROR_SAVE_CARD', 'ERROR_PAYMENT_METHOD'],
  ['ERROR_PAYMENT_TRANSACTION', 'ERROR_CAPTURE_TRANSACTION_ERROR', 'ERROR_WITH_TAX_CALCULATOR'],
  ['EXPIRED-MEMBERSHIP', '30012', 'MEMBERSHIP_NO_ALLOW', 'USER_NOT_VALID', 'DELETE_DIGITAL_IDENTITY', 'MO-500'],
  ['PHARMACY_NATIVE_EXTERNAL_LINK', 'MEMBERSHIP_UNAUTHORISED'],
  ['80001', '80002', '80003', '80004', '80005', '110001', '110002', '110003', '110004', '110005', '110006'],
  ['weightError', 'productsError', 'deliveryError', 'limitExceeded', 'captchaError', 'invoiceError'],
  ['taxCalculatorError', 'paymentCardsError', 'cartProductsError', 'windowDataError', 'loadingError'],
  ['terms', 'membershipForm', 'itemNumbers', 'mergeError', 'addressNotSaved', 'outsideCoverage'],
  ['geolocationFailed', 'geolocationUnsupported', 'walletChangeFailed', 'pageNotFound', 'pageFailed'],
  ['codeOfPageMissing', 'offline', 'unhandledError', 'unhandledRejection', 'languageFileMissing', 'valueNotStored'],
].flat();

describe('the error index', () => {
  it('renders the current docs/errors.md (ERRORS-51)', () => {
    expect(read('docs/errors.md')).toBe(renderErrorIndex());
  });

  it.each(indexSections)('has one row for each code of $heading (ERRORS-51)', ({ rows: sectionRows }) => {
    const codes = sectionRows.map(({ code }) => code);
    expect(codes).not.toHaveLength(0);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['Cart', cartMessages],
    ['Orders', ordersMessages],
    ['Members, addresses, identities and cards', membershipMessages],
    ['Checkout, payments and memberships', paymentsMessages],
  ])('has the codes of the messages of %s (ERRORS-51)', (heading, messages) => {
    expect(listCodes(heading).toSorted()).toEqual(Object.keys(messages).toSorted());
  });

  it.each(requiredCodes)('has a row for %s (ERRORS-51)', (code) => {
    expect(rows.map((row) => row.code)).toContain(code);
  });

  it('has a row for every type of the graph that implements UserError (ERRORS-51)', () => {
    const schema = buildSchema(read('schema/api.graphql'));
    const userError = schema.getType('UserError');
    if (!isInterfaceType(userError)) throw new Error('UserError is not an interface.');
    const types = schema.getPossibleTypes(userError).map(({ name }) => `\`${name}\``);
    const listed = rows.flatMap(({ shape }) => shape.split(', '));
    expect(types.filter((type) => !listed.includes(type))).toEqual([]);
  });

  it('has a row for every code that the shop’s server sends (ERRORS-51)', () => {
    const sent = list('client/app/server/**/*.ts').flatMap((path) =>
      Array.from(
        read(path).matchAll(/\b[45]\d\d, '([A-Z_]{4,})'|\bcode: '([A-Z_]{4,})'/g),
        ([, first, second]) => first ?? second,
      ),
    );
    expect(sent.length).toBeGreaterThan(10);
    expect([...new Set(sent)].filter((code = '') => !listCodes('HTTP errors').includes(code))).toEqual([]);
  });

  it('has a row for every code that the shop shows for calls to support (ERRORS-51)', () => {
    const shown = list('client/app/**/*.tsx').flatMap((path) =>
      Array.from(
        read(path).matchAll(/upportCode="([^"]+)"|code: '([A-Z0-9_-]{3,})'/g),
        ([, first, second]) => first ?? second,
      ),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect([...new Set(shown)].filter((code) => rows.every((row) => row.code !== code))).toEqual([]);
  });

  it.each(rows)('has texts in both languages, a cause and a next step for $code of $heading (ERRORS-51)', (row) => {
    expect(row.texts.es).toHaveLength(row.texts.en.length);
    for (const text of [...row.texts.es, ...row.texts.en, row.cause, row.place, row.next])
      expect(text.trim()).not.toBe('');
  });

  it.each(rows)(
    'names the test that produces $code of $heading (ERRORS-52)',
    ({ heading, code, test, texts, rule }) => {
      expect(existsSync(`${root}${test}`), test).toBe(true);
      expect(test).toMatch(/\.(test|spec)\.tsx?$/);
      if (Object.hasOwn(causes[heading] ?? {}, code)) return;
      const source = read(test);
      const named = [rule ?? code, ...texts.en].some((text) => source.includes(text.replaceAll('\n', ' ')));
      expect(named, `${test} names neither ${code} nor its text`).toBe(true);
    },
  );

  it.each(rows.filter(({ heading }) => producedOnStore.includes(heading)))(
    'has an end-to-end test that produces $code of $heading (ERRORS-57)',
    ({ code, heading, test }) => {
      expect(test).toMatch(/^e2e\/(api|journeys)\/[\w-]+\.spec\.ts$/);
      // This test produces only the codes of the tables of causes.
      if (test === 'e2e/api/errors.spec.ts') expect(Object.keys(causes[heading] ?? {})).toContain(code);
    },
  );

  it.each(rows.filter(({ heading, logged }) => Object.hasOwn(causes, heading) && logged.includes('“')))(
    'states the level of each quoted message of $code of $heading (ERRORS-58)',
    ({ logged }) => {
      const read = readLogged(logged).flatMap(({ messages }) => messages);
      const stated = logged.replaceAll(/(^|; )only [^;]+/g, '');
      expect(read.toSorted()).toEqual(Array.from(stated.matchAll(/“([^”]+)”/g), ([, text]) => text).toSorted());
    },
  );

  it('quotes only messages that are logged (ERRORS-51)', () => {
    const sources = ['subgraphs/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'gateway/src/*.ts', 'client/app/**/*.ts']
      .flatMap(list)
      .map(read)
      .join('\n');
    const quoted = rows.flatMap(({ logged }) => Array.from(logged.matchAll(/“([^”]+)”/g), ([, text = '']) => text));
    expect(quoted.length).toBeGreaterThan(5);
    expect([...new Set(quoted)].filter((text) => !sources.includes(text))).toEqual([]);
  });
});
