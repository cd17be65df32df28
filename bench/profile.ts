/**
 * Preloaded into the shop's processes by `npm run bench -- --profile FOLDER` (`NODE_OPTIONS` refuses `--cpu-prof`): a
 * processor profile of each process's whole life, written when it ends; Chrome's and VS Code's tools open it.
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
    // The session lives in this thread: it answers at once.
    session.post('Profiler.stop', (error, result) => {
      if (error) throw error;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${process.pid}.cpuprofile`), JSON.stringify(result.profile));
    }),
  );
}
