import { z } from 'zod';
import { answerCaptcha, captchaChallenge } from '../graph/captcha.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { createRecipient, readMail, waitForMail } from '../graph/mailbox.ts';
import { createMembershipWithoutAccount } from '../graph/members.ts';
import { fetchMemberToken, fetchPartnerToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { expect, test } from './test.ts';

/** A demo member in Costa Rica (docs/sandbox/membership.md), born in April 1986. */
const modelNumber = '64011045120001';
const password = 'Tarima.2026';

const challengeSchema = z.object({ onboardingCaptcha: captchaChallenge });
const resultSchema = z.record(z.string(), z.looseObject({ __typename: z.string() }));

/** Runs documents as a partner, who needs the same captcha as a guest. */
function createClient(stack: RunningStack) {
  const graph = createGraphClient({
    url: stack.graphUrl,
    market: 'CR',
    language: 'es',
    bearer: () => fetchPartnerToken(stack.identityUrl, 'cart:write'),
  });
  const mutate = async (name: string, inputType: string, input: object) => {
    const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) {
      __typename ... on UserError { code } ${name === 'verifyEmail' ? '... on VerifyEmailSuccess { wasVerified }' : ''}
    } }`;
    return resultSchema.parse((await graph.send({ query, variables: { input } })).data)[name];
  };
  return {
    async create(input: object) {
      const { data } = await graph.send({
        query: '{ onboardingCaptcha { kind challenge siteKey scriptUrl action } }',
      });
      const captcha = await answerCaptcha(challengeSchema.parse(data).onboardingCaptcha, stack.shopUrl);
      return mutate('createIdentity', 'CreateIdentityInput', { ...input, captcha });
    },
    verify: (input: object) => mutate('verifyEmail', 'VerifyEmailInput', input),
    resend: (input: object) => mutate('resendVerificationEmail', 'ResendVerificationEmailInput', input),
  };
}

/** The membership and code of the link in a verification mail. */
function readLink(text: string) {
  const fragment = new URLSearchParams(/#(\S+)/.exec(text)?.[1] ?? '');
  return { membershipNumber: fragment.get('membership') ?? '', code: fragment.get('code') ?? '' };
}

async function createPerson(stack: RunningStack) {
  return {
    membershipNumber: await createMembershipWithoutAccount(stack, modelNumber),
    firstName: 'ana lucía',
    lastName: 'Rojas',
    email: createRecipient('onboarding'),
    phone: '8821 4512',
    birthDate: '1986-04-17',
    documentNumber: '1-0987-0654',
    password,
  };
}

test('creates an online account from its mail to the first sign-in (MEMBERSHIP-89, MEMBERSHIP-203, MEMBERSHIP-206)', async ({
  stack,
}) => {
  const client = createClient(stack);
  const person = await createPerson(stack);
  expect(await client.create(person)).toMatchObject({ __typename: 'CreateIdentitySuccess' });
  const signIn = () => fetchMemberToken(stack.identityUrl, stack.shopUrl, person.email, password);
  await expect(signIn(), 'before the email is verified').rejects.toThrow('could not sign in');

  const [mail] = await waitForMail(stack, person.email);
  expect(mail).toMatchObject({ language: 'es', text: expect.stringContaining('/es-CR/registro/verificar-email#') });
  const link = readLink(mail?.text ?? '');
  expect(link.membershipNumber).toBe(person.membershipNumber);
  expect(await client.verify({ ...link, code: 'guessed' })).toMatchObject({ code: 'VERIFICATION_CODE_UNKNOWN' });
  expect(await client.verify(link)).toMatchObject({ wasVerified: false });
  expect(await client.verify(link), 'the link is opened twice').toMatchObject({ wasVerified: true });

  expect(await signIn()).not.toBe('');
  expect(await client.create(person)).toMatchObject({ code: 'IDENTITY_EXISTS' });
});

test('refuses details that differ from the club’s record, and sends no mail (MEMBERSHIP-90, MEMBERSHIP-201)', async ({
  stack,
}) => {
  const client = createClient(stack);
  const person = await createPerson(stack);
  expect(await client.create({ ...person, birthDate: '1986-05-17' })).toMatchObject({ code: 'IDENTITY_REJECTED' });
  const { membershipNumber, email } = person;
  expect(await client.resend({ membershipNumber, email })).toMatchObject({
    __typename: 'ResendVerificationEmailSuccess',
  });
  expect(await readMail(stack, person.email)).toEqual([]);
});
