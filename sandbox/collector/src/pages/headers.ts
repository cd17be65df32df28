import { htmlHeaders } from '../../../pages/layout.ts';

/** Headers of the collector's page, which has no scripts. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...htmlHeaders,
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};
