import { describe, expect, it } from 'vitest';
import { getOpeningDelay } from './hover-intent.ts';

describe('an entry under the pointer', () => {
  it('opens quickly when the pointer moves along the list or rests', () => {
    expect(getOpeningDelay(1, 20)).toBeLessThan(200);
    expect(getOpeningDelay(0, 0)).toBeLessThan(200);
    expect(getOpeningDelay(-15, 3)).toBeLessThan(200);
  });

  it('opens later when the pointer moves towards the open panel', () => {
    expect(getOpeningDelay(15, 20)).toBeGreaterThan(300);
    expect(getOpeningDelay(15, -20)).toBeGreaterThan(300);
  });
});
