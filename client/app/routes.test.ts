import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { type PageId, routeTable } from './i18n/route-table.ts';
import routes from './routes.ts';

const withChildren = (entry: RouteConfigEntry): RouteConfigEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(withChildren),
];

it('the pages of memberships, appointments and onboarding are content pages (CONTENT-3)', () => {
  const ids = routes
    .flatMap(withChildren)
    .filter(({ file }) => file === 'routes/content.tsx')
    .map(({ id = '' }) => id);
  const isContent = (pageId: PageId) =>
    /^(appointments$|onboarding(\/|$)|membership\/|renew\/|upgrade\/)/.test(routeTable[pageId].en);
  const pageIds = (Object.keys(routeTable) as PageId[]).filter(isContent);
  expect(pageIds).toHaveLength(14);
  const own = ['content', 'content.subfolder', 'content.template'];
  expect(ids.toSorted()).toEqual([...pageIds.flatMap((id) => [`${id}.en`, `${id}.es`]), ...own].toSorted());
});
