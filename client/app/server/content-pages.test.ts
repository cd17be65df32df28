import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { expect, it } from 'vitest';
import type { ContentPage } from './content/blocks.ts';
import { type ContentSource, ContentUnavailableError } from './content/source.ts';
import { registerContentPages } from './content-pages.ts';

const page: ContentPage = {
  id: 'legal-terms',
  title: 'Terms',
  description: '',
  layout: 'default',
  translation: 'legal/terminos',
  top: [],
  main: [{ type: 'heading', key: 'main0', title: 'Terms', intro: '' }],
  isPreview: false,
};

const reader: ContentSource['reader'] = () => ({
  page: async ({ code }, path) => {
    if (path === 'down') throw new ContentUnavailableError();
    return code === 'en-JM' && ['legal/terms', 'cart', 'mobile-menu'].includes(path) ? page : null;
  },
  site: async () => ({ header: [], footer: [], words: {}, offers: {} }),
});

const app = createServer({ name: 'test', logger: createLogger({ name: 'test', level: 'silent' }) });
registerContentPages(app, { reader });
const get = (path: string) => app.inject(`/content-page?${new URLSearchParams({ path })}`);

it('returns the text of a content page (NATIVE-53)', async () => {
  const response = await get('/en-JM/legal/terms');
  expect(response.json()).toEqual({ title: page.title, top: page.top, main: page.main });
});

it.each([
  ['a page that does not exist', '/en-JM/legal/none'],
  ['a page of the route table', '/en-JM/cart'],
  ['the document of a page of the route table', '/en-JM/mobile-menu'],
  ['a path without a locale', '/legal/terms'],
  ['another site', 'https://other.example/en-JM/legal/terms'],
  ['no path', ''],
])('returns 404 for %s (NATIVE-53)', async (_what, path) => {
  const response = await get(path);
  expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
});

it('returns 503 while the content service does not respond (NATIVE-53)', async () => {
  expect((await get('/en-JM/down')).statusCode).toBe(503);
});
