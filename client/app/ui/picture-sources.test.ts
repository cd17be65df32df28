import { describe, expect, it } from 'vitest';
import { getPictureSources } from './picture-sources.ts';

describe('the sources of an image', () => {
  it('are the requested URLs with their widths, the smallest first', () => {
    expect(getPictureSources({ zoom: '/1200.webp', card: '/320.webp' }, '50vw')).toEqual({
      sizes: '50vw',
      srcSet: '/320.webp 320w, /1200.webp 1200w',
      src: '/320.webp',
    });
  });

  it('are one URL for an image with one size', () => {
    expect(getPictureSources({ card: '/a.jpg', detail: '/a.jpg' }, '50vw')).toEqual({ src: '/a.jpg' });
    expect(getPictureSources({ thumbnail: '/96.webp' }, '50vw')).toEqual({ src: '/96.webp' });
    expect(getPictureSources(undefined, '50vw')).toEqual({ src: undefined });
  });
});
