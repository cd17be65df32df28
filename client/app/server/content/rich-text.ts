import type { Locale } from '@tarima/markets/locale';
import sanitizeHtml from 'sanitize-html';
import { splitLocale } from '../../i18n/paths.ts';

/** Tags that editors may use: structured text, no styles and no scripts (CONTENT-24). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'span',
    'div',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'br',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Tags that are kept when sanitizing fails (CONTENT-25). */
const fallback: sanitizeHtml.IOptions = { allowedTags: ['p', 'span', 'div'], allowedAttributes: {} };

/** Sanitises rich text of the content service and rewrites its links to the shop's locale. */
export function sanitizeRichText(html: string, locale: Locale, onError: (error: unknown) => void): string {
  const anchor: sanitizeHtml.Transformer = (tagName, attributes) => {
    const href = attributes.href === undefined ? undefined : toShopHref(attributes.href, locale);
    return {
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(href?.startsWith('https:') ? { rel: 'noopener', target: '_blank' } : {}),
      },
    };
  };
  try {
    return sanitizeHtml(html, { ...allowed, transformTags: { a: anchor } });
  } catch (error) {
    onError(error);
    return sanitizeHtml(html, fallback);
  }
}

const safeHref = /^(https:\/\/|mailto:|tel:|#)/i;

/**
 * Returns the URL of a content link: within the shop under its locale, or on another site over https. Any other link,
 * such as `javascript:`, is unsafe and undefined (CONTENT-26).
 */
export function toShopHref(href: string, locale: Locale): string | undefined {
  if (safeHref.test(href)) return href;
  // `//host` and `/\host` would leave the shop.
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  return splitLocale(href) ? href : `/${locale.code}${href === '/' ? '' : href}`;
}
