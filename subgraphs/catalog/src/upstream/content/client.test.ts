import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@tarima/service-kit/logger';
import { createRecordReader } from '@tarima/service-kit/record-reader';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CampaignClient, createCampaignClient } from './client.ts';

const wire = {
  lblPromoId: 'P-1001',
  lblDisplayName: { es: 'Ahorro del mes', en: 'Monthly deal' },
  displayPriority: 2,
  selectPosition: 'top',
  promoColor: '#C2255C',
  lblColor: '#FFFFFF',
  isSpecialPromo: false,
  validFrom: '2026-11-01T00:00:00.000Z',
  validUntil: '2026-12-01T00:00:00.000Z',
};
const logger = createLogger({ name: 'catalog', level: 'silent' });
const warn = vi.spyOn(logger, 'warn');

let responses: Record<string, unknown>;
let server: Server;
let campaigns: CampaignClient;

beforeEach(async () => {
  warn.mockClear();
  responses = {};
  server = createServer((request, response) => {
    const body = responses[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  campaigns = createCampaignClient(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logger,
    createRecordReader(logger),
  );
});
afterEach(async () => {
  await campaigns.close();
  await new Promise((resolve) => server.close(resolve));
});

it('reads the campaigns of a market from its document (CATALOG-50)', async () => {
  responses = { '/campaigns/CR': { campaigns: [wire] }, '/campaigns/JM': { campaigns: [] } };
  expect(await campaigns.listCampaigns('CR')).toEqual([
    {
      id: 'P-1001',
      name: { es: 'Ahorro del mes', en: 'Monthly deal' },
      displayPriority: 2,
      positionKey: 'top',
      color: '#C2255C',
      textColor: '#FFFFFF',
      isSpecial: false,
      validFrom: new Date('2026-11-01T00:00:00Z'),
      validUntil: new Date('2026-12-01T00:00:00Z'),
    },
  ]);
  expect(await campaigns.listCampaigns('JM')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['no document', undefined],
  ['a malformed document', { campaigns: 'P-1001' }],
  ['a campaign with an unsafe colour', { campaigns: [{ ...wire, promoColor: 'url(//elsewhere)' }] }],
])('returns no campaigns for %s and logs a warning (CATALOG-51, CATALOG-55)', async (_condition, document) => {
  responses = { '/campaigns/CR': document };
  expect(await campaigns.listCampaigns('CR')).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it('omits an unreadable campaign and names it in the log (CATALOG-51)', async () => {
  responses = { '/campaigns/CR': { campaigns: [{ ...wire, lblPromoId: 'P-1002', validFrom: 'soon' }, wire] } };
  expect((await campaigns.listCampaigns('CR')).map(({ id }) => id)).toEqual(['P-1001']);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ kind: 'campaign', id: 'P-1002' });
});

it('returns the last campaigns while the content service is unavailable (CATALOG-55)', async () => {
  responses = { '/campaigns/CR': { campaigns: [wire] } };
  await campaigns.listCampaigns('CR');
  responses = {};
  expect(await campaigns.listCampaigns('CR')).toHaveLength(1);
});
