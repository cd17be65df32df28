import type { ClientLoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { requireLoadedMember } from './require-member.ts';

const args = {
  request: new Request('https://shop.test/es-CR/libreta-direcciones?from=menu'),
  params: { locale: 'es-CR' },
} as unknown as ClientLoaderFunctionArgs;

it('opens login as a new document when the session ended before the page was loaded (ROUTING-46, ROUTING-61)', () => {
  let thrown: unknown;
  try {
    requireLoadedMember(args, { me: null });
  } catch (error) {
    thrown = error;
  }
  const { headers } = thrown as Response;
  expect(headers.get('location')).toBe('/es-CR/inicio-de-sesion?pageTo=%2Fes-CR%2Flibreta-direcciones%3Ffrom%3Dmenu');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

it('stays on the page with the member', () => {
  expect(() => requireLoadedMember(args, { me: {} })).not.toThrow();
});
