import { getLocale, type Locale } from '@tarima/markets/locale';
import { describe, expect, it, vi } from 'vitest';
import { sanitizeRichText, toShopHref } from './rich-text.ts';

const locale = getLocale('en', 'JM');
const clean = (html: string) =>
  sanitizeRichText(html, locale, (error) => {
    throw error;
  });

describe('rich text', () => {
  it('keeps the order of text (CONTENT-24)', () => {
    const html = '<p>One <strong>two</strong></p><ul><li>three</li></ul>';
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<p>x<script>alert(1)</script></p>', '<p>x</p>'],
    ['<p style="position:fixed" onclick="x()">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.test"></iframe>', ''],
    ['<svg><a href="https://x.test">x</a></svg>', '<a href="https://x.test" rel="noopener" target="_blank">x</a>'],
    ['<a href="//evil.test">x</a>', '<a>x</a>'],
    ['<a href="/help">x</a>', '<a href="/en-JM/help">x</a>'],
  ])('sanitises %s to %s (CONTENT-24, CONTENT-27)', (html, safe) => {
    expect(clean(html)).toBe(safe);
  });

  it.each([
    ['', ''],
    ['One', 'One'],
    ['<p>One</p><span>two</span><div>three</div>', '<p>One</p><span>two</span><div>three</div>'],
    [
      '<div class="a"><p onclick="x()">One <b>two</b></p><span>three</span></div><ul><li>four</li></ul><script>x</script>',
      '<div><p>One two</p><span>three</span></div>four',
    ],
    ['<p style="position:fixed">One</p>', '<p>One</p>'],
    ['<h3>One</h3><table><tr><td>two</td></tr></table>', 'Onetwo'],
    ['<img src=x onerror=alert(1)><p>One</p>', '<p>One</p>'],
    ['<svg onload=alert(1)><p>One</p></svg>', '<p>One</p>'],
    ['<iframe srcdoc="<script>x</script>"></iframe>', ''],
    ['<style>p{display:none}</style><textarea>x</textarea><p>One</p>', '<p>One</p>'],
    ['<P>One</P><SCRIPT>x</SCRIPT>', '<p>One</p>'],
    ['&lt;script&gt;x&lt;/script&gt;', '&lt;script&gt;x&lt;/script&gt;'],
    ['<p>One', '<p>One</p>'],
  ])('keeps only p, span and div of %j when sanitizing fails (CONTENT-25)', (html, safe) => {
    const failure = new Error('no locale');
    const broken = {
      get code(): string {
        throw failure;
      },
    } as Locale;
    const onError = vi.fn();
    // A link within the shop needs the locale.
    expect(sanitizeRichText(`<a href="/help"></a>${html}`, broken, onError)).toBe(safe);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });
});

describe('a link', () => {
  it.each([
    ['/help', '/en-JM/help'],
    ['/', '/en-JM'],
    ['/es-CR/ayuda', '/es-CR/ayuda'],
    ['https://x.test', 'https://x.test'],
    ['tel:+1876', 'tel:+1876'],
    ['http://x.test', undefined],
    ['//x.test', undefined],
    ['/\\x.test', undefined],
    ['data:text/html,x', undefined],
    ['help', undefined],
  ])('%s leads to %s (CONTENT-26)', (href, there) => {
    expect(toShopHref(href, locale)).toBe(there);
  });
});
