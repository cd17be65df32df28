import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { createMember } from '../../testing/fixtures.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { AccountView } from './account-view.tsx';

beforeEach(() => sessionStorage.clear());

describe.each(readers)('the details of a member in $code', (locale) => {
  const me = createMember(locale, { firstName: 'Ana', lastName: 'Rojas', phone: '+50688214512' });
  const saved = { __typename: 'Member', id: me.id, firstName: 'Ana Lucía', lastName: 'Rojas', phone: null };

  async function open(responses: Responses = {}) {
    const shop = await renderInShop(<AccountView />, {
      locale,
      page: '?section=details',
      viewer: { me },
      responses: { Account: { me }, ...responses },
    });
    const firstName = await screen.findByLabelText(shop.translate('First name'));
    const save = () => shop.user.click(screen.getByRole('button', { name: shop.translate('Save details') }));
    const enterName = async (name: string) => {
      await shop.user.clear(firstName);
      if (name) await shop.user.type(firstName, name);
    };
    return { ...shop, firstName, save, enterName };
  }

  it('are saved, and the phone can be removed (ACCOUNT-260)', async () => {
    const { translate, user, enterName, save, graph } = await open({
      UpdateDetails: { updateDetails: { __typename: 'UpdateDetailsSuccess', member: saved } },
    });
    await enterName('Ana Lucía');
    await user.clear(screen.getByLabelText(translate('Phone (optional)')));
    await save();
    expect(await screen.findByText(translate('Your details have been saved.'))).toBeVisible();
    expect(graph.getRequests('UpdateDetails')).toEqual([
      {
        input: {
          details: { firstName: 'Ana Lucía', lastName: 'Rojas', phone: '' },
          previous: { firstName: 'Ana', lastName: 'Rojas', phone: '+50688214512' },
        },
      },
    ]);
    expect(sessionStorage.getItem('tarima.details-draft')).toBeNull();
  });

  it('are not sent while a field is invalid; the summary leads to the field (ACCOUNT-261)', async () => {
    const { translate, user, enterName, firstName, save, graph } = await open();
    await enterName('');
    await save();
    const link = await screen.findByRole('link', { name: translate('Enter a name.') });
    expect(await findViolations()).toEqual([]);
    await user.click(link);
    expect(firstName).toHaveFocus();
    expect(graph.getRequests('UpdateDetails')).toEqual([]);
  });

  it('that changed elsewhere are shown beside what was entered, and a second try replaces them (ACCOUNT-262)', async () => {
    const { translate, enterName, firstName, save, graph } = await open({
      UpdateDetails: {
        updateDetails: {
          __typename: 'DetailsChanged',
          code: 'DETAILS_CHANGED',
          member: { ...saved, firstName: 'Anita' },
        },
      },
    });
    await enterName('Ana Lucía');
    await save();
    expect(await screen.findByText(translate('Currently saved'))).toBeVisible();
    expect(screen.getByText('Anita Rojas')).toBeVisible();
    expect(firstName).toHaveValue('Ana Lucía');
    await save();
    await waitFor(() => expect(graph.getRequests('UpdateDetails')).toHaveLength(2));
    expect(graph.getRequests('UpdateDetails')[1]).toMatchObject({
      input: { previous: { firstName: 'Anita', lastName: 'Rojas', phone: '' } },
    });
  });

  it.each([
    ['after an error', 500, 'We couldn’t save your details. What you entered is still here; try again.'],
    [
      'after the session has ended',
      401,
      'Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.',
    ],
  ])('are kept in the form and after a reload %s (ACCOUNT-260)', async (_case, status, text) => {
    const { translate, enterName, save } = await open({ UpdateDetails: failWithStatus(status) });
    await enterName('Ana Lucía');
    await save();
    expect(await screen.findByText(translate(text))).toBeInTheDocument();
    expect(JSON.parse(sessionStorage.getItem('tarima.details-draft') ?? '{}')).toMatchObject({
      firstName: 'Ana Lucía',
    });
  });
});
