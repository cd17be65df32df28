/** Page Models in the format of the delivery API, for tests. */

interface FixtureBlock {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly meta?: object;
  readonly documentMeta?: object;
}

export interface PageFixture {
  readonly id?: string;
  readonly title?: string;
  readonly top?: readonly FixtureBlock[];
  readonly main?: readonly FixtureBlock[];
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly menus?: Readonly<Record<string, readonly unknown[]>>;
  readonly translations?: readonly unknown[];
  readonly meta?: object;
  readonly layout?: string;
}

/** A page with these blocks; `parts` are the objects that they refer to. */
export function createPageFixture(page: PageFixture) {
  const parts: Record<string, unknown> = { ...page.parts };
  const add = (key: string, part: unknown) => {
    parts[key] = part;
    return { $ref: `/page/${key}` };
  };
  const container = (name: 'top' | 'main') =>
    add(name, {
      type: 'container',
      name,
      children: (page[name] ?? []).map(({ type, fields, meta, documentMeta }, index) =>
        add(`${name}${index}`, {
          type: 'container-item',
          name: `${type}${index + 1}`,
          ctype: type,
          meta: meta ?? {},
          models: {
            document: add(`${name}${index}document`, { type: 'document', data: fields, meta: documentMeta ?? {} }),
          },
        }),
      ),
    });
  const menus = Object.entries(page.menus ?? {}).map(([name, siteMenuItems]) =>
    add(`component-${name}`, {
      type: 'component',
      name,
      models: { menu: add(`menu-${name}`, { type: 'menu', data: { name, siteMenuItems } }) },
    }),
  );
  const root = add('root', {
    type: 'component',
    name: page.layout ?? 'default',
    meta: { params: { id: page.id ?? 'help' } },
    children: [...menus, container('top'), container('main')],
  });
  const document = add('document', { type: 'document', data: { title: page.title ?? 'Ayuda', description: '' } });
  return { meta: page.meta ?? {}, root, document, page: parts, translations: page.translations ?? [] };
}
