import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getShownTile, getTile, mapTiles } from '../testing/map.ts';
import { MapView } from './map-view.tsx';

const map = (market: string) => (
  <MapView
    label="Clubs"
    tiles={{ url: `http://maps.test/${market}/{z}/{x}/{y}`, attribution: `Map of ${market}` }}
    center={{ latitude: 9.93, longitude: -84.08 }}
    zoom={8}
    minimumZoom={6}
    maximumZoom={12}
    pins={[]}
    words={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out' }}
  />
);

it('shows the tiles of one country at a time', () => {
  const { container, rerender } = render(map('CR'));
  rerender(map('PA'));
  expect(container.querySelectorAll('.leaflet-layer')).toHaveLength(1);
  expect(container).toHaveTextContent('Map of PA');
  expect(container).not.toHaveTextContent('Map of CR');
});

const center = { latitude: 9.93, longitude: -84.08 };
/** Degrees that the map extends to each side. */
const bounds = { south: 9.7, west: -84.3, north: 10.2, east: -83.8 };

it.each([
  ['ArrowRight', 39, { ...center, longitude: bounds.east }],
  ['ArrowLeft', 37, { ...center, longitude: bounds.west }],
  ['ArrowUp', 38, { ...center, latitude: bounds.north }],
  ['ArrowDown', 40, { ...center, latitude: bounds.south }],
])('cannot be moved outside its bounds by %s (ADDRESSES-61)', (key, keyCode, end) => {
  const zoom = 12;
  const words = { zoomIn: 'Zoom in', zoomOut: 'Zoom out' };
  const limits = { minimumZoom: 8, maximumZoom: 20, bounds };
  render(<MapView label="Address" tiles={mapTiles} center={center} zoom={zoom} {...limits} pins={[]} words={words} />);
  const shown = screen.getByRole('group', { name: 'Address' });
  shown.focus();
  // Each key press would move it by 80 pixels, which is far more than the bounds allow.
  for (let press = 0; press < 40; press += 1) fireEvent.keyDown(shown, { key, keyCode });
  expect(getShownTile(shown)).toBe(getTile(end, zoom));
});
