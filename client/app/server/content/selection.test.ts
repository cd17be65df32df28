import { describe, expect, it } from 'vitest';
import { readSelection } from './selection.ts';

const read = (query: string, cookies: Record<string, string> = {}) => {
  const options = { allowedEndpoints: ['https://cms.test'], flags: { sameSite: 'lax', secure: true } as const };
  const { selection, cookies: set } = readSelection(new URLSearchParams(query), cookies, options);
  return {
    ...selection,
    set: Object.fromEntries(set.map(({ name, value, options }) => [name, { value, ...options }])),
  };
};

describe('content selection of a request', () => {
  it('is the published content of the configured service by default', () => {
    expect(read('')).toEqual({ endpoint: undefined, useSharedChannels: false, previewToken: undefined, set: {} });
  });

  it('uses another service only if it is allowed (CONTENT-14)', () => {
    expect(read('endpoint=https://cms.test/any/path').endpoint).toBe('https://cms.test');
    for (const foreign of [
      'https://evil.test',
      'http://cms.test',
      'https://cms.test.evil.test',
      'http://127.0.0.1',
      'x',
    ]) {
      expect(read(`endpoint=${encodeURIComponent(foreign)}`).endpoint, foreign).toBeUndefined();
    }
  });

  it('uses the shared channel after a link that selects it, until a link deselects it (CONTENT-13)', () => {
    expect(read('forceUseSharedChannels=true')).toMatchObject({
      useSharedChannels: true,
      set: { 'tarima.shared-channels': { value: 'true', path: '/', secure: true } },
    });
    expect(read('', { 'tarima.shared-channels': 'true' }).useSharedChannels).toBe(true);
    expect(read('forceUseSharedChannels=false', { 'tarima.shared-channels': 'true' })).toMatchObject({
      useSharedChannels: false,
      set: { 'tarima.shared-channels': { maxAge: 0 } },
    });
  });

  it('is a preview with a token in an HttpOnly cookie, until an empty token (CONTENT-16, CONTENT-17)', () => {
    expect(read('token=abc.def')).toMatchObject({
      previewToken: 'abc.def',
      set: { 'tarima.preview': { value: 'abc.def', httpOnly: true } },
    });
    expect(read('', { 'tarima.preview': 'abc' }).previewToken).toBe('abc');
    expect(read('token=', { 'tarima.preview': 'abc' })).toMatchObject({
      previewToken: undefined,
      set: { 'tarima.preview': { maxAge: 0 } },
    });
    expect(read('token=a%0d%0ab').previewToken).toBeUndefined();
  });
});

it('stores ad click ids for ninety days, and no other values under their names (ROUTING-63)', () => {
  expect(read('fbclid=IwAR0_x-1&gclid=Cj0KC').set).toMatchObject({
    'tarima.fbclid': { value: 'IwAR0_x-1', maxAge: 7_776_000, sameSite: 'lax' },
    'tarima.gclid': { value: 'Cj0KC' },
  });
  expect(read('gclid=%3Cscript%3E').set).toEqual({});
});
