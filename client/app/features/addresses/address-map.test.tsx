import { capitals } from '@tarima/markets/capitals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drag, findZoomLimits, getShownTile, getTile, mapTiles } from '../../testing/map.ts';
import { createAddressRules } from '../../testing/modal-cases.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { type AddressLocation, emptyLocation, type FoundPlace } from './address-location.ts';
import { AddressMap } from './address-map.tsx';
import type { LocationControls } from './use-address-location.ts';

describe.each(readers)('in $code', (locale) => {
  const { market } = locale;
  const capital = capitals[market.code];
  const rules = {
    market,
    requiredManualFields: [],
    requiredSearchFields: [],
    bounds: createAddressRules(locale).bounds,
  };
  const place: FoundPlace = {
    position: { latitude: capital.latitude + 0.1, longitude: capital.longitude + 0.1 },
    plusCode: '76QX+XX',
    streetText: 'Iglesia de San Rafael',
    isDeliverable: true,
    territories: {},
  };

  async function show(location: Partial<AddressLocation>) {
    const movePin = vi.fn<LocationControls['movePin']>();
    const controls: LocationControls = {
      location: { ...emptyLocation, ...location },
      changeText: () => {},
      chooseSuggestion: () => {},
      searchText: () => {},
      locateDevice: () => {},
      chooseTerritory: () => {},
      movePin,
      confirmPin: () => {},
      resetPin: () => {},
    };
    const map = <AddressMap controls={controls} rules={rules} capital={capital} />;
    const shop = await renderInShop(map, { locale, settings: { mapTiles } });
    const shown = await screen.findByRole('group');
    await waitFor(() => expect(getShownTile(shown)).toBeDefined());
    const pin = () => shown.querySelector<HTMLElement>('.leaflet-marker-icon') as HTMLElement;
    return { ...shop, movePin, shown, pin };
  }

  it('shows a found place at zoom 18 and can be zoomed from 8 to 20 (ADDRESSES-57)', async () => {
    const { shown, translate } = await show({ place, isFound: true });
    expect(getShownTile(shown)).toBe(getTile(place.position, 18));
    const buttons = { zoomIn: translate('Zoom in'), zoomOut: translate('Zoom out') };
    expect(findZoomLimits(shown, buttons)).toEqual({ minimum: 8, maximum: 20 });
  });

  it('shows the capital at zoom 11 until a place is found (ADDRESSES-58)', async () => {
    const { shown } = await show({});
    expect(getShownTile(shown)).toBe(getTile(capital, 11));
  });

  it('cannot be moved outside the bounds of the market (ADDRESSES-61)', async () => {
    const { shown } = await show({});
    shown.focus();
    // Each key press moves the map by 80 pixels, and the bounds are less than 40 presses away.
    for (let press = 0; press < 60; press += 1) fireEvent.keyDown(shown, { key: 'ArrowRight', keyCode: 39 });
    expect(getShownTile(shown)).toBe(getTile({ ...capital, longitude: rules.bounds.east }, 11));
  });

  it('moves the pin by dragging, arrow keys and clicks while it is edited (ADDRESSES-62, ADDRESSES-63)', async () => {
    const { movePin, shown, pin } = await show({ place, isFound: true, editedPin: place.position });
    drag(pin(), 40, 24);
    expect(movePin).toHaveBeenCalledTimes(1);
    const [to] = movePin.mock.calls[0] ?? [];
    const degreesOfPixel = 360 / (256 * 2 ** 18);
    expect(to?.longitude).toBeCloseTo(place.position.longitude + 40 * degreesOfPixel, 5);
    expect(to?.latitude).toBeLessThan(place.position.latitude);
    fireEvent.keyDown(pin(), { key: 'ArrowRight' });
    expect(movePin).toHaveBeenCalledTimes(2);
    fireEvent.click(shown);
    expect(movePin).toHaveBeenCalledTimes(3);
  });

  it('does not move the pin unless it is edited (ADDRESSES-64)', async () => {
    const { movePin, shown, pin } = await show({ place, isFound: true });
    const { left, top } = pin().style;
    drag(pin(), 40, 24);
    fireEvent.keyDown(pin(), { key: 'ArrowRight' });
    fireEvent.click(shown);
    expect(movePin).not.toHaveBeenCalled();
    expect(pin()).toHaveStyle({ left, top });
  });
});
