import { capitals } from '@tarima/markets/capitals';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createAddressFormScenario, placeOf } from '../../testing/address-form.tsx';
import { createMember, createShellResponse } from '../../testing/fixtures.ts';
import { failWithStatus } from '../../testing/graph.ts';
import { stubGeolocation } from '../../testing/location.ts';
import { readers } from '../../testing/render.tsx';

describe.each(readers)('in $code', (locale) => {
  const { suggested, openForm } = createAddressFormScenario(locale);

  it('keeps the input and shows an error when the maps service fails (ADDRESSES-54)', async () => {
    const { user, translate, form } = await openForm({ PlaceByText: failWithStatus(503) });
    const location = within(form).getByLabelText(translate('Location'), { selector: 'input' });
    await user.click(location);
    await user.paste('iglesia de san rafael');
    await user.click(within(form).getByRole('button', { name: translate('Search') }));
    const expectedText = translate('The map isn’t available right now. What you entered is still here; try again.');
    expect(await within(form).findByText(expectedText)).toBeVisible();
    expect(location).toHaveValue('iglesia de san rafael');
  });

  it('points to the search and the map while places cannot be suggested (ADDRESSES-110)', async () => {
    const { user, translate, form } = await openForm({ PlaceSuggestions: failWithStatus(503) });
    await user.click(within(form).getByLabelText(translate('Location'), { selector: 'input' }));
    await user.paste('iglesia');
    const text = translate('Suggestions aren’t available right now. Select Search, or place the pin on the map.');
    expect(await within(form).findByText(text)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: translate('Search') }));
    expect(await within(form).findByText(translate('We deliver here.'))).toBeVisible();
    expect(within(form).queryByText(text)).toBeNull();
  });

  it('reminds the member to check that the pin is at the door (ADDRESSES-69)', async () => {
    const { translate, form } = await openForm();
    const reminder = translate('Make sure the pin is at your door. That’s where the driver will go.');
    expect(within(form).getByText(reminder)).toBeVisible();
  });

  it('cannot be saved outside every delivery area, and offers pickup instead (ADDRESSES-48, ADDRESSES-80, ADDRESSES-83, ADDRESSES-96)', async () => {
    const { user, translate, form, save, fillIn, field } = await openForm({
      PlaceByText: { placeByText: placeOf(locale, { isDeliverable: false }) },
      ClubPlaces: createShellResponse(locale),
      HomePositions: { me: createMember(locale) },
    });
    await fillIn();
    await user.click(within(form).getByLabelText(translate('Location'), { selector: 'input' }));
    await user.paste('lejos');
    await user.click(within(form).getByRole('button', { name: translate('Search') }));
    expect(await within(form).findByText(translate('Outside our delivery area'))).toBeVisible();
    expect(save).toBeDisabled();
    await user.click(within(form).getByRole('button', { name: translate('Pick up at a club') }));
    const clubs = await screen.findByRole('dialog', { name: translate('Where will you pick up?') });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(clubs).not.toBeInTheDocument());
    expect(field('Address name')).toHaveValue('Mi casa');
  });

  it('closes the list of suggestions on Escape before the form', async () => {
    const { user, translate, form } = await openForm();
    await user.click(within(form).getByLabelText(translate('Location'), { selector: 'input' }));
    await user.paste('iglesia');
    expect(await within(form).findByText(suggested)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(within(form).queryByText(suggested)).toBeNull();
    expect(form).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await within(form).findByText(translate('We deliver here.'))).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it.each([
    [undefined, 'Error: Your browser doesn’t support geolocation.'],
    [(_: unknown, fail: () => void): void => fail(), 'Error: The Geolocation service failed.'],
  ])(
    'shows why the device’s position is unknown (%#) (ADDRESSES-51, ADDRESSES-52)',
    async (getCurrentPosition, expectedText) => {
      if (getCurrentPosition) stubGeolocation(getCurrentPosition);
      const { user, translate, form, findLocation } = await openForm();
      await user.click(within(form).getByRole('button', { name: translate('Use my current location') }));
      expect(await within(form).findByText(translate(expectedText))).toBeVisible();
      await findLocation();
      expect(within(form).queryByText(translate(expectedText)), 'search still works').toBeNull();
    },
  );

  it('uses the device’s position unless it is outside the country (ADDRESSES-50)', async () => {
    const { latitude, longitude } = capitals[locale.market.code];
    const positions = [
      { latitude, longitude },
      { latitude: 40.4, longitude: -3.7 },
    ];
    stubGeolocation((done) => done({ coords: positions.shift() }));
    const { user, translate, form, graph } = await openForm({ PlaceByPosition: { placeByPosition: placeOf(locale) } });
    const here = within(form).getByRole('button', { name: translate('Use my current location') });
    await user.click(here);
    expect(await within(form).findByText(translate('We deliver here.'))).toBeVisible();
    const outside = { __typename: 'PlaceOutsideMarket', code: 'PLACE_OUTSIDE_MARKET', message: '' };
    graph.setResponses({ PlaceByPosition: { placeByPosition: outside } });
    await user.click(here);
    await waitFor(() =>
      expect(
        within(form).getAllByText(
          translate('That location isn’t in this country. Search for another one or move the pin.'),
        ).length,
      ).toBeGreaterThan(0),
    );
  });
});
