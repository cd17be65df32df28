import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { installFakeClock } from '../../testing/clock.ts';
import { renderInShop } from '../../testing/render.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

function Search() {
  const [typed, setTyped] = useState('');
  const { places } = usePlaceSuggestions(typed);
  return (
    <>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      {places.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}

it('suggests places 500 ms after the last key (ADDRESSES-43)', async () => {
  const clock = installFakeClock('2026-11-22T10:00:00Z');
  const { user, graph } = await renderInShop(<Search />, {
    responses: { PlaceSuggestions: { placeSuggestions: [{ id: 'place-1', text: 'Iglesia de San Rafael' }] } },
    ...clock.options,
  });
  const box = screen.getByRole('textbox');
  await user.type(box, 'igle');
  await clock.pass(499);
  await user.type(box, 's');
  await clock.pass(499);
  expect(graph.getRequests('PlaceSuggestions')).toEqual([]);
  await clock.pass(1);
  expect(graph.getRequests('PlaceSuggestions')).toEqual([{ text: 'igles' }]);
  expect(await screen.findByText('Iglesia de San Rafael')).toBeVisible();
});
