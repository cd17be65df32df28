import { getLocale, type Locale } from '@tarima/markets/locale';
import { data, redirect } from 'react-router';
import { buildContentPath } from '../../i18n/paths.ts';
import type { ContentPage } from '../../server/content/blocks.ts';
import type { ContentReader } from '../../server/content/source.ts';
import type { ContentAddress } from './content-path.ts';

/**
 * Loads a page of the content service, or null when there is none. Redirects from a path in the other language to the
 * translated path (ROUTING-21).
 * @throws Response, the redirect; a 503 when the content service is unavailable
 */
export async function loadContent(
  content: ContentReader,
  locale: Locale,
  address: ContentAddress,
  search: string,
): Promise<ContentPage | null> {
  const page = await readPage(content, locale, address);
  if (page || address.pageId) return page;
  const other = getLocale(locale.language === 'es' ? 'en' : 'es', locale.market.code);
  const translated = (await readPage(content, other, address))?.translation;
  if (translated !== undefined) throw redirect(buildContentPath(locale, translated) + search, 301);
  return null;
}

async function readPage(content: ContentReader, locale: Locale, address: ContentAddress): Promise<ContentPage | null> {
  try {
    return await content.page(locale, address.path, address.channel);
  } catch {
    // The content source has logged the error.
    throw data(null, { status: 503 });
  }
}
