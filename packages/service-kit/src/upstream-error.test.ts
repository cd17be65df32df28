import { describe, expect, it } from 'vitest';
import { mapUpstreamError, mapUpstreamErrors, UpstreamError } from './upstream-error.ts';

const failed = (status: number) => new UpstreamError('tax', status, undefined, false);

describe('mapUpstreamError', () => {
  it.each([0, 500, 503, 504])('returns UPSTREAM_UNAVAILABLE for status %i (ERRORS-31)', (status) => {
    expect(mapUpstreamError(failed(status))).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });

  it.each([
    [504, 'UPSTREAM_TIMEOUT'],
    [0, 'UPSTREAM_UNAVAILABLE'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('tells a timeout apart where that is asked for: %i is %s (ERRORS-31)', (status, code) => {
    expect(mapUpstreamError(failed(status), { timeout: 'UPSTREAM_TIMEOUT' })).toMatchObject({ extensions: { code } });
  });

  it.each([failed(400), failed(404), new Error('a bug')])('returns %s as it is', (error) => {
    expect(mapUpstreamError(error)).toBe(error);
  });
});

it('mapUpstreamErrors returns the result of a call and maps its failure', async () => {
  expect(await mapUpstreamErrors(Promise.resolve(7))).toBe(7);
  await expect(mapUpstreamErrors(Promise.reject(failed(503)))).rejects.toMatchObject({
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
});
