import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Loaders are too small to be worth separate chunks.
  splitRouteModules: false,
  // The whole route table is small; without lazy discovery no page waits for its manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
