import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeNextTrail, type RouteChange, readTrail } from './trail.ts';

const walk = (...steps: readonly [string, RouteChange][]) =>
  steps.reduce<readonly string[]>((trail, [path, change]) => computeNextTrail(trail, path, change), []);

describe('the page history', () => {
  it('grows with each page and shrinks on Back (ROUTING-42)', () => {
    const there = walk(['/a', 'POP'], ['/b', 'PUSH'], ['/c', 'PUSH']);
    expect(there).toEqual(['/a', '/b', '/c']);
    expect(computeNextTrail(there, '/b', 'POP')).toEqual(['/a', '/b']);
  });

  it('continues after a jump or Forward (ROUTING-42)', () => {
    expect(walk(['/a', 'POP'], ['/b', 'PUSH'], ['/a', 'POP'], ['/b', 'POP'])).toEqual(['/a', '/b']);
  });

  it('records replaced and reloaded pages once', () => {
    expect(walk(['/a', 'POP'], ['/b', 'PUSH'], ['/c', 'REPLACE'])).toEqual(['/a', '/c']);
    expect(walk(['/a', 'POP'], ['/a', 'POP'])).toEqual(['/a']);
  });

  it('drops the oldest pages', () => {
    const long = Array.from({ length: 40 }, (_, index): [string, RouteChange] => [`/${index}`, 'PUSH']);
    expect(walk(...long)).toHaveLength(30);
    expect(walk(...long).at(-1)).toBe('/39');
  });
});

afterEach(() => vi.unstubAllGlobals());

it('ignores stored paths outside the shop', () => {
  const stored = [
    '/es-CR?q=1',
    'https://elsewhere.test/es-CR',
    '//elsewhere.test',
    'javascript:alert(1)',
    '/xx-YY',
    '/en-JM/cart',
  ];
  vi.stubGlobal('sessionStorage', { getItem: () => stored.join('\n') });
  expect(readTrail()).toEqual(['/es-CR?q=1', '/en-JM/cart']);
});
