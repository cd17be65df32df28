import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useViewerQuery, ViewerDocument } from '../session/viewer.gen.ts';
import { failWithStatus } from '../testing/graph.ts';
import { renderInShop } from '../testing/render.tsx';

const guestCart = (id: string) => ({ me: null, cart: null, guestCart: { id } });

function ShownCart() {
  const { data, error } = useViewerQuery();
  return <li>{error ? 'failed' : (data?.guestCart?.id ?? 'none')}</li>;
}

function ShownCarts({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <ShownCart key={String(index)} />);
}

const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('all components use one observable, and show each change of the cache', async () => {
  const { client, graph } = await renderInShop(<ShownCarts count={3} />, { viewer: { guestCart: { id: 'cart-1' } } });
  expect(listTexts()).toEqual(['cart-1', 'cart-1', 'cart-1']);
  const observables = [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'Viewer');
  expect(observables).toHaveLength(1);
  graph.setResponses({ Viewer: guestCart('cart-2') });
  await act(() => client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }));
  // Apollo Client notifies observables of a change of the cache later.
  await waitFor(() => expect(listTexts()).toEqual(['cart-2', 'cart-2', 'cart-2']));
});

it('shows a failure in all components; one that is shown later requests the data again', async () => {
  const Carts = () => {
    const [count, setCount] = useState(2);
    return (
      <>
        <ShownCarts count={count} />
        <button type="button" onClick={() => setCount(3)}>
          More
        </button>
      </>
    );
  };
  const { client, graph, user } = await renderInShop(<Carts />);
  graph.setResponses({ Viewer: failWithStatus(503) });
  await act(async () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'guestCart' }));
  await waitFor(() => expect(listTexts()).toEqual(['failed', 'failed']));
  graph.setResponses({ Viewer: guestCart('cart-1') });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(listTexts()).toEqual(['cart-1', 'cart-1', 'cart-1']));
});
