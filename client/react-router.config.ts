import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeLocalizedFiles } from './message-files.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Loaders are too small to be worth separate chunks.
  splitRouteModules: false,
  // The whole route table is small; without lazy discovery no page waits for its manifest.
  routeDiscovery: { mode: 'initial' },
  // After all builds, because React Router writes its manifest last.
  buildEnd: () =>
    writeLocalizedFiles(join(import.meta.dirname, 'build/client/assets'), join(import.meta.dirname, 'locales')),
} satisfies Config;
