import { describe, expect, it } from 'vitest';
import { openingDelay } from './hover-intent.ts';

describe('an entry under the pointer', () => {
  it('opens soon when the pointer moves along the list, or rests', () => {
    expect(openingDelay(1, 20)).toBeLessThan(200);
    expect(openingDelay(0, 0)).toBeLessThan(200);
    expect(openingDelay(-15, 3)).toBeLessThan(200);
  });

  it('waits for a pointer on its way to what is open', () => {
    expect(openingDelay(15, 20)).toBeGreaterThan(300);
    expect(openingDelay(15, -20)).toBeGreaterThan(300);
  });
});
