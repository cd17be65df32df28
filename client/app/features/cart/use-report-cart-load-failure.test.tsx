import { screen } from '@testing-library/react';
import { UNSAFE_DataRouterDataContext as RouterDataContext } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { useReportCartLoadFailure } from './use-report-cart-load-failure.ts';

const unreachable = new GraphTransportError(503);

function Report({ error }: { error: unknown }) {
  useReportCartLoadFailure(error);
  return null;
}

const onErrorPage = (
  <RouterDataContext value={{ loaderData: {}, actionData: null, errors: { page: unreachable } }}>
    <Report error={unreachable} />
  </RouterDataContext>
);

describe.each(readers)('in $code', (locale) => {
  it.each([
    ['on a page', <Report key="page" error={unreachable} />, 1],
    ['but not on an error page', onErrorPage, 0],
  ])('notifies about a cart that could not be loaded, %s (ERRORS-56)', async (_place, report, count) => {
    const later = <Report error={new GraphTransportError(500)} />;
    const { translate } = await renderInShop(
      <>
        {report}
        {later}
      </>,
      { locale },
    );
    expect(await screen.findByRole('dialog')).toHaveTextContent('CART-SM-001');
    const message = translate('We couldn’t connect. Nothing has changed; try again.');
    expect(screen.queryAllByText(message)).toHaveLength(count);
  });
});
