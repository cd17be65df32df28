import { htmlHeaders } from '../../../pages/layout.ts';

/** Headers of the mailbox's own pages, which have no scripts. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...htmlHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

/** What a message in a frame may do: open links in a new tab, and nothing else. */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Headers of a message's HTML: no scripts, no network, an origin of its own, also when it is opened outside the frame. */
export const messageHeaders: Readonly<Record<string, string>> = {
  ...htmlHeaders,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox ${frameSandbox}`,
};
