import type { ApolloClient } from '@apollo/client';
import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { apolloContext } from '../../session/contexts.ts';
import { openInApp } from '../../testing/native-app.ts';
import { requireLoadedMember, requireMember } from './require-member.ts';

const args = {
  request: new Request('https://shop.test/es-CR/libreta-direcciones?from=menu'),
  params: { locale: 'es-CR' },
} as unknown as ClientLoaderFunctionArgs;

/** The redirect for a member whose session has ended. */
function catchRedirect(): Headers {
  try {
    requireLoadedMember(args, { me: null });
  } catch (thrown) {
    return (thrown as Response).headers;
  }
  throw new Error('Nothing was thrown.');
}

it('opens login as a new document when the session ended before the page was loaded (ROUTING-46, ROUTING-61)', () => {
  const headers = catchRedirect();
  expect(headers.get('location')).toBe('/es-CR/inicio-de-sesion?pageTo=%2Fes-CR%2Flibreta-direcciones%3Ffrom%3Dmenu');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

it('stays on the page with the member', () => {
  expect(() => requireLoadedMember(args, { me: {} })).not.toThrow();
});

describe('in the native app', () => {
  beforeEach(() => void openInApp());

  it('responds to a guest with 401 instead of a redirect (NATIVE-10, NATIVE-45)', async () => {
    const context = new RouterContextProvider();
    context.set(apolloContext, { query: async () => ({ data: { me: null } }) } as unknown as ApolloClient);
    await expect(requireMember({ ...args, context })).rejects.toMatchObject({ init: { status: 401 } });
  });

  it('opens the page as a new document when the session ended before it was loaded (NATIVE-45)', () => {
    const headers = catchRedirect();
    expect(headers.get('location')).toBe('/es-CR/libreta-direcciones?from=menu');
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });
});
