import { expect, test } from 'vitest';
import { resolvePictureUrls } from './picture-urls.ts';

const resolve = (value: unknown) => JSON.parse(resolvePictureUrls(JSON.stringify(value), 'https://media.test'));

test('picture paths become full URLs at any depth', () => {
  const order = { lineItems: [{ variant: { images: [{ url: '/p/a.webp' }, { url: 'https://cdn.test/b.webp' }] } }] };

  expect(resolve(order)).toEqual({
    lineItems: [{ variant: { images: [{ url: 'https://media.test/p/a.webp' }, { url: 'https://cdn.test/b.webp' }] } }],
  });
});

test('text that looks like a picture path stays unchanged', () => {
  const product = { description: { en: 'Read "url":"/p/a.webp" on the box.' } };

  expect(resolve(product)).toEqual(product);
});
