import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  locales: ['en', 'es'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['<rootDir>/app'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
