import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { registerCommerceRoutes } from './commerce-upstream.ts';
import type { Customer } from './customer.ts';
import { membership, registerMembershipRoutes } from './membership-upstream.ts';
import { registerOfferRoutes } from './offer-upstream.ts';
import { createFakeOnboarding, registerOnboardingRoutes } from './onboarding-upstream.ts';
import { registerPlaceRoutes } from './place-upstream.ts';
import type { Upstream, Upstreams } from './upstream-state.ts';

function toUpstream(url: string): Upstream {
  if (url.startsWith('/v1/identities')) return 'identity';
  if (url === '/v1/memberships/item-numbers') return 'prices';
  if (/^\/v1\/memberships\/(is-|.*\/transactions)/.test(url)) return 'eligibility';
  if (url.startsWith('/v1/')) return 'membership';
  if (url.startsWith('/maps/')) return 'maps';
  return url.startsWith('/fulfillment-clubs') ? 'fulfilment' : 'commerce';
}

export async function startUpstreams(): Promise<Upstreams> {
  const app = createServer({ name: 'upstreams', logger: createLogger({ name: 'upstreams', level: 'silent' }) });
  const upstreams = {
    url: '',
    customers: new Map<string, Customer>(),
    validMemberships: new Set<string>(),
    cardKeys: new Map(),
    membershipDetails: {},
    blockStatuses: new Map<string, string>(),
    attributes: new Map<string, Record<string, string>>(),
    cancelled: [] as string[],
    cancellationRefusal: undefined as string | undefined,
    contact: {} as Partial<typeof membership.contactInformation>,
    identities: new Set<string>(),
    onboarding: createFakeOnboarding(),
    expiresOn: membership.expiredDate,
    eligibility: { renewalReasons: [] as number[], upgradeReasons: [] as number[], isUpgradeOffered: true },
    down: new Set<Upstream>(),
    coverage: new Map<string, { code: string; distance: number }[]>(),
    requests: [] as string[],
    priceRequests: [] as unknown[],
    hasUpgrade: true,
    beforeUpdate: (_customer: Customer): void => undefined,
    close: () => app.close(),
  } satisfies Upstreams;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/oauth/token') return;
    upstreams.requests.push(`${request.method} ${request.url}`);
    if (upstreams.down.has(toUpstream(request.url))) await reply.status(503).send({ message: 'down' });
  });

  registerCommerceRoutes(app, upstreams);
  registerMembershipRoutes(app, upstreams);
  registerOfferRoutes(app, upstreams);
  app.delete<{ Params: { number: string } }>('/v1/identities/:number', async ({ params, headers }, reply) => {
    if (headers['x-api-key'] !== 'identity key') return reply.status(401).send({ statusCode: 401 });
    return reply.status(upstreams.identities.delete(params.number) ? 204 : 404).send();
  });
  registerOnboardingRoutes(app, upstreams.onboarding);
  registerPlaceRoutes(app, upstreams);

  upstreams.url = await listen(app, { name: 'upstreams', host: '127.0.0.1', port: 0 });
  return upstreams;
}
