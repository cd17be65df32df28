import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { askCommerce, fetchJson } from './commerce.ts';
import { memberPassword } from './tokens.ts';

/** A member of one test alone, who can sign in with `login` and the demo members' password. */
export interface Member {
  readonly login: string;
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly firstName: string;
  /** Names of their addresses; the first is the default. */
  readonly addresses: readonly string[];
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
const opened = z.object({ accountId: text });
const created = z.object({ subject: text });
/** The club lets the account keep its type only (docs/sandbox/membership.md). */
const upgradeNotAllowed = 110005;

/**
 * Opens a membership, an online account and a customer, as the club's staff and systems do. The member is like a demo
 * member (docs/sandbox/membership.md): market, type, last day, names, cards of the account and addresses are the same;
 * login, numbers, cart, payment cards and orders are nobody else's.
 */
export async function createMember(stack: RunningStack, like: string): Promise<Member> {
  const found = await askCommerce(stack, 'customers', { query: { where: `email="${like}@tarima.test"` } });
  const [customer] = customers.parse(found).results;
  const accountId = await openAccount(stack, customer.key);
  const membershipNumber = `${accountId}${customer.key.slice(10)}`;
  const email = `${like}.${accountId}@tarima.test`;
  const { firstName, lastName, locale, addresses, custom } = customer;
  const { subject } = created.parse(
    await postJson(`${stack.identityUrl}/operations/accounts`, stack.identityApiKey, {
      membershipNumber,
      email,
      givenName: firstName,
      familyName: lastName,
      locale: `${locale}-${custom.fields.country}`,
      password: memberPassword,
    }),
  );
  const defaultAddress = addresses.findIndex(({ id }) => id === customer.defaultShippingAddressId);
  await askCommerce(stack, 'customers', {
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

/** Opens an account with the same cards as that of `model`, a membership number. @returns its number */
async function openAccount(stack: RunningStack, model: string): Promise<string> {
  const { membershipUrl, membershipApiKey: key } = stack;
  const details = membership.parse(await fetchJson(`${membershipUrl}/v1/memberships/${model}`, { 'x-api-key': key }));
  const { reasons } = eligibility.parse(
    await postJson(`${membershipUrl}/v1/memberships/is-upgradable`, key, { membership: model }),
  );
  const { cellPhone: phone, ...contact } = details.contactInformation;
  return opened.parse(
    await postJson(`${membershipUrl}/operations/accounts`, key, {
      club: model.slice(0, 4),
      type: details.membershipType,
      status: details.accountStatusCode,
      country: details.countryCode,
      expiresOn: details.expiredDate,
      isUpgradeAllowed: reasons.every(({ code }) => code !== upgradeNotAllowed),
      cards: details.cardsArray.map(({ cardId, firstName, lastName, cardStatusCode: status }) => {
        const number = cardId.slice(10);
        return { number, firstName, lastName, status, phone, ...contact };
      }),
    }),
  ).accountId;
}

function postJson(url: string, apiKey: string, body: object): Promise<unknown> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return fetchJson(url, headers, { method: 'POST', body: JSON.stringify(body) });
}
