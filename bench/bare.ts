/** The baseline of the figures: a Fastify route that only returns the content of `BODY_FILE`. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { serve } from './serve.ts';

const body = readFileSync(process.env.BODY_FILE ?? '', 'utf8');
const app = Fastify({ logger: false });
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await serve('bare', app);
