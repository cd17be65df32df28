import { startInterceptor } from '../faults/interceptor.ts';
import { matchPost } from '../faults/kill-points.ts';
import { readMail, waitForMail } from '../graph/mailbox.ts';
import { createMember } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createMemberShopper } from '../graph/shopper.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const cancellation = { __typename: 'CancelMembershipSuccess' };

test('mails a member once in English about their cancellation, also after a repetition (MEMBERSHIP-330, MEMBERSHIP-331)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberLike('marcus');
  const { graph } = await createMemberShopper(stack, member, { market: 'JM', language: 'en', club: '7201' });
  expect((await graph.run(operations.cancelMembership, {})).cancelMembership).toMatchObject(cancellation);
  expect((await graph.run(operations.cancelMembership, {})).cancelMembership).toMatchObject(cancellation);
  const [message] = await waitForMail(stack, member.login);
  expect(message).toMatchObject({ subject: 'Your membership has been cancelled', language: 'en', deliveries: 1 });
  expect(message?.text).toContain(`${stack.shopUrl}/en-JM/membership/info`);
  expect(message?.text).toMatch(/Membership number: •••• ••\d{4} \d{4}/);
  expect(message?.text).not.toContain(member.membershipNumber);
  expect(message?.text).toMatch(/Phone: \+?[\d ()-]+/);
  // An email of the repetition would be queued before that of the next member.
  const next = await createMemberLike('marcus');
  const nextShopper = await createMemberShopper(stack, next, { market: 'JM', language: 'en', club: '7201' });
  await nextShopper.graph.run(operations.cancelMembership, {});
  await waitForMail(stack, next.login);
  expect(await readMail(stack, member.login)).toHaveLength(1);
});

test('mails about cancellations whose store was killed before it learned the result, with and without a repetition (MEMBERSHIP-332)', async () => {
  test.setTimeout(240_000);
  const interceptor = await startInterceptor(['MEMBERSHIP_API_URL']);
  const stack = await startStack({
    environment: { CANCELLATION_SWEEP_SECONDS: '1', MAIL_SWEEP_SECONDS: '1' },
    wrapStoreEnvironment: interceptor.redirectUpstreams,
  });
  try {
    const members = await Promise.all([createMember(stack, 'ana'), createMember(stack, 'ana')]);
    const shoppers = await Promise.all(members.map((member) => createMemberShopper(stack, member)));
    const cancel = () => shoppers.map(({ graph }) => graph.run(operations.cancelMembership, {}));
    const caught = members.map(({ membershipNumber }) =>
      interceptor.catchCall({
        matches: matchPost(/\/v1\/memberships\/cancellation$/, membershipNumber),
        phase: 'response',
      }),
    );
    const calls = cancel().map((call) => call.catch(() => undefined));
    await Promise.all(caught);
    await Promise.all([stack.killStore(), ...calls]);
    await stack.startStore();
    const repetition = await shoppers[0]?.graph.run(operations.cancelMembership, {});
    expect(repetition?.cancelMembership).toMatchObject(cancellation);
    for (const { login } of members) {
      const [message] = await waitForMail(stack, login, 60_000);
      expect(message).toMatchObject({ subject: 'Su membresía quedó cancelada', language: 'es' });
    }
    // The mail of a later cancellation follows those that the sweeps have queued.
    const later = await createMember(stack, 'ana');
    const { graph } = await createMemberShopper(stack, later);
    await graph.run(operations.cancelMembership, {});
    await waitForMail(stack, later.login, 60_000);
    for (const { login } of members) expect(await readMail(stack, login)).toHaveLength(1);
  } finally {
    await stack.stop();
    await interceptor.close();
  }
});
