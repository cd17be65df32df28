import { type FaultStack, startFaultStack } from '../errors/fault-stack.ts';
import { test as base } from './test.ts';

/** A browser test on a separate stack, whose upstreams can fail (`errors/fault-stack.ts`). */
export const test = base.extend<object, { scene: FaultStack }>({
  scene: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const scene = await startFaultStack();
      await use(scene);
      await scene.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  stack: [async ({ scene }, use) => use(scene.stack), { scope: 'worker' }],
});
