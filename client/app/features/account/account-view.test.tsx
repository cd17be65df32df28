import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AccountView } from './account-view.tsx';

for (const locale of readers) {
  it.each(['my-account', 'my-account?section=membership'])(
    `%s in ${locale.code} says that the membership cannot be shown (ACCOUNT-312)`,
    async (page) => {
      const me = createMember(locale, { membership: null, preferredClub: null });
      const { translate } = await renderInShop(<AccountView />, {
        locale,
        page,
        viewer: { me },
        responses: { Account: { me } },
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        translate('We can’t show your membership right now. It hasn’t changed; try again in a few minutes.'),
      );
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByRole('button', { name: translate('Try again') })).toBeEnabled();
      expect(await findViolations()).toEqual([]);
    },
  );
}
