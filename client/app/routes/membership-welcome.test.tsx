import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '../i18n/paths.ts';
import { findViolations } from '../testing/accessibility.ts';
import { createMember } from '../testing/fixtures.ts';
import { failWithCode } from '../testing/graph.ts';
import { readers, renderInShop } from '../testing/render.tsx';
import MembershipWelcomePage from './membership-welcome.tsx';
// Loaded before the tests, so that the page shows it at once.
import '../features/membership/eligibility-check.tsx';

describe.each(readers)('the page before a renewal, in $code', (locale) => {
  const page = { title: 'Renewal', description: null, isPreview: false, top: [], main: [] };
  const membership = {
    type: 'DIAMOND',
    expiresOn: '2027-03-15',
    expiresOnAfterRenewal: '2028-03-15',
    isActive: true,
    renewal: { isEligible: true, reasons: [], message: null },
    upgrade: { isEligible: false },
    renewalOffer: null,
  };

  it('says that the membership could not be loaded, and loads it again with the check (MEMBERSHIP-355)', async () => {
    const me = createMember(locale, { membership });
    const loader = vi.fn<() => object>(() => ({ page, action: 'renewal', isOfferLoaded: true }));
    const { translate, user, graph } = await renderInShop(<MembershipWelcomePage />, {
      locale,
      viewer: { me },
      pageData: { page, action: 'renewal', isOfferLoaded: false },
      pageRoute: { loader },
      responses: { RenewalOffer: { me }, RenewalEligibility: failWithCode('UPSTREAM_UNAVAILABLE') },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      translate('We can’t show your membership right now. It hasn’t changed; try again in a few minutes.'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await findViolations()).toEqual([]);
    graph.setResponses({ RenewalEligibility: { me } });
    await user.click(screen.getByRole('button', { name: translate('Try again') }));
    const pay = await screen.findByRole('link', { name: translate('Renew and pay') });
    expect(pay).toHaveAttribute('href', pathTo('renew-checkout', locale));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(loader).toHaveBeenCalledOnce();
    expect(graph.getRequests('RenewalEligibility')).toHaveLength(2);
  });
});
