import type { Language } from '@tarima/markets/table';
import { getAddressKey, type Throttle } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type PageAsset, readAsset, registerPageAssets } from '../../../pages/assets.ts';
import { scanCard } from '../card-codes.ts';
import { type Outcome, renderScanner } from '../pages/scanner.ts';
import type { Store } from '../store/tables.ts';
import { cardScanRequestSchema } from '../wire/card-keys.ts';

export interface ScannerOptions {
  readonly db: Store;
  /** Secret from which keys are derived. */
  readonly masterSecret: string;
  /** Limits codes per IP address, so that nobody can guess one. */
  readonly throttle: Pick<Throttle, 'admit'>;
  readonly clock: () => Date;
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'permissions-policy': 'camera=(self)',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const assets: readonly PageAsset[] = [
  {
    name: 'pages.css',
    type: 'text/css; charset=utf-8',
    content: readAsset(import.meta.resolve('../pages/assets/pages.css')),
  },
  {
    name: 'scanner.js',
    type: 'text/javascript; charset=utf-8',
    content: readAsset(import.meta.resolve('../pages/assets/scanner.js')),
  },
];

const language = z.enum(['es', 'en']).catch('es');
const querySchema = z.object({ language });
const formSchema = z.object({ language, code: z.string().max(200).default('') });

/** `/scanner`: the page with which club staff check digital membership cards at the entrance. */
export async function registerScanner(app: FastifyInstance, options: ScannerOptions): Promise<void> {
  const { db, masterSecret, throttle, clock } = options;
  registerPageAssets(app, assets);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const send = (reply: FastifyReply, shownLanguage: Language, outcome?: Outcome) =>
    reply.headers(pageHeaders).send(renderScanner(shownLanguage, outcome));

  const check = async (text: string, ip: string): Promise<Outcome> => {
    const request = cardScanRequestSchema.safeParse({ code: text.replace(/\D/g, '') });
    if (!request.success) return { result: 'INVALID_INPUT' };
    if (!(await throttle.admit(`address:${getAddressKey(ip)}`))) return { result: 'TOO_MANY_REQUESTS' };
    return scanCard(db, request.data.code, { masterSecret, now: clock() });
  };

  app.get('/scanner', (request, reply) => send(reply, querySchema.parse(request.query).language));

  app.post('/scanner', async (request, reply) => {
    const form = formSchema.parse(request.body ?? {});
    return send(reply, form.language, await check(form.code, request.ip));
  });
}
