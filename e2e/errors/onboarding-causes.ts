import { z } from 'zod';
import { answerCaptcha, captchaChallenge } from '../graph/captcha.ts';
import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { createMembershipWithoutAccount } from '../graph/members.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { type ReadError, readNow, sendFailingMutation, sendMutation } from './read-error.ts';
import { type ErrorCause, type Scene, wrongCaptcha } from './scene.ts';

/** A demo member in Costa Rica (docs/sandbox/membership.md). */
const modelNumber = '64011045120001';
const offered = z.object({ onboardingCaptcha: captchaChallenge.nullable() });

/** A person with a membership and without an online account, who registers as a guest of the shop. */
async function createPerson({ stack }: Scene) {
  const { graph } = createGuestShopper(stack);
  const details = {
    membershipNumber: await createMembershipWithoutAccount(stack, modelNumber),
    firstName: 'Ana Lucía',
    lastName: 'Rojas',
    email: createRecipient('registro'),
    phone: '8821 4512',
    birthDate: '1986-04-17',
    documentNumber: '1-0987-0654',
    password: 'Tarima.2026',
  };
  /** Adds a new solution of the captcha, because each one works once. */
  const answer = async (change: object) => {
    const { data } = await graph.send({ query: '{ onboardingCaptcha { kind challenge siteKey scriptUrl action } }' });
    const challenge = offered.parse(data).onboardingCaptcha;
    return { ...details, ...change, ...(challenge && { captcha: await answerCaptcha(challenge, stack.shopUrl) }) };
  };
  return { graph, details, answer };
}

/** A registration that is refused each time it is sent. */
const refusedRegistration = (cause: string, change: object): ErrorCause => ({
  cause,
  async produce(scene) {
    const { graph, answer } = await createPerson(scene);
    const read: ReadError = async (language) =>
      sendFailingMutation(graph, 'createIdentity', await answer(change), language);
    return { read };
  },
});

/** Registers a person. @returns the link of the mail */
async function register(scene: Scene) {
  const { graph, details, answer } = await createPerson(scene);
  await sendMutation(graph, 'createIdentity', await answer({}));
  const [mail] = await waitForMail(scene.stack, details.email);
  const fragment = new URLSearchParams(/#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  const link = { membershipNumber: fragment.get('membership') ?? '', code: fragment.get('code') ?? '' };
  return { graph, details, answer, link };
}

/** Codes of the registration of an online account. */
export const onboardingCauses = {
  INVALID_ONBOARDING_DETAILS: refusedRegistration('no first name', { firstName: '' }),
  PASSWORD_REFUSED: refusedRegistration('a password that is too short', { password: 'corta' }),
  IDENTITY_REJECTED: refusedRegistration('another name than the club has', { firstName: 'Rosa' }),
  IDENTITY_EXISTS: refusedRegistration('the email address of another member', { email: 'ana@tarima.test' }),
  CAPTCHA_FAILED: {
    cause: 'a wrong answer to the captcha of the registration',
    async produce(scene) {
      const { graph, details } = await createPerson(scene);
      const input = { ...details, captcha: wrongCaptcha };
      return { read: (language) => sendFailingMutation(graph, 'createIdentity', input, language) };
    },
  },
  CAPTCHA_REQUIRED: {
    cause: 'a registration without an answer to the captcha',
    async produce(scene) {
      const { graph, details } = await createPerson(scene);
      return { read: (language) => sendFailingMutation(graph, 'createIdentity', details, language) };
    },
  },
  'MO-500': {
    cause: 'an identity provider that is down when a mail is requested',
    async produce(scene) {
      const { interceptor } = scene;
      const { graph, details } = await createPerson(scene);
      const { membershipNumber, email } = details;
      interceptor.makeUnavailable('IDENTITY_API_URL');
      const read: ReadError = (language) =>
        sendFailingMutation(graph, 'resendVerificationEmail', { membershipNumber, email }, language);
      return { read: await readNow(read).finally(() => interceptor.restore('IDENTITY_API_URL')) };
    },
  },
  VERIFICATION_CODE_UNKNOWN: {
    cause: 'a code that was not mailed',
    async produce(scene) {
      const { graph, link } = await register(scene);
      const input = { ...link, code: 'guessed' };
      return { read: (language) => sendFailingMutation(graph, 'verifyEmail', input, language) };
    },
  },
  VERIFICATION_CODE_EXPIRED: {
    cause: 'the link of a registration that a later one replaced',
    async produce(scene) {
      const { graph, answer, link } = await register(scene);
      await sendMutation(graph, 'createIdentity', await answer({ email: createRecipient('reemplazo') }));
      return { read: (language) => sendFailingMutation(graph, 'verifyEmail', link, language) };
    },
  },
} as const satisfies Record<string, ErrorCause>;
