import { randomUUID } from 'node:crypto';
import { matchPost } from '../faults/kill-points.ts';
import type { GraphClient } from '../graph/graph-client.ts';
import { createRecipient, readMail, waitForCode } from '../graph/mailbox.ts';
import { createMember, type MembershipChange } from '../graph/members.ts';
import { costaRica, createMemberShopper } from '../graph/shopper.ts';
import { readNow, readQuery, repeatMutation, sendMutation } from './read-error.ts';
import { type ErrorCause, guatemala, type Scene } from './scene.ts';

const signIn = async ({ stack }: Scene, demoMember = 'ana', change?: MembershipChange, place = costaRica) =>
  (await createMemberShopper(stack, await createMember(stack, demoMember, change), place)).graph;

/** A change of a member that is refused. */
const refusedChange = (
  cause: string,
  mutation: string,
  input: object | undefined,
  options: { readonly like?: string; readonly change?: MembershipChange; readonly place?: typeof costaRica } = {},
): ErrorCause => ({
  cause,
  async produce(scene) {
    const graph = await signIn(scene, options.like, options.change, options.place);
    return { read: repeatMutation(graph, mutation, input) };
  },
});

/** A change that an upstream does not confirm. */
const unconfirmedChange = (
  cause: string,
  variable: 'IDENTITY_API_URL' | 'MEMBERSHIP_API_URL',
  mutation: string,
  input?: object,
): ErrorCause => ({
  cause,
  async produce(scene) {
    const { interceptor } = scene;
    const graph = await signIn(scene);
    interceptor.makeUnavailable(variable);
    return { read: await readNow(repeatMutation(graph, mutation, input)).finally(() => interceptor.restore(variable)) };
  },
});

const address = {
  alias: 'Casa #1',
  fullName: 'Ana Rojas',
  streetText: 'Avenida 1',
  description: '',
  phone: '8821 4512',
  latitude: 9.9366,
  longitude: -84.0553,
};
const validAddress = { ...address, alias: 'Casa' };
const noDetails = { firstName: '', lastName: 'Rojas', phone: null };
const otherDetails = { firstName: 'Rosa', lastName: 'Mora', phone: null };

/** `EMAIL_CODES_PER_HOUR`. */
const emailCodesPerHour = 5;

/** Requests a code for a new email address. @returns the mailed code, which is newer than those of earlier requests */
async function requestCode({ stack }: Scene, graph: GraphClient, email: string): Promise<string> {
  const { length: earlierMails } = await readMail(stack, email);
  await sendMutation(graph, 'requestEmailChange', { email });
  return waitForCode(stack, email, earlierMails);
}

/** Codes of a member’s profile, addresses, email address, digital card and membership. */
export const profileCauses = {
  PREFERRED_CLUB_UNAVAILABLE: refusedChange('a club that does not exist', 'setPreferredClub', { clubKey: 'nowhere' }),
  INVALID_ADDRESS: refusedChange('an address name with a sign', 'addAddress', { commandId: randomUUID(), address }),
  ADDRESS_NOT_FOUND: refusedChange('an address that the member does not have', 'deleteAddress', {
    addressId: 'nowhere',
  }),
  MARKET_MISMATCH: refusedChange(
    'a member of Costa Rica in the shop of Guatemala',
    'addAddress',
    { commandId: randomUUID(), address: validAddress },
    { place: guatemala },
  ),
  PLACE_OUTSIDE_MARKET: {
    cause: 'a position in another country',
    async produce(scene) {
      const query =
        '{ result: placeByPosition(latitude: 40.4, longitude: -3.7) { ... on UserError { code message } } }';
      return { read: readQuery(await signIn(scene), query) };
    },
  },
  INVALID_DETAILS: refusedChange('no first name', 'updateDetails', { details: noDetails, previous: noDetails }),
  DETAILS_CHANGED: refusedChange('details that were read before a change', 'updateDetails', {
    details: otherDetails,
    previous: otherDetails,
  }),
  INVALID_EMAIL: refusedChange('an email address without a domain', 'requestEmailChange', { email: 'ana' }),
  EMAIL_UNCHANGED: {
    cause: 'the address of the account',
    async produce({ stack }) {
      const member = await createMember(stack, 'ana');
      const { graph } = await createMemberShopper(stack, member);
      return { read: repeatMutation(graph, 'requestEmailChange', { email: member.login }) };
    },
  },
  EMAIL_CODE_LIMIT: {
    cause: 'more codes in an hour than the limit',
    async produce(scene) {
      const graph = await signIn(scene);
      const input = { email: createRecipient('limite') };
      for (let count = 0; count < emailCodesPerHour; count += 1) await sendMutation(graph, 'requestEmailChange', input);
      return { read: repeatMutation(graph, 'requestEmailChange', input) };
    },
  },
  EMAIL_USED: {
    cause: 'an address that another member confirms first',
    async produce(scene) {
      const [graph, other] = [await signIn(scene), await signIn(scene)];
      const email = createRecipient('ocupado');
      const code = await requestCode(scene, graph, email);
      await sendMutation(other, 'confirmEmailChange', { code: await requestCode(scene, other, email) });
      return { read: repeatMutation(graph, 'confirmEmailChange', { code }) };
    },
  },
  EMAIL_CODE_WRONG: {
    cause: 'another code than the mailed one',
    async produce(scene) {
      const graph = await signIn(scene);
      const code = await requestCode(scene, graph, createRecipient('otro'));
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      return { read: repeatMutation(graph, 'confirmEmailChange', { code: wrong }) };
    },
  },
  EMAIL_CODE_EXPIRED: refusedChange('a code without a request', 'confirmEmailChange', { code: '123456' }),
  EMAIL_CODE_NOT_SENT: unconfirmedChange(
    'an identity provider that is down',
    'IDENTITY_API_URL',
    'requestEmailChange',
    { email: 'nuevo@tarima.test' },
  ),
  EMAIL_CHANGE_NOT_CONFIRMED: unconfirmedChange(
    'an identity provider that is down at the confirmation',
    'IDENTITY_API_URL',
    'confirmEmailChange',
    { code: '123456' },
  ),
  EMAIL_CHANGE_INCOMPLETE: {
    cause: 'a commerce platform that refuses the change of the profile',
    async produce(scene) {
      const graph = await signIn(scene);
      const code = await requestCode(scene, graph, createRecipient('incompleto'));
      const stopRefusing = scene.interceptor.refuseCalls(matchPost(/\/customers\//));
      return { read: await readNow(repeatMutation(graph, 'confirmEmailChange', { code })).finally(stopRefusing) };
    },
  },
  IDENTITY_NOT_FOUND: {
    cause: 'an account that was deleted already',
    async produce(scene) {
      const graph = await signIn(scene);
      await sendMutation(graph, 'deleteIdentity');
      return { read: repeatMutation(graph, 'deleteIdentity') };
    },
  },
  IDENTITY_SERVICE_UNAVAILABLE: unconfirmedChange(
    'an identity provider that is down at the deletion',
    'IDENTITY_API_URL',
    'deleteIdentity',
  ),
  MEMBERSHIP_NOT_ACTIVE: refusedChange(
    'a digital card for a blocked membership',
    'issueCardKey',
    { deviceId: randomUUID() },
    { change: { status: 'BLOCKED' } },
  ),
  CARD_SERVICE_UNAVAILABLE: unconfirmedChange(
    'a membership API that is down when a card ends',
    'MEMBERSHIP_API_URL',
    'revokeCardKey',
    { keyId: randomUUID() },
  ),
  SECONDARY_CARD: refusedChange('a cancellation by the holder of another card', 'cancelMembership', undefined, {
    like: 'shanice',
  }),
  MEMBERSHIP_BLOCKED: refusedChange('a cancellation of a blocked membership', 'cancelMembership', undefined, {
    change: { status: 'BLOCKED' },
  }),
  MEMBERSHIP_NOT_FOUND: {
    cause: 'a membership API without the membership',
    async produce(scene) {
      const graph = await signIn(scene);
      const matches = matchPost(/\/cancellation$/);
      const stopRefusing = scene.interceptor.refuseCalls(matches, 'MEMBERSHIP_NOT_FOUND', 404);
      return { read: await readNow(repeatMutation(graph, 'cancelMembership')).finally(stopRefusing) };
    },
  },
  MEMBERSHIP_SERVICE_UNAVAILABLE: unconfirmedChange(
    'a membership API that is down at the cancellation',
    'MEMBERSHIP_API_URL',
    'cancelMembership',
  ),
  INVALID_MEMBERSHIP_ATTRIBUTES: refusedChange(
    'an attribute that the market does not offer',
    'setMembershipAttributes',
    {
      attributes: [{ name: 'unknown', value: 'x' }],
    },
  ),
} as const satisfies Record<string, ErrorCause>;
