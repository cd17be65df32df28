/** The baseline of the figures: a Fastify route that only returns the content of `BODY_FILE`. */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { report } from '../scripts/process.ts';

const body = readFileSync(process.env.BODY_FILE ?? '', 'utf8');
const app = Fastify({ logger: false });
app.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
const bare = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('SIGTERM', () => app.close().then(() => process.exit()));
process.on('disconnect', () => process.exit());
report({ type: 'ready', addresses: { bare } });
