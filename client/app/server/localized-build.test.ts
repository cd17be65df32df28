import { expect, it } from 'vitest';
import { localizeBuild } from './localized-build.ts';

it('names the scripts of a language in the HTML, and scripts without messages as they are (ROUTING-34)', () => {
  const route = { id: 'home', hasAction: false, hasErrorBoundary: false } as const;
  const assets = {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry-1.js', imports: ['/assets/react-1.js'] },
    routes: { home: { ...route, module: '/assets/home-1.js', imports: ['/assets/react-1.js', '/assets/buy-1.js'] } },
  } as unknown as Parameters<typeof localizeBuild>[0]['assets'];
  const files = new Set(['manifest-1.en.js', 'entry-1.en.js', 'react-1.js', 'home-1.en.js', 'buy-1.en.js']);
  expect(localizeBuild({ assets }, 'en', files).assets).toMatchObject({
    url: '/assets/manifest-1.en.js',
    entry: { module: '/assets/entry-1.en.js', imports: ['/assets/react-1.js'] },
    routes: { home: { module: '/assets/home-1.en.js', imports: ['/assets/react-1.js', '/assets/buy-1.en.js'] } },
  });
});
