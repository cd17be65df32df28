import { describe, expect, it } from 'vitest';
import { ana, anaNumber, guest, marcus, setUpFixture } from '../testing/service.ts';

const fixture = setUpFixture();
const previous = { firstName: 'Ana Lucía', lastName: 'Rojas Vargas', phone: null };
const details = { firstName: 'Ana', lastName: 'Rojas Mora', phone: '8821 4512' };
const mutation = `mutation($input: UpdateDetailsInput!) { updateDetails(input: $input) {
  __typename
  ... on UserError { code message }
  ... on UpdateDetailsSuccess { member { firstName lastName phone } }
  ... on InvalidDetails { fieldErrors { field reason } }
  ... on DetailsChanged { member { firstName lastName phone } }
} }`;
const update = (input: object, identity = ana) => fixture.service.execute(identity, mutation, { input });
const countWrites = () => fixture.upstreams.requests.filter((request) => request.startsWith('POST /tarima')).length;

describe('updateDetails', () => {
  it('saves names and the phone in its stored form; a replay changes nothing (ACCOUNT-260)', async () => {
    const success = {
      __typename: 'UpdateDetailsSuccess',
      member: { firstName: 'Ana', lastName: 'Rojas Mora', phone: '+50688214512' },
    };
    expect((await update({ details, previous })).data.updateDetails).toEqual(success);
    expect((await update({ details, previous })).data.updateDetails).toEqual(success);
    expect(countWrites()).toBe(1);
    const customer = fixture.upstreams.customers.get(anaNumber);
    expect([customer?.firstName, customer?.custom?.fields]).toEqual([
      'Ana',
      { country: 'CR', preferred_club: '6401', phone: '+50688214512' },
    ]);
  });

  it('removes the phone', async () => {
    await update({ details, previous });
    const input = { details: { ...details, phone: '' }, previous: { ...details, phone: '+50688214512' } };
    expect((await update(input)).data.updateDetails).toMatchObject({ member: { phone: null } });
  });

  it('refuses to overwrite details that changed in another tab (ACCOUNT-262)', async () => {
    await update({ details, previous });
    const other = await update({ details: { ...previous, lastName: 'Rojas' }, previous });
    expect(other.data.updateDetails).toMatchObject({
      __typename: 'DetailsChanged',
      code: 'DETAILS_CHANGED',
      member: { firstName: 'Ana', lastName: 'Rojas Mora' },
    });
    expect(countWrites()).toBe(1);
  });

  it('refuses invalid details with the reason of each field (ACCOUNT-261)', async () => {
    const input = { details: { firstName: ' ', lastName: 'x'.repeat(51), phone: '12' }, previous };
    expect((await update(input)).data.updateDetails).toMatchObject({
      code: 'INVALID_DETAILS',
      fieldErrors: [
        { field: 'FIRST_NAME', reason: 'REQUIRED' },
        { field: 'LAST_NAME', reason: 'TOO_LONG' },
        { field: 'PHONE', reason: 'INVALID_PHONE' },
      ],
    });
    expect(countWrites()).toBe(0);
  });

  it('requires a signed-in member with a profile (ACCOUNT-260)', async () => {
    for (const identity of [guest, marcus]) {
      expect((await update({ details, previous }, identity)).codes).toEqual(['UNAUTHENTICATED']);
    }
  });
});
