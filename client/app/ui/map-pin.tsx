import type { Bounds, Position } from '@tarima/markets/address-rules';
import { divIcon, type Map as LeafletMap, marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pixelsOfKey, withinBounds } from './position.ts';

/** Something that stands at a place of the map. */
export interface MapPin {
  readonly id: string;
  readonly position: Position;
  /** Its name, and what can be done with it. */
  readonly label: string;
  /** Stands out among others. */
  readonly isChosen?: boolean;
  /** Makes the pin movable, by hand and by the arrow keys; told where it came to rest. */
  readonly onMove?: ((position: Position) => void) | undefined;
  readonly onSelect?: (() => void) | undefined;
}

/** Width and height; the tip is in the middle of the lower edge. */
const size = [44, 48] as const;

const picture = `<svg viewBox="0 0 44 48" aria-hidden="true" focusable="false"><path d="M22 46C32 35 37 27.5 37 19a15 15 0 1 0-30 0c0 8.5 5 16 15 27Z"/><circle cx="22" cy="19" r="5.5"/></svg>`;

const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => ({ latitude: lat, longitude: lng });

/** Keeps one marker of the map as the pin says; shows nothing of its own. */
export function Pin({ map, pin, bounds }: { map: LeafletMap; pin: MapPin; bounds: Bounds | null }) {
  const { position, label, isChosen = false, onMove, onSelect } = pin;
  const made = useRef<ReturnType<typeof marker>>(undefined);
  const isMovable = onMove !== undefined;
  const isPressable = isMovable || onSelect !== undefined;

  const select = useEffectEvent(() => onSelect?.());
  const rest = useEffectEvent((to: Position) => {
    const proper = withinBounds(to, bounds);
    made.current?.setLatLng([proper.latitude, proper.longitude]);
    map.panInside([proper.latitude, proper.longitude], { padding: [size[0], size[1]] });
    onMove?.(proper);
  });
  const make = useEffectEvent(() => {
    const className = `map-pin${isChosen ? ' map-pin-chosen' : ''}${isMovable ? ' map-pin-movable' : ''}`;
    const icon = divIcon({ html: picture, className, iconSize: [...size], iconAnchor: [size[0] / 2, size[1] - 2] });
    const at: [number, number] = [position.latitude, position.longitude];
    return marker(at, { icon, draggable: isMovable, keyboard: isPressable, zIndexOffset: isChosen ? 1000 : 0 });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a marker is made for does not change later: another is made
  useEffect(() => {
    const added = make().addTo(map);
    made.current = added;
    added.on('dragend', () => rest(positionOf(added.getLatLng())));
    added.on('click', () => select());
    added.getElement()?.addEventListener('keydown', (event) => {
      const pixels = isMovable && pixelsOfKey(event.key, event.shiftKey);
      if (!pixels) return;
      // The map's own answer to arrows would be to move itself.
      event.preventDefault();
      event.stopPropagation();
      const point = map.latLngToContainerPoint(added.getLatLng()).add([...pixels]);
      rest(positionOf(map.containerPointToLatLng(point)));
    });
    return () => void added.remove();
  }, [map, isMovable, isPressable, isChosen]);

  useEffect(() => {
    made.current?.setLatLng([position.latitude, position.longitude]);
  }, [position.latitude, position.longitude]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another marker has another element
  useEffect(() => {
    const element = made.current?.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('role', isPressable ? 'button' : 'img');
  }, [label, isMovable, isPressable, isChosen]);

  return null;
}
