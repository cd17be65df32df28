import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../consent.ts';
import { writeCookie } from '../../cookies.ts';
import { track } from '../../session/tracked-events.ts';
import { readers, renderInShop } from '../../testing/render.tsx';

const calls = vi.hoisted(() => [] as string[]);
vi.mock('./segment-client.ts', () => ({
  loadSegmentClient: async () => ({
    page: (name: string) => calls.push(`page ${name}`),
    track: (name: string, { query }: { query?: string }) => calls.push(`${name} ${query}`),
    getMemberId: () => null,
    reset: () => calls.push('reset'),
    close: () => calls.push('close'),
  }),
}));

const search = (query: string) => track({ type: 'products-searched', query, total: 1 });

describe.each(readers)('in $code', (locale) => {
  /** A page with the parts that load late; they are there when the notice is shown. */
  async function show() {
    const shop = await renderInShop(<a href="#privacy-choices">Choices</a>, { locale });
    await screen.findByRole('region', { name: shop.translate('Analytics') });
    return shop;
  }

  beforeEach(() => {
    calls.length = 0;
    writeCookie('tarima.consent', '');
  });

  it('drops the events before the consent, and records those after it (ANALYTICS-50)', async () => {
    search('before the page');
    await show();
    search('before the consent');
    act(() => saveConsent('accepted'));
    search('after the consent');
    await vi.waitFor(() => expect(calls).toContain('Products Searched after the consent'));
    expect(calls.join()).not.toContain('before');
  });

  it('records the events before its code has loaded, with a consent of an earlier page (ANALYTICS-50)', async () => {
    saveConsent('accepted');
    search('early');
    await renderInShop(<p>Page</p>, { locale });
    await vi.waitFor(() => expect(calls).toContain('Products Searched early'));
    act(() => saveConsent('declined'));
    search('late');
    await vi.waitFor(() => expect(calls).toContain('reset'));
    expect(calls).not.toContain('Products Searched late');
  });

  it('sees on the next page that the visitor has accepted in another tab (ANALYTICS-50)', async () => {
    const { navigate } = await show();
    writeCookie('tarima.consent', 'accepted.1');
    await act(() => navigate(`/${locale.code}/x`));
    search('on the next page');
    await vi.waitFor(() => expect(calls).toContain('Products Searched on the next page'));
  });

  it('opens the privacy choices again after they were closed (ANALYTICS-51)', async () => {
    const { user, translate } = await show();
    const name = translate('Privacy choices');
    expect(screen.queryByRole('dialog', { name })).toBeNull();
    for (const choice of ['Decline', 'Accept']) {
      await user.click(screen.getByText('Choices'));
      const dialog = await screen.findByRole('dialog', { name });
      await user.click(within(dialog).getByRole('button', { name: translate(choice) }));
      await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
    }
    expect(document.cookie).toContain('tarima.consent=accepted.1');
  });
});
