/** Runs the store in this process, or in the workers that it starts (`WORKERS`). Started by `npm start`. */
import { runLauncher, runMain } from '@tarima/service-kit/lifecycle';
import { parseStoreSettings } from './store-settings.ts';

await runLauncher(async () => {
  const settings = parseStoreSettings(process.env);
  if (settings.workers.WORKERS > 1) {
    const { runWorkers } = await import('./workers/run-workers.ts');
    return runWorkers(settings);
  }
  const { runStore } = await import('./run-store.ts');
  return runMain(() => runStore(settings));
});
