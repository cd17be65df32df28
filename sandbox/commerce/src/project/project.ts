import { markets } from '@tarima/markets/table';
import { canView } from '../auth/authorize.ts';
import type { Area } from '../context.ts';
import { messageRetentionDays } from '../subscriptions/message-retention.ts';

/** Registers `GET /{projectKey}`, the project's settings. */
export const project: Area = (app, { settings }) => {
  app.get('/', canView('project_settings'), async () => ({
    key: settings.projectKey,
    name: 'Tarima',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    countries: markets.map(({ code }) => code),
    currencies: [...new Set(markets.map(({ currency }) => currency))],
    languages: ['es', 'en'],
    messages: { enabled: true, deleteDaysAfterCreation: messageRetentionDays },
    carts: { deleteDaysAfterLastModification: 90 },
    searchIndexing: { productsSearch: { status: 'Activated' } },
  }));
};
