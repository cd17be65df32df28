import { buildWhatIsStale } from '../scripts/build.ts';
import { startStack } from './stack/stack.ts';

/** Builds what is stale and starts one stack for all journeys; its addresses go to the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildWhatIsStale((line) => process.stdout.write(`${line}\n`));
  const stack = await startStack({ verbose: process.env.VERBOSE === '1' });
  process.env.TARIMA_SHOP_URL = stack.shopUrl;
  process.env.TARIMA_GRAPH_URL = stack.graphUrl;
  process.env.TARIMA_PORTS = JSON.stringify(stack.ports);
  return () => stack.stop();
}
