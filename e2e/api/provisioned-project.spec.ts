import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getEmbeddedDatabases } from '../../scripts/databases.ts';
import { runTool } from '../../scripts/tools.ts';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { requestCommerce } from '../graph/commerce.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const guide = readFileSync(new URL('../../docs/connect-a-club.md', import.meta.url), 'utf8');
/** The club of the guide's example. */
const [, club = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
const feed = 'id,title,product_type,brand,price,availability\nG1,Green tea,Drinks > Tea,Jade,2.65 USD,in_stock\n';

let folder: string;
let stack: Stack;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarima-project-'));
  stack = await startStack({ databases: getEmbeddedDatabases(folder), environment: { COMMERCE_SEED: 'false' } });
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an empty project becomes a shop: provisioned once, with imported products, up to a paid order', async () => {
  const [clubFile, feedFile] = [join(folder, 'club.json'), join(folder, 'products.csv')];
  writeFileSync(clubFile, club);
  writeFileSync(feedFile, feed);
  const run = (script: string, ...args: string[]) =>
    runTool(`scripts/${script}.ts`, args, { environment: { COMMERCE_API_URL: stack.commerceUrl }, output: 'ignore' });
  const readProject = async () => {
    const paths = ['', 'types', 'channels', 'stores', 'zones', 'tax-categories', 'shipping-methods', 'products'];
    return Promise.all(paths.map((path) => requestCommerce(stack, path, { query: { limit: '500' } })));
  };

  expect(await run('platform-provision', clubFile, '--check')).toBe(2);
  expect(await run('platform-provision', clubFile)).toBe(0);
  const provisioned = await readProject();
  expect(await run('platform-provision', clubFile)).toBe(0);
  expect(await readProject()).toEqual(provisioned);
  expect(await run('catalog-import', feedFile)).toBe(0);

  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(['G1-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input });
  expect(await shopper.waitUntilSettled(id)).toMatchObject({ status: 'COMPLETED' });
  expect(await auditCart(stack, cart.id)).toMatchObject({
    captured: 1,
    netCapturedCents: cart.total.centAmount,
    orderedCents: cart.total.centAmount,
    cartState: 'Ordered',
  });
});
