/** The baselines of the figures: Fastify routes that only return the files `list.json` and `page.html.gz` of `BODY_FOLDER`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { serve } from './serve.ts';

const readBody = (name: string) => readFileSync(join(process.env.BODY_FOLDER ?? '', name));
const list = readBody('list.json').toString();
const page = readBody('page.html.gz');
const app = Fastify({ logger: false });
app.get('/list', async (_request, reply) => reply.type('application/json; charset=utf-8').send(list));
app.get('/page', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'gzip').send(page),
);
await serve('bare', app);
