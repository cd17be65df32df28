import type { Bounds, Position } from '@tarima/markets/address-rules';
import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { clampToBounds, getKeyOffset } from './position.ts';

/** A marker on the map. */
export interface MapPin {
  readonly id: string;
  readonly position: Position;
  /** Its accessible name, and what a click on it does. */
  readonly label: string;
  /** Highlighted among other markers. */
  readonly isChosen?: boolean;
  /** Makes the pin draggable and movable by arrow keys; called with its new position. */
  readonly onMove?: ((position: Position) => void) | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** Width and height in pixels; the tip is in the middle of the lower edge. */
const size = [44, 48] as const;

const pinSvg = `<svg viewBox="0 0 44 48" aria-hidden="true" focusable="false"><path d="M22 46C32 35 37 27.5 37 19a15 15 0 1 0-30 0c0 8.5 5 16 15 27Z"/><circle cx="22" cy="19" r="5.5"/></svg>`;

const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => ({ latitude: lat, longitude: lng });

/** Keeps one marker on the map in sync with the pin; renders no elements itself. */
export function Pin({ map, pin, bounds }: { map: LeafletMap; pin: MapPin; bounds: Bounds | null }) {
  const { position, label, isChosen = false, onMove, onSelect } = pin;
  const markerRef = useRef<ReturnType<typeof marker>>(undefined);
  const isMovable = onMove !== undefined;
  const isInteractive = isMovable || onSelect !== undefined;

  const select = useEffectEvent(() => onSelect?.());
  const moveTo = useEffectEvent((to: Position) => {
    const bounded = clampToBounds(to, bounds);
    markerRef.current?.setLatLng([bounded.latitude, bounded.longitude]);
    map.panInside([bounded.latitude, bounded.longitude], { padding: [size[0], size[1]] });
    onMove?.(bounded);
  });
  const createMarker = useEffectEvent(() => {
    const className = `map-pin${isChosen ? ' map-pin-chosen' : ''}${isMovable ? ' map-pin-movable' : ''}`;
    const icon = divIcon({ html: pinSvg, className, iconSize: [...size], iconAnchor: [size[0] / 2, size[1] - 2] });
    const at: [number, number] = [position.latitude, position.longitude];
    return marker(at, { icon, draggable: isMovable, keyboard: isInteractive, zIndexOffset: isChosen ? 1000 : 0 });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a marker never change; another marker is created
  useEffect(() => {
    const addedMarker = createMarker().addTo(map);
    markerRef.current = addedMarker;
    addedMarker.on('dragend', () => moveTo(positionOf(addedMarker.getLatLng())));
    addedMarker.on('click', () => select());
    addedMarker.getElement()?.addEventListener('keydown', (event) => {
      const pixels = isMovable && getKeyOffset(event.key, event.shiftKey);
      if (!pixels) return;
      // By default, arrow keys would move the map.
      event.preventDefault();
      event.stopPropagation();
      const point = map.latLngToContainerPoint(addedMarker.getLatLng()).add([...pixels]);
      moveTo(positionOf(map.containerPointToLatLng(point)));
    });
    return () => void addedMarker.remove();
  }, [map, isMovable, isInteractive, isChosen]);

  useEffect(() => {
    markerRef.current?.setLatLng([position.latitude, position.longitude]);
  }, [position.latitude, position.longitude]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each marker has its own element
  useEffect(() => {
    const element = markerRef.current?.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('role', isInteractive ? 'button' : 'img');
  }, [label, isMovable, isInteractive, isChosen]);

  return null;
}
