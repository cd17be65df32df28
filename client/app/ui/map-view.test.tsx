import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
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
