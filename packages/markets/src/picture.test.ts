import { describe, expect, it } from 'vitest';
import { getPictureUrls, type PictureOptions } from './picture.ts';

describe('getPictureUrls', () => {
  it('has the sizes and the configured options in the URLs of the picture service (CONFIGURATION-21)', () => {
    expect(getPictureUrls('https://img.test/p/dyed/luggage/ink/640.webp', { quality: '60', sharp: 'a b' })).toEqual({
      thumbnail: 'https://img.test/p/dyed/luggage/ink/96.webp?quality=60&sharp=a+b',
      card: 'https://img.test/p/dyed/luggage/ink/320.webp?quality=60&sharp=a+b',
      detail: 'https://img.test/p/dyed/luggage/ink/640.webp?quality=60&sharp=a+b',
      zoom: 'https://img.test/p/dyed/luggage/ink/1200.webp?quality=60&sharp=a+b',
    });
  });

  it.each<PictureOptions>([{}, { quality: '60' }])(
    'leaves other pictures as they are with the options %j (CONFIGURATION-21)',
    (options) => {
      const url = 'https://elsewhere.test/picture.jpg';
      expect(Object.values(getPictureUrls(url, options))).toEqual([url, url, url, url]);
    },
  );

  it('has no query without options', () => {
    expect(getPictureUrls('https://img.test/a/640.webp').card).toBe('https://img.test/a/320.webp');
  });
});
