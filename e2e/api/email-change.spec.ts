import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { createRecipient, waitForCode, waitForMail } from '../graph/mailbox.ts';
import type { Member } from '../graph/members.ts';
import { fetchMemberToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

const resultSchema = z.record(z.string(), z.looseObject({ __typename: z.string() }));
const profilesSchema = z.object({ results: z.array(z.object({ key: z.string() })) });

/** A signed-in member with the two mutations. */
async function openMember(stack: RunningStack, member: Member) {
  const token = await fetchMemberToken(stack.identityUrl, stack.shopUrl, member.login);
  const graph = createGraphClient({ url: stack.graphUrl, market: 'CR', language: 'es', bearer: async () => token });
  const mutate = async (name: string, inputType: string, input: object) => {
    const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) {
      __typename ... on UserError { code }
      ${name === 'confirmEmailChange' ? '... on ConfirmEmailChangeSuccess { member { email } }' : ''}
    } }`;
    return resultSchema.parse((await graph.send({ query, variables: { input } })).data)[name];
  };
  return {
    request: (email: string) => mutate('requestEmailChange', 'RequestEmailChangeInput', { email }),
    confirm: (code: string) => mutate('confirmEmailChange', 'ConfirmEmailChangeInput', { code }),
  };
}

const canSignIn = (stack: RunningStack, login: string) =>
  fetchMemberToken(stack.identityUrl, stack.shopUrl, login).then(
    () => true,
    () => false,
  );

test('changes the address of account and profile with the mailed code, and notifies the former address (ACCOUNT-292, ACCOUNT-295, ACCOUNT-297)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('ana');
  const { request, confirm } = await openMember(stack, member);
  const newEmail = createRecipient('correo');
  expect(await request(newEmail.toUpperCase())).toMatchObject({ __typename: 'RequestEmailChangeSuccess' });
  const code = await waitForCode(stack, newEmail);
  expect(await confirm(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toMatchObject({
    code: 'EMAIL_CODE_WRONG',
  });
  expect(await canSignIn(stack, member.login), 'the old address before the confirmation').toBe(true);

  expect(await confirm(code)).toMatchObject({ member: { email: newEmail } });
  expect(await confirm(code), 'again').toMatchObject({ member: { email: newEmail } });
  expect([await canSignIn(stack, newEmail), await canSignIn(stack, member.login)]).toEqual([true, false]);
  const where = `lowercaseEmail="${newEmail}"`;
  const { results } = profilesSchema.parse(await requestCommerce(stack, 'customers', { query: { where } }));
  expect(results).toEqual([expect.objectContaining({ key: member.membershipNumber })]);
  const notices = await waitForMail(stack, member.login);
  expect(notices.map(({ subject }) => subject)).toEqual(['El correo de su cuenta en Tarima cambió']);
});

test('a code works only for the account that requested it (ACCOUNT-293)', async ({ stack, createMemberLike }) => {
  const [member, other] = [await createMemberLike('ana'), await createMemberLike('ana')];
  const [owner, stranger] = [await openMember(stack, member), await openMember(stack, other)];
  const newEmail = createRecipient('correo');
  await owner.request(newEmail);
  const code = await waitForCode(stack, newEmail);
  expect(await stranger.confirm(code)).toMatchObject({ code: 'EMAIL_CODE_EXPIRED' });
  expect(await canSignIn(stack, newEmail)).toBe(false);
  expect(await owner.confirm(code)).toMatchObject({ __typename: 'ConfirmEmailChangeSuccess' });
});

test('an address that another member uses gets a notice without a code, and the response is the same (ACCOUNT-296)', async ({
  stack,
  createMemberLike,
}) => {
  const [member, other] = [await createMemberLike('ana'), await createMemberLike('ana')];
  const { request, confirm } = await openMember(stack, member);
  expect(await request(other.login)).toEqual({ __typename: 'RequestEmailChangeSuccess' });
  const [mail] = await waitForMail(stack, other.login);
  expect(mail?.subject).toBe('Este correo ya tiene una cuenta en Tarima');
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
  expect(await confirm('123456')).toMatchObject({ code: 'EMAIL_CODE_WRONG' });
  expect(await canSignIn(stack, member.login)).toBe(true);
});
