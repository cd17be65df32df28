import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fallbackTexts } from '../i18n/fallback-texts.ts';
import { ErrorPageGuard } from './error-page-guard.tsx';

afterEach(() => history.replaceState(null, '', '/'));

function BrokenErrorPage(): never {
  throw new Error('x is undefined');
}

it.each([
  ['/en-JM/cart', 'en'],
  ['/es-CR/carrito', 'es'],
  ['/no-locale', 'es'],
] as const)(
  'shows plain text, the message and a link home at %s when the error page fails (ERRORS-12)',
  (path, language) => {
    history.replaceState(null, '', path);
    render(
      <ErrorPageGuard>
        <BrokenErrorPage />
      </ErrorPageGuard>,
      { onCaughtError: () => {} },
    );
    const { title, home } = fallbackTexts[language];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('x is undefined')).toBeVisible();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
  },
);
