import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import type { AccountMember } from './account-sections.ts';
import { Attributes } from './attributes-section.tsx';

beforeEach(() => sessionStorage.clear());

describe.each(readers)('the extended attributes in $code', (locale) => {
  const me = createMember(locale);
  const createAttribute = (name: string, label: string, value = '') => ({
    __typename: 'MembershipAttribute',
    name,
    label,
    value,
  });
  const occupation = createAttribute('occupation', 'Ocupación', 'Maestra');
  const household = createAttribute('household.size', 'Personas en su hogar');
  const readable = { MembershipAttributes: { me: { ...me, membership: { attributes: [occupation, household] } } } };

  async function open(responses: Responses = {}) {
    const shop = await renderInShop(<Attributes member={me as unknown as AccountMember} />, {
      locale,
      viewer: { me },
      responses: { ...readable, ...responses },
    });
    const size = await screen.findByLabelText('Personas en su hogar');
    const save = () => shop.user.click(screen.getByRole('button', { name: shop.translate('Save') }));
    return { ...shop, size, save };
  }

  it('are saved, only those that changed (ACCOUNT-290)', async () => {
    const { translate, user, size, save, graph } = await open({
      SetMembershipAttributes: {
        setMembershipAttributes: {
          __typename: 'SetMembershipAttributesSuccess',
          attributes: [occupation, { ...household, value: '4' }],
        },
      },
    });
    expect(screen.getByLabelText('Ocupación')).toHaveValue('Maestra');
    expect(await findViolations()).toEqual([]);
    await user.type(size, ' 4 ');
    await save();
    expect(await screen.findByText(translate('Your details have been saved.'))).toBeVisible();
    expect(graph.getRequests('SetMembershipAttributes')).toEqual([
      { input: { attributes: [{ name: 'household.size', value: '4' }] } },
    ]);
    expect(size).toHaveValue('4');
    expect(sessionStorage.getItem('tarima.attributes-draft')).toBeNull();
    await save();
    expect(graph.getRequests('SetMembershipAttributes')).toHaveLength(1);
  });

  it.each([
    ['an error', failWithStatus(500), 'We couldn’t save your details. What you entered is still here; try again.'],
    [
      'the end of the session',
      failWithStatus(401),
      'Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.',
    ],
  ])('keep what was entered after %s, also after a reload (ACCOUNT-290)', async (_case, response, text) => {
    const { translate, user, size, save } = await open({ SetMembershipAttributes: response });
    await user.type(size, '4');
    await save();
    expect(await screen.findByText(translate(text))).toBeInTheDocument();
    expect(size).toHaveValue('4');
    expect(JSON.parse(sessionStorage.getItem('tarima.attributes-draft') ?? '{}')).toEqual({
      memberId: me.id,
      values: { occupation: 'Maestra', 'household.size': '4' },
    });
  });

  it('restore what was entered before a reload (ACCOUNT-290)', async () => {
    const draft = { memberId: me.id, values: { 'household.size': '5' } };
    sessionStorage.setItem('tarima.attributes-draft', JSON.stringify(draft));
    const { size } = await open();
    expect(size).toHaveValue('5');
    expect(screen.getByLabelText('Ocupación')).toHaveValue('Maestra');
  });

  it('show the reason why the graph refuses them (ACCOUNT-290)', async () => {
    const refused = {
      __typename: 'InvalidMembershipAttributes',
      code: 'INVALID_MEMBERSHIP_ATTRIBUTES',
      message: 'Not saved.',
    };
    const { user, size, save } = await open({ SetMembershipAttributes: { setMembershipAttributes: refused } });
    await user.type(size, '4');
    await save();
    expect(await screen.findByText('Not saved.')).toBeVisible();
    expect(size).toHaveValue('4');
  });

  it('can be loaded again after a failure', async () => {
    const { user, translate, graph } = await renderInShop(<Attributes member={me as unknown as AccountMember} />, {
      locale,
      viewer: { me },
      responses: { MembershipAttributes: failWithStatus(500) },
    });
    const retry = await screen.findByRole('button', { name: translate('Try again') });
    graph.setResponses(readable);
    await user.click(retry);
    expect(await screen.findByLabelText('Ocupación')).toBeVisible();
  });
});
