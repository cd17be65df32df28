import { describe, expect, it } from 'vitest';
import { arrangements } from './arrangements.ts';
import { type EmojiName, emojiFiles } from './emoji.ts';
import { layouts } from './layouts.ts';
import { packages } from './packages.ts';
import { drawPictureSvg } from './picture-svg.ts';

describe('illustrations', () => {
  it('all exist and contain no ids that could clash in one document', async () => {
    for (const name of Object.keys(emojiFiles) as EmojiName[]) {
      const svg = await drawPictureSvg({ arrangement: 'hero', emoji: [name], tone: 'kraft' }, 96);
      const symbol = svg.slice(svg.indexOf('<symbol'), svg.indexOf('</symbol>'));
      expect(symbol, name).toMatch(/<(path|circle|rect|ellipse)/);
      expect(symbol.match(/ id="/g), name).toHaveLength(1);
    }
  });

  it('have a drawing for every arrangement', () => {
    expect(Object.keys({ ...layouts, ...packages }).sort()).toEqual(Object.keys(arrangements).sort());
  });
});
