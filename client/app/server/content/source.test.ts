import { getLocale } from '@tarima/markets/locale';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer } from '@tarima/service-kit/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailableError, createContentSource } from './source.ts';
import { createPageFixture } from './testing.ts';

const locale = getLocale('es', 'CR');
const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** A content service that responds by path, and records requests with their tokens. */
async function service(responses: Record<string, unknown>, hidden: Record<string, string[]> = {}) {
  const server = createServer({ name: 'content', logger: createLogger({ name: 'test', level: 'silent' }) });
  const requests: string[] = [];
  server.get('/delivery/site/v1/channels/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const { authorization } = request.headers;
    requests.push(authorization ? `${path} ${authorization}` : path);
    if (authorization === 'Bearer ended') return reply.status(401).send({});
    const body = responses[path];
    if (body === undefined) return reply.status(404).send({});
    if (body === 'late') return reply.hijack();
    return body === 'broken' ? reply.status(500).send({}) : body;
  });
  const contentUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  const errors: unknown[] = [];
  const source = createContentSource({
    contentUrl,
    editorUrl: 'http://cms.test/edit',
    mediaUrl: 'http://media.test',
    configuration: {
      global: () => ({ hiddenComponents: hidden }) as never,
      market: () =>
        ({
          membership: { renewal: true, upgrade: false },
          features: { pharmacy: false, chatbot: false },
        }) as never,
    },
    onError: (error) => errors.push(error),
  });
  opened.push(source, server);
  return { source, errors, requests, contentUrl };
}

const help = createPageFixture({
  main: [
    { type: 'heading', fields: { title: 'Ayuda' } },
    { type: 'link', fields: { label: 'Ver', href: '/ayuda' } },
  ],
});

describe('the content source', () => {
  it('sends one request for many visitors, and caches missing pages (CONTENT-11)', async () => {
    const { source, requests } = await service({ 'costa-rica-spanish/pages/ayuda': help });
    const reader = source.reader({});
    const [first] = await Promise.all([reader.page(locale, 'ayuda'), source.reader({}).page(locale, 'ayuda')]);
    expect(first?.main).toHaveLength(2);
    expect(await reader.page(locale, 'nada')).toBeNull();
    expect(await reader.page(locale, 'nada')).toBeNull();
    expect(requests).toEqual(['costa-rica-spanish/pages/ayuda', 'costa-rica-spanish/pages/nada']);
  });

  it('throws when the service is down, and retries on the next read', async () => {
    const responses: Record<string, unknown> = { 'costa-rica-spanish/pages/ayuda': 'broken' };
    const { source, errors } = await service(responses);
    await expect(source.reader({}).page(locale, 'ayuda')).rejects.toThrow(ContentUnavailableError);
    expect(errors).toHaveLength(1);
    responses['costa-rica-spanish/pages/ayuda'] = help;
    expect(await source.reader({}).page(locale, 'ayuda')).not.toBeNull();
  });

  it('knows whether a newer response exists than those that a page was made from (ROUTING-72)', async () => {
    let now = 1_000;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const responses: Record<string, unknown> = { 'costa-rica-spanish/pages/ayuda': help };
    const { source, requests } = await service(responses);
    const readPages = async () => {
      const digests = new Map<string, string>();
      const reader = source.reader({}, { onFailure: vi.fn(), onRead: (key, digest) => digests.set(key, digest) });
      await reader.page(locale, 'ayuda');
      return digests;
    };
    const readAgain = async () => {
      now += 61_000;
      const count = requests.length;
      // An old response is returned while a new one is requested.
      const digests = await readPages();
      await vi.waitFor(() => expect(requests.length).toBe(count + 1));
      return digests;
    };
    const first = await readPages();
    expect(first.size).toBe(1);
    await readAgain();
    expect(source.isCurrent(first)).toBe(true);
    responses['costa-rica-spanish/pages/ayuda'] = createPageFixture({ main: [] });
    const old = await readAgain();
    await vi.waitFor(() => expect(source.isCurrent(first)).toBe(false));
    expect(source.isCurrent(old)).toBe(false);
    const second = await readPages();
    expect(source.isCurrent(second)).toBe(true);
    delete responses['costa-rica-spanish/pages/ayuda'];
    await readAgain();
    await vi.waitFor(() => expect(source.isCurrent(second)).toBe(false));
    expect(source.isCurrent(new Map([['of another process', 'digest']]))).toBe(true);
    clock.mockRestore();
  });

  it('reports content that is missing because the service failed, also where the page is shown without it (ROUTING-70)', async () => {
    const onFailure = vi.fn();
    const observer = { onFailure, onRead: vi.fn() };
    const { source } = await service({ 'costa-rica-spanish/pages/home': 'broken' });
    await source.reader({}, observer).page(locale, 'nada');
    expect(onFailure).not.toHaveBeenCalled();
    await source.reader({}, observer).site(locale);
    expect(onFailure).toHaveBeenCalled();
  });

  it('fails fast after a timeout, and retries after a pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { source, requests } = await service({ 'costa-rica-spanish/pages/a': 'late' });
    await expect(source.reader({}).page(locale, 'a')).rejects.toThrow(ContentUnavailableError);
    await expect(source.reader({}).page(locale, 'b')).rejects.toThrow(ContentUnavailableError);
    expect(requests).toEqual(['costa-rica-spanish/pages/a']);
    vi.setSystemTime(Date.now() + 5_000);
    expect(await source.reader({}).page(locale, 'b')).toBeNull();
  });

  it('omits components that the configuration hides on the page (CONTENT-23)', async () => {
    const pages = { 'costa-rica-spanish/pages/ayuda': help };
    const byType = await service(pages, { help: ['link'] });
    expect((await byType.source.reader({}).page(locale, 'ayuda'))?.main.map(({ type }) => type)).toEqual(['heading']);
    const byName = await service(pages, { help: ['heading1'], other: ['link'] });
    expect((await byName.source.reader({}).page(locale, 'ayuda'))?.main.map(({ type }) => type)).toEqual(['link']);
  });

  it('reads the shared channel, another service, and a template’s channel when the request selects them (CONTENT-6, CONTENT-13, CONTENT-14)', async () => {
    const { source, requests, contentUrl } = await service({ 'shared-spanish/pages/ayuda': help });
    expect(await source.reader({ useSharedChannels: true }).page(locale, 'ayuda')).not.toBeNull();
    await source.reader({ endpoint: contentUrl }).page(locale, 'ayuda');
    await source.reader({}).page(locale, '__br__pagetemplates/a', 'panama-spanish');
    expect(requests).toEqual([
      'shared-spanish/pages/ayuda',
      'costa-rica-spanish/pages/ayuda',
      'panama-spanish/pages/__br__pagetemplates/a',
    ]);
  });

  it('does not cache previews, and shows published content when a preview has ended (CONTENT-17, CONTENT-19)', async () => {
    const { source, requests } = await service({ 'costa-rica-spanish/pages/ayuda': help });
    await source.reader({ previewToken: 'good' }).page(locale, 'ayuda');
    await source.reader({ previewToken: 'good' }).page(locale, 'ayuda');
    expect(await source.reader({ previewToken: 'ended' }).page(locale, 'ayuda')).not.toBeNull();
    const path = 'costa-rica-spanish/pages/ayuda';
    expect(requests).toEqual([`${path} Bearer good`, `${path} Bearer good`, `${path} Bearer ended`, path]);
  });

  it('returns menus, texts and offers for the frame, or empty ones (CONTENT-15, CONTENT-38)', async () => {
    const item = { name: 'Club', links: { site: { href: '/clubes', type: 'internal' } } };
    const { source } = await service({
      'costa-rica-spanish/pages/home': createPageFixture({ menus: { header: [item] } }),
      'costa-rica-spanish/documents/resource-bundles/market': {
        document: { $ref: '/content/u1' },
        content: { u1: { data: { keys: ['phone', 'phoneLogoLink'], messages: ['+506', '/categorias-destacadas'] } } },
      },
    });
    const site = await source.reader({}).site(locale);
    expect(site.header).toMatchObject([{ name: 'Club', href: '/es-CR/clubes' }]);
    expect(site).toMatchObject({
      footer: [],
      words: { phone: '+506', phoneLogoLink: '/es-CR/categorias-destacadas' },
      offers: { renewal: true, upgrade: false },
    });
    const elsewhere = await source.reader({}).site(getLocale('en', 'JM'));
    expect(elsewhere).toMatchObject({ header: [], footer: [], words: {} });
  });
});
