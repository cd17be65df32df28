import { createStoreEnvironment } from '../../scripts/environment.ts';
import { splitServices, startService } from '../../scripts/split.ts';
import { matchGet, matchPost } from '../faults/kill-points.ts';
import { createGraphClient, type GraphResponse } from '../graph/graph-client.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { createBuyer, type Scene } from './scene.ts';

/** How a sandbox or a caller produces an error of the graph. */
interface GraphCause {
  /** In words, for the title of the test. */
  readonly cause: string;
  produce(scene: Scene): Promise<GraphResponse>;
}

/** `ORDER_LOOK_UPS_PER_MINUTE` by default. */
const orderLookUpsLimit = 10;

const cartQuery = { query: '{ cart { id } }' };
const products = { query: '{ products(input: { text: "arroz" }) { page } }' };

async function failCartRead(scene: Scene, code: string, status: number): Promise<GraphResponse> {
  const { shopper } = await createBuyer(scene);
  const stopRefusing = scene.interceptor.refuseCalls(matchGet(/\/carts/), code, status);
  return shopper.graph.send(cartQuery).finally(stopRefusing);
}

/** Errors of the graph that an upstream, a caller or a limit produces. */
export const graphCauses: Readonly<Record<string, GraphCause>> = {
  UPSTREAM_UNAVAILABLE: {
    cause: 'a commerce platform that is down',
    produce: (scene) => failCartRead(scene, 'ServiceUnavailable', 503),
  },
  UPSTREAM_TIMEOUT: {
    cause: 'a commerce platform that does not respond',
    async produce(scene) {
      const { shopper } = await createBuyer(scene);
      void scene.interceptor.catchCall({ matches: matchGet(/\/carts/), phase: 'request' });
      return shopper.graph.send(cartQuery);
    },
  },
  INTERNAL_SERVER_ERROR: {
    cause: 'a commerce platform that refuses a request of the store',
    produce: (scene) => failCartRead(scene, 'InvalidInput', 400),
  },
  SEARCH_UNAVAILABLE: {
    cause: 'two search engines that are down',
    async produce({ stack, interceptor }) {
      interceptor.makeUnavailable('DISCOVERY_URL');
      const stopRefusing = interceptor.refuseCalls(matchPost(/\/search(\?|$)/), 'ServiceUnavailable', 503);
      const { graph } = createGuestShopper(stack);
      return graph.send(products).finally(() => {
        stopRefusing();
        interceptor.restore('DISCOVERY_URL');
      });
    },
  },
  OPERATION_NOT_FOUND: {
    cause: 'a document without the named operation',
    produce: ({ stack }) =>
      createGuestShopper(stack).graph.send({ query: 'query Cart { __typename }', operationName: 'Clubs' }),
  },
  TOO_MANY_REQUESTS: {
    cause: 'more look-ups of orders in a minute than the limit',
    async produce({ stack }) {
      const { graph } = createGuestShopper(stack);
      const lookUp = () =>
        graph.send({ query: '{ order(orderNumber: "none", email: "ana@example.com") { __typename } }' });
      for (let count = 0; count < orderLookUpsLimit; count += 1) await lookUp();
      return lookUp();
    },
  },
  UNAUTHENTICATED: {
    cause: 'a change of a member by a guest',
    produce: ({ stack }) => {
      const { graph } = createGuestShopper(stack);
      return graph.send({ query: 'mutation { deleteIdentity { __typename } }' });
    },
  },
  UNSIGNED_CALLER: {
    cause: 'a call to a subgraph in a process of its own, past the gateway',
    async produce({ stack: { settings } }) {
      const subgraph = splitServices.find(({ name }) => name === 'orders');
      if (!subgraph) throw new Error('The subgraph orders is not a service.');
      const url = `http://127.0.0.1:${settings.ports[subgraph.port]}/graphql`;
      const service = await startService(subgraph, createStoreEnvironment(settings), settings.ports);
      const { send } = createGraphClient({ url, ...costaRica });
      return send({ query: '{ __typename }' }).finally(service.stop);
    },
  },
};
