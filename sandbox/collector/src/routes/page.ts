import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readAsset, registerPageAssets } from '../../../pages/assets.ts';
import { renderCollector } from '../pages/collector.ts';
import { pageHeaders } from '../pages/headers.ts';
import type { Language } from '../pages/texts.ts';
import { listEntries, listSessions } from '../store/entries.ts';
import { entryKinds, type Store } from '../store/tables.ts';

const styles = readAsset(import.meta.resolve('../pages/assets/pages.css'));

const listLength = 200;
const sessionListLength = 50;
const query = z.object({
  language: z.enum(['es', 'en']).optional().catch(undefined),
  kind: z.enum(entryKinds).optional().catch(undefined),
  session: z.string().min(1).max(255).optional().catch(undefined),
});

/** The collector for people: the newest entries, by kind and browser. */
export function registerCollectorPage(app: FastifyInstance, db: Store): void {
  registerPageAssets(app, [{ name: 'pages.css', type: 'text/css; charset=utf-8', content: styles }]);
  app.get('/', async (request, reply) => {
    const { language, kind, session } = query.parse(request.query);
    const [entries, sessions] = await Promise.all([
      listEntries(db, { kind, session, limit: listLength }),
      listSessions(db, sessionListLength),
    ]);
    const page = { language: language ?? pickLanguage(request), kind, session, sessions, entries };
    return reply.headers(pageHeaders).send(renderCollector(page));
  });
}

/** The first known language of the browser; Spanish without one. */
export function pickLanguage(request: FastifyRequest): Language {
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2));
  return accepted.find((code) => code === 'es' || code === 'en') ?? 'es';
}
