import { expect, test } from 'vitest';
import { withWholePictures } from './picture-addresses.ts';

const answered = (value: unknown) => JSON.parse(withWholePictures(JSON.stringify(value), 'https://media.test'));

test('a picture kept as a path is named whole, however deep it lies', () => {
  const order = { lineItems: [{ variant: { images: [{ url: '/p/a.webp' }, { url: 'https://cdn.test/b.webp' }] } }] };

  expect(answered(order)).toEqual({
    lineItems: [{ variant: { images: [{ url: 'https://media.test/p/a.webp' }, { url: 'https://cdn.test/b.webp' }] } }],
  });
});

test('a text that looks like one stays as it was written', () => {
  const product = { description: { en: 'Read "url":"/p/a.webp" on the box.' } };

  expect(answered(product)).toEqual(product);
});
