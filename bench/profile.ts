/**
 * Preloaded into the shop's processes by `npm run bench -- --profile FOLDER`, because `NODE_OPTIONS` does not allow
 * `--cpu-prof`. Writes a CPU profile when the process exits, which Chrome DevTools and VS Code can open.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.PROFILE_FOLDER;
if (folder && isMainThread) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.start');
  process.once('exit', () =>
    // The callback runs synchronously, because the session is in this thread.
    session.post('Profiler.stop', (error, result) => {
      if (error) throw error;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${process.pid}.cpuprofile`), JSON.stringify(result.profile));
    }),
  );
}
