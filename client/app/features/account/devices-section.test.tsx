import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AccountView } from './account-view.tsx';

afterEach(() => vi.unstubAllGlobals());

const times = { signedInAt: Date.parse('2026-11-01T12:00:00Z'), lastUsedAt: Date.parse('2026-11-20T12:00:00Z') };
const own = { id: '1', isCurrent: true, browser: 'Chrome', system: 'Android', network: '203.0.x.x', ...times };
const laptop = { id: '2', isCurrent: false, browser: 'Firefox', system: 'Windows', network: '198.51.x.x', ...times };
const unknown = { id: '3', isCurrent: false, browser: null, system: null, network: '', ...times };

describe.each(readers)(
  'my account has its parts at their own URLs (ACCOUNT-263): the sessions of a member in $code',
  (locale) => {
    async function open(lists: readonly (readonly object[] | number)[]) {
      const requests: { path: string; body: unknown }[] = [];
      const remaining = [...lists];
      vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
        requests.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined });
        if (init.method === 'POST') return Response.json({ endedCount: 1 });
        const list = remaining.shift() ?? [];
        return typeof list === 'number' ? new Response(null, { status: list }) : Response.json({ sessions: list });
      });
      const me = createMember(locale);
      const shop = await renderInShop(<AccountView />, {
        locale,
        page: '?section=devices',
        viewer: { me },
        responses: { Account: { me } },
      });
      return { ...shop, requests };
    }

    it('are listed with this one marked, and one can be ended (ACCOUNT-257, ACCOUNT-258)', async () => {
      const { translate, user, requests } = await open([
        [own, laptop, unknown],
        [own, unknown],
      ]);
      const name = translate('{browser} on {system}', { browser: 'Firefox', system: 'Windows' });
      const card = await screen.findByRole('article', { name });
      expect(screen.getAllByText(translate('This device'))).toHaveLength(1);
      expect(screen.getByRole('article', { name: translate('Unknown browser') })).toBeVisible();
      expect(await findViolations()).toEqual([]);
      await user.click(within(card).getByRole('button'));
      await waitFor(() => expect(card).not.toBeInTheDocument());
      expect(requests[1]).toEqual({ path: '/auth/sessions/end', body: { sessionId: '2' } });
      expect(screen.queryByRole('button', { name: translate('Sign out everywhere else') })).toBeNull();
    });

    it('can all be ended but this one (ACCOUNT-258)', async () => {
      const { translate, user, requests } = await open([[own, laptop, unknown], [own]]);
      await user.click(await screen.findByRole('button', { name: translate('Sign out everywhere else') }));
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
      expect(requests[1]).toEqual({ path: '/auth/sessions/end', body: { others: true } });
    });

    it('can be loaded again after a failure', async () => {
      const { translate, user } = await open([500, [own]]);
      await user.click(await screen.findByRole('button', { name: translate('Try again') }));
      expect(await screen.findAllByRole('article')).toHaveLength(1);
    });

    it('are not shown after the session has ended (ACCOUNT-25)', async () => {
      const { translate } = await open([401]);
      expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    });
  },
);
