import { listSecurityHeaders } from '@tarima/service-kit/testing/security-headers';
import { afterAll, describe, expect, it } from 'vitest';
import { createRegisteredRequest, post, publicDocument, startSubgraphs } from './testing/gateways.ts';

const { startGateway, close } = await startSubgraphs();
afterAll(close);

const demoHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const liveHeaders = { ...demoHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

describe('the security headers of the gateway', () => {
  it('are complete for operations, rejections and missing resources', async () => {
    const gateway = await startGateway({});
    const accepted = await post(gateway, createRegisteredRequest(publicDocument));
    const rejected = await post(gateway, '{');
    const missing = await gateway.app.inject('/missing');
    expect([accepted.status, rejected.status, missing.statusCode]).toEqual([200, 400, 404]);
    for (const { headers } of [accepted, rejected, missing]) expect(listSecurityHeaders(headers)).toEqual(demoHeaders);
  });

  it('include HSTS in a live deployment', async () => {
    const gateway = await startGateway({ DEPLOYMENT: 'live', IDENTITY_ISSUER: 'https://identity.test' });
    const { headers } = await post(gateway, createRegisteredRequest(publicDocument));
    expect(listSecurityHeaders(headers)).toEqual(liveHeaders);
  });

  it('let the explorer run its own scripts, in no frame', async () => {
    const gateway = await startGateway({ EXPLORER: '1' });
    const { headers } = await gateway.app.inject('/graphql');
    expect(listSecurityHeaders(headers)).toEqual({
      ...demoHeaders,
      'content-security-policy':
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' blob: data:;frame-ancestors 'none';base-uri 'self';form-action 'none'",
    });
  });
});
