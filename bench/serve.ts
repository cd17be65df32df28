import type { FastifyInstance } from 'fastify';
import { report } from '../scripts/process.ts';

/** Serves the app on a free port until the launcher stops the process or ends, and reports the address by this name. */
export async function serve(name: string, app: FastifyInstance): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('SIGTERM', () => app.close().then(() => process.exit()));
  process.on('disconnect', () => process.exit());
  report({ type: 'ready', addresses: { [name]: address } });
}
