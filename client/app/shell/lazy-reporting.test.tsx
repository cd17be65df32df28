import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../cookies.ts';
import { readers, renderInShop } from '../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  beforeEach(() => writeCookie('tarima.consent', ''));

  it.each(['Accept', 'Decline'])('the notice is gone after "%s" (ANALYTICS-50, ANALYTICS-51)', async (choice) => {
    const { user, translate } = await renderInShop(<p>Page</p>, { locale });
    await user.click(await screen.findByRole('button', { name: translate(choice) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: translate('Analytics') })).toBeNull());
    expect(document.cookie).toContain(`tarima.consent=${choice === 'Accept' ? 'accepted' : 'declined'}.1`);
  });
});
