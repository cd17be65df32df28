import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createContentApp } from './app.ts';
import { parseContentEnv } from './env.ts';

const env = parseContentEnv({ MEDIA_URL: 'http://media.test' });
const token = { authorization: `Bearer ${env.CONTENT_PREVIEW_TOKEN}` };
const key = { 'x-api-key': env.CONTENT_API_KEY };
const base = '/delivery/site/v1/channels';

/** A page's reference to a text of the market's bundle. */
const reference = (word: string) => `\${market.${word}}`;

const seeds = {
  '/channels/shared-spanish/pages/ayuda/pagos': {
    id: 'help-payments',
    title: `Pagos en ${reference('country')}`,
    main: [
      { type: 'heading', title: 'Pagos' },
      {
        type: 'editorial',
        image: 'pair/phone/sea',
        content: `<p><a href="/ayuda">Ayuda</a> ${reference('nothing')}</p>`,
      },
      { type: 'link', label: 'Llamar', href: 'tel:+506', hidden: true },
    ],
  },
  '/channels/shared-english/pages/help/payments': { id: 'help-payments', title: 'Payments' },
  '/channels/shared-spanish/pages/__br__pagetemplates/landing': { id: 'template-landing', title: 'Plantilla' },
  '/channels/shared-spanish/menus/header': {
    items: [
      {
        name: 'Club',
        href: '/club',
        parameters: { isStore: true },
        items: [{ name: 'Fuera', href: 'https://x.test' }],
      },
    ],
  },
  '/channels/costa-rica-spanish/bundles/market': { country: 'Costa Rica "pura vida"' },
  '/channels/panama-spanish/pages/ayuda/pagos': { id: 'help-payments', title: 'Pagos a la panameña' },
};

const partSchema = z.looseObject({
  type: z.string(),
  name: z.string().optional(),
  children: z.array(z.object({ $ref: z.string() })).optional(),
  models: z.record(z.string(), z.object({ $ref: z.string() })).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
});
const modelSchema = z.looseObject({
  root: z.object({ $ref: z.string() }),
  translations: z.array(z.unknown()),
  page: z.record(z.string(), partSchema),
});

let database: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
  app = await createContentApp({ env, database, logger: createLogger({ name: 'content', level: 'silent' }), seeds });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function readPage(path: string, headers = {}) {
  const response = await app.inject({ url: `${base}/${path}`, headers });
  expect(response.statusCode, path).toBe(200);
  const model = modelSchema.parse(response.json());
  const follow = (ref: { $ref: string } | undefined) => {
    const part = model.page[ref?.$ref.replace('/page/', '') ?? ''];
    if (!part) throw new Error(`Dangling ${ref?.$ref}`);
    return part;
  };
  const root = follow(model.root);
  const child = (name: string) => {
    const found = root.children?.map(follow).find((part) => part.name === name);
    if (!found) throw new Error(`No ${name}`);
    return found;
  };
  return { model, follow, root, child };
}

describe('delivered pages', () => {
  it('are flat maps of components: containers with items, items with documents, pictures and links within the channel', async () => {
    const { follow, root, child } = await readPage('costa-rica-spanish/pages/ayuda/pagos');
    expect(root.meta).toMatchObject({ pageTitle: 'Pagos en Costa Rica "pura vida"' });
    const [heading, editorial, link] = child('main').children?.map(follow) ?? [];
    expect(heading).toMatchObject({ type: 'container-item', ctype: 'heading' });
    expect(follow(heading?.models?.document).data).toMatchObject({ title: 'Pagos', contentType: 'tarima:heading' });
    const document = follow(editorial?.models?.document);
    expect(document.data?.content).toEqual({
      value: `<p><a href="/es-CR/ayuda" data-type="internal">Ayuda</a> ${reference('nothing')}</p>`,
    });
    expect(follow(document.data?.image as { $ref: string })).toMatchObject({
      type: 'imageset',
      data: { original: { links: { site: { href: 'http://media.test/p/pair/phone/sea/1200.webp' } } } },
    });
    expect(link?.meta).toMatchObject({ hidden: true });
  });

  it('contain the menus with depth and link of each item', async () => {
    const { follow, child } = await readPage('costa-rica-spanish/pages/ayuda/pagos');
    expect(follow(child('header').models?.menu).data).toMatchObject({
      siteMenuItems: [
        {
          name: 'Club',
          depth: 1,
          parameters: { isStore: true },
          links: { site: { href: '/es-CR/club', type: 'internal' } },
          childMenuItems: [{ name: 'Fuera', depth: 2, links: { site: { href: 'https://x.test', type: 'external' } } }],
        },
      ],
    });
    expect(follow(child('footer').models?.menu).data).toMatchObject({ siteMenuItems: [] });
  });

  it("prefer the market's page to the shared one and link to the translation", async () => {
    const page = await readPage('panama-spanish/pages/ayuda/pagos');
    expect(page.root.meta).toMatchObject({ pageTitle: 'Pagos a la panameña' });
    expect(page.model.translations).toEqual([
      {
        locale: 'en_PA',
        channel: 'panama-english',
        links: { site: { href: '/en-PA/help/payments', type: 'internal' } },
      },
    ]);
  });

  it('return 404 with a message for an unknown page and an unknown channel', async () => {
    for (const path of ['costa-rica-spanish/pages/nada', 'atlantis-spanish/pages/home', 'atlantis-spanish/sitemap']) {
      const response = await app.inject(`${base}/${path}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ status: 404, message: 'Not found' });
    }
  });
});

describe('previews', () => {
  const page = 'panama-spanish/pages/ayuda/pagos';
  const document = '/channels/panama-spanish/pages/ayuda/pagos';

  it('show drafts and edit links, while other requests get the published page', async () => {
    const payload = { id: 'help-payments', title: 'Borrador' };
    const saved = await app.inject({ method: 'PUT', url: `${document}?draft=true`, headers: key, payload });
    expect(saved.statusCode).toBe(204);
    expect((await readPage(page)).root.meta).toMatchObject({ pageTitle: 'Pagos a la panameña' });
    const preview = await readPage(page, token);
    expect(preview.root.meta).toMatchObject({ pageTitle: 'Borrador' });
    expect(JSON.stringify(preview.model)).toContain('MANAGE_CONTENT_LINK');
    expect(JSON.stringify((await readPage(page)).model)).not.toContain('MANAGE_CONTENT_LINK');

    await app.inject({ method: 'PUT', url: document, headers: key, payload });
    expect((await readPage(page)).root.meta).toMatchObject({ pageTitle: 'Borrador' });
  });

  it('require the token, as do templates', async () => {
    const wrong = await app.inject({ url: `${base}/${page}`, headers: { authorization: 'Bearer wrong' } });
    expect(wrong.statusCode).toBe(401);
    const template = 'costa-rica-spanish/pages/__br__pagetemplates/landing';
    expect((await app.inject(`${base}/${template}`)).statusCode).toBe(404);
    expect((await readPage(template, token)).root.meta).toMatchObject({ pageTitle: 'Plantilla' });
  });

  it('reject a draft of an unpublished document', async () => {
    const url = '/channels/panama-spanish/pages/nueva?draft=true';
    expect((await app.inject({ method: 'PUT', url, headers: key, payload: {} })).statusCode).toBe(404);
  });
});

it('delivers a resource bundle as keys and messages', async () => {
  const response = await app.inject(`${base}/costa-rica-spanish/documents/resource-bundles/market`);
  const { document, content } = response.json<{
    document: { $ref: string };
    content: Record<string, { data: unknown }>;
  }>();
  expect(content[document.$ref.replace('/content/', '')]?.data).toMatchObject({
    contentType: 'resourcebundle:resourcebundle',
    keys: ['country'],
    messages: ['Costa Rica "pura vida"'],
  });
});

it("lists a channel's pages including inherited ones, without templates", async () => {
  const response = await app.inject(`${base}/costa-rica-spanish/sitemap`);
  expect(response.json()).toEqual({ pages: [{ id: 'help-payments', path: 'ayuda/pagos' }] });
});
