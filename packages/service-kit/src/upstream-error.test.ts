import { describe, expect, it } from 'vitest';
import { mapUpstreamError, mapUpstreamErrors, UpstreamError } from './upstream-error.ts';

const createError = (status: number) => new UpstreamError('tax', status, undefined, false);

describe('mapUpstreamError', () => {
  it.each([0, 500, 503, 504])('returns UPSTREAM_UNAVAILABLE for status %i (ERRORS-31)', (status) => {
    expect(mapUpstreamError(createError(status))).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it.each([
    [504, 'UPSTREAM_TIMEOUT'],
    [0, 'UPSTREAM_UNAVAILABLE'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('maps status %i to %s with the timeout option (ERRORS-31)', (status, code) => {
    expect(mapUpstreamError(createError(status), { timeout: 'UPSTREAM_TIMEOUT' })).toMatchObject({
      extensions: { code },
    });
  });

  it.each([createError(400), createError(404), new Error('a bug')])('returns %s unchanged', (error) => {
    expect(mapUpstreamError(error)).toBe(error);
  });
});

it('mapUpstreamErrors returns the result of a call and maps its failure', async () => {
  expect(await mapUpstreamErrors(Promise.resolve(7))).toBe(7);
  await expect(mapUpstreamErrors(Promise.reject(createError(503)))).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
});
