import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatDate } from '../../i18n/dates.ts';
import { type TrackedEvent, trackedEvents } from '../../session/tracked-events.ts';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { useAccountSuspenseQuery } from './account.gen.ts';
import { MembershipSection } from './membership-section.tsx';

function Section() {
  const { me } = useAccountSuspenseQuery().data;
  return me && <MembershipSection member={me} />;
}

const otherCardholders = ['Esteban Mora', 'Lucía Mora'];
const membership = {
  type: 'DIAMOND',
  status: 'ACTIVE',
  expiresOn: '2099-12-31',
  isFirstCard: true,
  otherCardholders,
  club: null,
  renewal: { isEligible: false },
  upgrade: { isEligible: false },
};
const cancelled = { cancelMembership: { __typename: 'CancelMembershipSuccess', membershipNumber: '64011045120001' } };
const unknownOutcome = 'We can’t yet confirm that your membership was cancelled. Try again; it’s safe to repeat.';

describe.each(readers)('in $code', (locale) => {
  const createMe = (change: object = {}) => createMember(locale, { membership: { ...membership, ...change } });
  const show = async (change: object = {}, responses: Responses = {}) => {
    const me = createMe(change);
    return renderInShop(<Section />, { locale, viewer: { me }, responses: { Account: { me }, ...responses } });
  };
  async function open(responses: Responses) {
    const shop = await show({}, responses);
    const { user, translate } = shop;
    await user.click(await screen.findByRole('button', { name: translate('Cancel my membership') }));
    const dialog = await screen.findByRole('dialog', { name: translate('Cancel your membership?') });
    const confirm = within(dialog).getByRole('button', { name: translate('Cancel my membership') });
    return { ...shop, dialog, confirm, checkbox: within(dialog).getByRole('checkbox') };
  }

  it('names the last day and the other cards, and cancels nothing before the checkbox is checked (MEMBERSHIP-320)', async () => {
    const { user, graph, dialog, confirm } = await open({ CancelOwnMembership: cancelled });
    expect(dialog).toHaveTextContent(formatDate('2099-12-31', locale.code));
    for (const name of otherCardholders) expect(dialog).toHaveTextContent(name);
    expect(confirm).toBeDisabled();
    await user.click(confirm);
    expect(graph.getRequests('CancelOwnMembership')).toEqual([]);
    expect(await findViolations()).toEqual([]);
  });

  it('shows the cancelled membership afterwards, and records it (MEMBERSHIP-80, MEMBERSHIP-321, ANALYTICS-59)', async () => {
    const events: TrackedEvent[] = [];
    onTestFinished(trackedEvents.listen((event) => events.push(event)));
    events.length = 0;
    const { user, graph, translate, dialog, confirm, checkbox } = await open({ CancelOwnMembership: cancelled });
    graph.setResponses({ Account: { me: createMe({ status: 'CANCELLED' }) } });
    await user.click(checkbox);
    await user.click(confirm);
    const notice = 'Your membership was cancelled, so you can’t place orders. To shop again, buy a new membership.';
    expect(await screen.findByText(translate(notice), { exact: false })).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: translate('Cancel my membership') })).toBeNull();
    expect(events).toEqual([{ type: 'membership-cancelled', membershipType: 'DIAMOND' }]);
  });

  it('stays open when the club does not confirm it, and can be repeated (MEMBERSHIP-113)', async () => {
    const message = 'Nadie contestó.';
    const code = 'MEMBERSHIP_SERVICE_UNAVAILABLE';
    const { user, graph, translate, dialog, confirm, checkbox } = await open({
      CancelOwnMembership: { cancelMembership: { __typename: 'MembershipServiceUnavailable', code, message } },
    });
    await user.click(checkbox);
    await user.click(confirm);
    expect(await within(dialog).findByText(message)).toBeVisible();
    graph.setResponses({ CancelOwnMembership: failWithStatus(0) });
    await user.click(confirm);
    expect(await within(dialog).findByText(translate(unknownOutcome))).toBeVisible();
    graph.setResponses({ CancelOwnMembership: cancelled });
    await user.click(confirm);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(graph.getRequests('CancelOwnMembership')).toHaveLength(3);
  });

  it('opens the sign-in dialog when the session has ended (ACCOUNT-25)', async () => {
    const { user, translate, dialog, confirm, checkbox } = await open({ CancelOwnMembership: failWithStatus(401) });
    await user.click(checkbox);
    await user.click(confirm);
    expect(await screen.findByRole('dialog', { name: translate('Your session has ended') })).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  it('is not offered to holders of other cards (MEMBERSHIP-112)', async () => {
    const { translate } = await show({ isFirstCard: false, otherCardholders: [] });
    expect(await screen.findByText(translate('Only the primary member can cancel this membership.'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'])('is not offered for the status %s', async (status) => {
    const { translate } = await show({ status });
    expect(await screen.findByText(translate('Membership number'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
