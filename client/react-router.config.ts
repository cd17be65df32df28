import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // Loaders are small next to what a chunk of their own costs.
  splitRouteModules: false,
  // The whole route table is small; without lazy discovery no page waits for its manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
