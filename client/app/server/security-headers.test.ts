import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('allows only the configured origins to embed the shop in a frame (NATIVE-3)', () => {
  const policy = contentSecurityPolicy(
    {
      mediaOrigin: 'https://media.test',
      mapOrigin: 'https://maps.test',
      frameAncestors: ['https://app.test', 'https://kiosk.test'],
      isSecure: true,
      isDevelopment: false,
    },
    'nonce',
  );
  const directives = policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'));
  expect(directives).toEqual(['frame-ancestors https://app.test https://kiosk.test']);
});
