import 'leaflet/dist/leaflet.css';
import './map.css';
import type { Bounds, Position } from '@tarima/markets/address-rules';
import { control, type Map as LeafletMap, latLngBounds, map as leafletMap, tileLayer } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MapPin, Pin } from './map-pin.tsx';
import type { MapTiles } from './map-tiles.ts';

export interface MapViewProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly tiles: MapTiles;
  readonly center: Position;
  readonly zoom: number;
  readonly minimumZoom: number;
  readonly maximumZoom: number;
  /** Bounds that the map cannot be moved out of; null without a limit. */
  readonly bounds?: Bounds | null;
  readonly pins: readonly MapPin[];
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  /** Called on a click on the map outside the pins. */
  readonly onPress?: ((position: Position) => void) | undefined;
}

/** A map that users can move freely; it recenters only when `center` or `zoom` change. */
export function MapView(props: MapViewProps) {
  const { label, tiles, center, zoom, minimumZoom, maximumZoom, bounds = null, pins, words, onPress } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();

  const press = useEffectEvent((position: Position) => onPress?.(position));
  const make = useEffectEvent((element: HTMLElement) => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = leafletMap(element, {
      minZoom: minimumZoom,
      maxZoom: maximumZoom,
      zoomControl: false,
      // The wheel scrolls the page.
      scrollWheelZoom: false,
      maxBoundsViscosity: 1,
      zoomAnimation: !prefersReducedMotion,
      fadeAnimation: !prefersReducedMotion,
      inertia: !prefersReducedMotion,
    }).setView([center.latitude, center.longitude], zoom, { animate: false });
    made.attributionControl.setPrefix(false);
    control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(made);
    return made;
  });

  useEffect(() => {
    if (!box.current) return;
    const made = make(box.current);
    made.on('click', ({ latlng }) => press({ latitude: latlng.lat, longitude: latlng.lng }));
    // The container may get its size after the map, or change it.
    const observer = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    observer.observe(box.current);
    setMap(made);
    return () => {
      observer.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, []);

  useEffect(() => {
    const layer = map && tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: maximumZoom }).addTo(map);
    return () => void layer?.remove();
  }, [map, tiles.url, tiles.attribution, maximumZoom]);

  useEffect(() => {
    if (!bounds) return;
    // The map cannot be moved outside the bounds (ADDRESSES-61).
    map?.setMaxBounds(latLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]));
  }, [map, bounds]);

  const { latitude, longitude } = center;
  useEffect(() => {
    map?.setView([latitude, longitude], zoom);
  }, [map, latitude, longitude, zoom]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for a map */}
      <div ref={box} role="group" aria-label={label} className="size-full min-h-72" />
      {map && pins.map((pin) => <Pin key={pin.id} map={map} pin={pin} bounds={bounds} />)}
    </>
  );
}
