import { getLocale } from '@tarima/markets/locale';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createContentSource } from './content.ts';

const locale = getLocale('es', 'CR');
const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

async function source(answer: () => unknown) {
  const server = Fastify();
  let asked = 0;
  server.get('/pages/:channel/home', async () => {
    asked += 1;
    return answer();
  });
  const contentUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const faults: unknown[] = [];
  const content = createContentSource({ contentUrl, onFault: (error) => faults.push(error) });
  opened.push(content, server);
  return { content, faults, asked: () => asked };
}

it('reads the home page once for many visitors', async () => {
  const { content, asked } = await source(() => ({ hero: { title: 'Hola', cta: { label: 'Ver', href: '/es-CR' } } }));
  const [first, second] = await Promise.all([content.home(locale), content.home(locale)]);
  expect(first).toEqual({ hero: { title: 'Hola', text: '', cta: { label: 'Ver', href: '/es-CR' } }, bands: [] });
  expect(second).toBe(first);
  expect(asked()).toBe(1);
});

it('shows nothing of a document that is not a home page, and says so', async () => {
  const { content, faults } = await source(() => ({ hero: { text: 'no title' } }));
  expect(await content.home(locale)).toBeNull();
  expect(faults).toHaveLength(1);
});
