import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { startInterceptor } from '../faults/interceptor.ts';
import { wordsOf } from '../journeys/words.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const locale = getLocale('es', 'CR');
const words = (message: string) => wordsOf(locale.language, message);

test('without the discovery service search still answers; without any engine the page says so and lives', async () => {
  test.setTimeout(180_000);
  const interceptor = await startInterceptor(['DISCOVERY_URL', 'COMMERCE_API_URL']);
  const stack = await startStack({ aroundStore: (environment) => interceptor.placeBefore(environment) });
  try {
    const search = async (q: string) => {
      const answer = await fetch(new URL(pathTo('search', locale, {}, { q }), stack.shopUrl));
      return { status: answer.status, page: await answer.text() };
    };
    const corrected = await search('aroz');
    expect(corrected.status).toBe(200);
    expect(corrected.page).toContain('Arroz blanco');

    await interceptor.cut('DISCOVERY_URL');
    const fallback = await search('frijoles');
    expect(fallback.status).toBe(200);
    expect(fallback.page).toContain('Frijoles negros');

    await interceptor.cut('COMMERCE_API_URL');
    const nobody = await search('galletas');
    expect(nobody.status).toBe(503);
    expect(nobody.page).toContain(words('Search is taking a break'));
    expect(nobody.page).toContain(words('Search the club'));
    expect(nobody.page).toContain(words('All categories'));
  } finally {
    await stack.stop();
    await interceptor.close();
  }
});
