import { describe, expect, it } from 'vitest';
import { createReadGrant, isReadGrant } from './read-grant.ts';

const secret = 'a secret of the tests, long enough';
const subject = { type: 'Order', id: 'CR-1', secret, now: 1_000_000 };

describe('a read grant', () => {
  const grant = createReadGrant(subject);

  it('is valid for its object for 60 seconds', () => {
    expect(isReadGrant(grant, subject)).toBe(true);
    expect(isReadGrant(grant, { ...subject, now: subject.now + 60_000 })).toBe(true);
    expect(isReadGrant(grant, { ...subject, now: subject.now + 60_001 })).toBe(false);
  });

  it.each([
    ['another object', { ...subject, id: 'CR-2' }],
    ['another type', { ...subject, type: 'Cart' }],
    ['another secret', { ...subject, secret: `${secret}!` }],
  ])('is invalid for %s', (_what, other) => {
    expect(isReadGrant(grant, other)).toBe(false);
  });

  it.each(['', '.', `1060.`, `9999999999.${grant.split('.')[1]}`, 'x.y'])('is not %j', (text) => {
    expect(isReadGrant(text, subject)).toBe(false);
  });
});
