import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readers, renderInShop } from '../testing/render.tsx';
import { getButtonClass } from '../ui/button.tsx';
import { ErrorPage } from './error-page.tsx';

const createResponse = (status: number) => ({ status, statusText: '', internal: false, data: {} });

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['an upstream that is down', new Error('No response.'), true],
    ['a status of its own', createResponse(503), true],
    ['a page that does not exist', createResponse(404), false],
    ['the page `error-page`', undefined, false],
  ])('the error page for %s has one primary action: %# (ERRORS-3, ERRORS-53)', async (_name, error, canRetry) => {
    const page = 'x?step=payment';
    const { translate } = await renderInShop(<ErrorPage error={error} />, { locale, page });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const link = screen.queryByRole('link', { name: translate('Try again') });
    if (canRetry) expect(link).toHaveAttribute('href', `/${locale.code}/${page}`);
    else expect(link).toBeNull();
    const primary = screen
      .getAllByRole('link')
      .filter(({ className }) => className.includes(getButtonClass('primary', 'medium')));
    expect(primary).toEqual([link ?? screen.getByRole('link', { name: translate('Return home') })]);
  });
});
