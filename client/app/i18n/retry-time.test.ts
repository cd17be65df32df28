import { expect, it } from 'vitest';
import { computeRetryTime, formatRetryTime } from './retry-time.ts';

it('adds the seconds of the rate limit to the browser’s clock', () => {
  expect(computeRetryTime(90, Date.parse('2026-11-22T10:00:00Z'))).toBe('2026-11-22T10:01:30.000Z');
});

it('rounds up to the minute in which a retry is allowed', () => {
  expect(formatRetryTime('2026-11-22T10:01:30Z', 'en-JM', 'UTC')).toMatch(/^10:02\u00a0am$/i);
  expect(formatRetryTime('2026-11-22T10:02:00Z', 'en-JM', 'UTC')).toMatch(/^10:02\u00a0am$/i);
  expect(formatRetryTime('2026-11-22T10:01:30Z', 'es-CR', 'UTC')).toMatch(/^10:02\u00a0a\.\u00a0m\.$/);
});
