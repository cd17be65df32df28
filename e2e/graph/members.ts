import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { fetchJson, requestCommerce } from './commerce.ts';
import { memberPassword } from './tokens.ts';

/** A member created for one test, who signs in with `login` and the demo members' password. */
export interface Member {
  readonly login: string;
  /** Membership number of 14 digits. */
  readonly membershipNumber: string;
  readonly firstName: string;
  /** Names of the member's addresses; the first is the default. */
  readonly addresses: readonly string[];
}

/** How a member's membership differs from that of the demo member. */
export interface MembershipChange {
  readonly status?: 'ACTIVE' | 'BLOCKED' | 'CANCELLED';
  /** ISO date of the last valid day. */
  readonly expiresOn?: string;
  /** Status of every card of the membership. */
  readonly cardStatus?: 'ACTIVE' | 'INACTIVE';
}

const text = z.string();
const custom = z.object({ type: z.object({ typeId: text, id: text }), fields: z.record(text, z.unknown()) });
const address = z.looseObject({
  id: text,
  key: text.optional(),
  custom: custom.extend({ fields: z.looseObject({ alias: text }) }),
});
const customers = z.object({
  results: z.tuple([
    z.object({
      key: text,
      firstName: text,
      lastName: text,
      dateOfBirth: text,
      locale: text,
      addresses: z.array(address),
      defaultShippingAddressId: text.optional(),
      custom,
    }),
  ]),
});
const membership = z.object({
  membershipType: text,
  accountStatusCode: text,
  countryCode: text,
  expiredDate: text,
  cardsArray: z.array(z.object({ cardId: text, firstName: text, lastName: text, cardStatusCode: text })),
  contactInformation: z.object({ email: text, cellPhone: text, birthDate: text, addressLine1: text, city: text }),
});
const eligibility = z.object({ reasons: z.array(z.object({ code: z.int() })) });
const openedAccountSchema = z.object({ accountId: text });
const createdAccountSchema = z.object({ subject: text });
/** Reason code: the account's type cannot be changed (docs/sandbox/membership.md). */
const upgradeNotAllowed = 110005;

/**
 * Creates a membership, an online account and a customer through the sandboxes' APIs. The member has the data of a demo
 * member (docs/sandbox/membership.md): market, type, expiry date, names, membership cards and addresses are the same;
 * login, numbers, cart, payment cards and orders are separate.
 */
export async function createMember(
  stack: RunningStack,
  demoMember: string,
  change: MembershipChange = {},
): Promise<Member> {
  const customersPage = await requestCommerce(stack, 'customers', {
    query: { where: `email="${demoMember}@tarima.test"` },
  });
  const [customer] = customers.parse(customersPage).results;
  const accountId = await openAccount(stack, customer.key, change);
  const membershipNumber = `${accountId}${customer.key.slice(10)}`;
  const email = `${demoMember}.${accountId}@tarima.test`;
  const { firstName, lastName, locale, addresses, custom } = customer;
  const { subject } = createdAccountSchema.parse(
    await sendJson(`${stack.identityUrl}/operations/accounts`, stack.identityApiKey, {
      membershipNumber,
      email,
      givenName: firstName,
      familyName: lastName,
      locale: `${locale}-${custom.fields.country}`,
      password: memberPassword,
    }),
  );
  const defaultAddress = addresses.findIndex(({ id }) => id === customer.defaultShippingAddressId);
  await requestCommerce(stack, 'customers', {
    body: {
      key: membershipNumber,
      externalId: subject,
      email,
      firstName,
      lastName,
      dateOfBirth: customer.dateOfBirth,
      locale,
      isEmailVerified: true,
      addresses: addresses.map(({ id: _id, ...draft }) => draft),
      shippingAddresses: addresses.map((_address, index) => index),
      ...(defaultAddress < 0 ? {} : { defaultShippingAddress: defaultAddress }),
      custom,
    },
  });
  return {
    login: email,
    membershipNumber,
    firstName,
    addresses: addresses.map(({ custom: { fields } }) => fields.alias),
  };
}

/**
 * Creates a membership with the data of a demo member and without an online account. @returns the number of the demo
 * member's card on it
 */
export async function createMembershipWithoutAccount(stack: RunningStack, modelNumber: string): Promise<string> {
  return `${await openAccount(stack, modelNumber, {})}${modelNumber.slice(10)}`;
}

/** Opens an account with the same membership cards as `modelNumber`. @returns its number */
async function openAccount(stack: RunningStack, modelNumber: string, change: MembershipChange): Promise<string> {
  const { membershipUrl, membershipApiKey: key } = stack;
  const details = membership.parse(
    await fetchJson(`${membershipUrl}/v1/memberships/${modelNumber}`, { 'x-api-key': key }),
  );
  const { reasons } = eligibility.parse(
    await sendJson(`${membershipUrl}/v1/memberships/is-upgradable`, key, { membership: modelNumber }),
  );
  const { cellPhone: phone, ...contact } = details.contactInformation;
  return openedAccountSchema.parse(
    await sendJson(`${membershipUrl}/operations/accounts`, key, {
      club: modelNumber.slice(0, 4),
      type: details.membershipType,
      status: change.status ?? details.accountStatusCode,
      country: details.countryCode,
      expiresOn: change.expiresOn ?? details.expiredDate,
      isUpgradeAllowed: reasons.every(({ code }) => code !== upgradeNotAllowed),
      cards: details.cardsArray.map(({ cardId, firstName, lastName, cardStatusCode }) => {
        const number = cardId.slice(10);
        const status = change.cardStatus ?? cardStatusCode;
        return { number, firstName, lastName, status, phone, ...contact };
      }),
    }),
  ).accountId;
}

function sendJson(url: string, apiKey: string, body: object, method = 'POST'): Promise<unknown> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return fetchJson(url, headers, { method, body: JSON.stringify(body) });
}

/** Blocks the account of a membership, as the club's staff can. */
export async function blockMembership(
  { membershipUrl, membershipApiKey }: RunningStack,
  membershipNumber: string,
): Promise<void> {
  const url = `${membershipUrl}/operations/accounts/${membershipNumber.slice(0, 10)}`;
  await sendJson(url, membershipApiKey, { status: 'BLOCKED' }, 'PATCH');
}

/** Cancels a membership, as its holder can. */
export async function cancelMembership(
  { membershipUrl, membershipApiKey }: RunningStack,
  membership: string,
): Promise<void> {
  await sendJson(`${membershipUrl}/v1/memberships/cancellation`, membershipApiKey, { membership, action: 'CANCEL' });
}
