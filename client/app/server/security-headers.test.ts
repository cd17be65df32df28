import { expect, it } from 'vitest';
import { parseShopEnv } from './env.ts';
import { contentSecurityPolicy, createSecurityPolicy } from './security-headers.ts';
import { requiredShopEnv } from './testing/required-env.ts';

const getFrameAncestors = (environment: Record<string, string>) =>
  contentSecurityPolicy(createSecurityPolicy(parseShopEnv({ ...requiredShopEnv, ...environment }), false), 'nonce')
    .split('; ')
    .filter((directive) => directive.startsWith('frame-ancestors'));

it('allows only the configured origins to embed the shop in a frame (NATIVE-3)', () => {
  const origins = { FRAME_ANCESTORS: 'https://app.test, https://kiosk.test' };
  expect(getFrameAncestors(origins)).toEqual(['frame-ancestors https://app.test https://kiosk.test']);
});

it('allows no site to embed the shop in a frame by default (NATIVE-2)', () => {
  expect(getFrameAncestors({})).toEqual(["frame-ancestors 'none'"]);
});
