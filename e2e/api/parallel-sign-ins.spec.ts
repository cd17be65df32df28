import { setTimeout as sleep } from 'node:timers/promises';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { z } from 'zod';
import { readTestEnv } from '../env.ts';
import { createRegisteredRequest } from '../graph/graph-client.ts';
import { createMember, type Member } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { memberPassword } from '../graph/tokens.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const memberCount = readTestEnv().PARALLEL_SIGN_INS;
/** Members are created in batches: their passwords are hashed, which takes most of the time. */
const batchSize = 8;
/** The shop refreshes access tokens a minute before they expire: these, five seconds after the sign-in. */
const accessTokenSeconds = 65;
const freshMs = 5_000;
/** Limits that many shoppers with one address would exceed. */
const unlimited = {
  SIGN_INS_PER_MINUTE: '100000',
  SIGN_IN_ATTEMPTS_PER_ADDRESS: '100000',
  SIGN_IN_CAPTCHA_PER_ADDRESS: '100000',
};

const script = { 'sec-fetch-site': 'same-origin', 'x-tarima-client': 'web', 'x-market': 'CR', 'x-language': 'es' };
const sessionsSchema = z.object({
  sessions: z.array(z.object({ id: z.uuid(), isCurrent: z.boolean(), signedInAt: z.number(), lastUsedAt: z.number() })),
});

/** A stack of its own, because the lifetime of access tokens is a setting. */
let stack: Stack;
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  stack = await startStack({ environment: { ...unlimited, ACCESS_TOKEN_SECONDS: String(accessTokenSeconds) } });
});
test.afterAll(async () => stack?.stop());

interface Visitor {
  readonly member: Member;
  readonly browser: HttpBrowser;
}

async function createMembers(): Promise<Member[]> {
  const members: Member[] = [];
  while (members.length < memberCount) {
    const count = Math.min(batchSize, memberCount - members.length);
    members.push(...(await Promise.all(Array.from({ length: count }, () => createMember(stack, 'ana')))));
  }
  return members;
}

/** The membership number that the graph returns for a session; undefined for a guest. */
async function readNumber({ browser }: Visitor): Promise<string | undefined> {
  const request = createRegisteredRequest(operations.viewer, {});
  const { status, body } = await browser.postJson(`${stack.shopUrl}/graphql`, request, script);
  expect(status).toBe(200);
  return z.object({ data: operations.viewer.data }).parse(JSON.parse(body)).data.me?.membershipNumber;
}

async function listSessions({ browser }: Visitor) {
  const { status, body } = await browser.get(`${stack.shopUrl}/auth/sessions`, script);
  expect(status).toBe(200);
  return sessionsSchema.parse(JSON.parse(body)).sessions;
}

/** Compares the member of each session, a batch at a time: the sign-ins and refreshes are under test, not the graph. */
const expectOwn = async (visitors: readonly Visitor[]) => {
  const numbers: (string | undefined)[] = [];
  for (let start = 0; start < visitors.length; start += batchSize) {
    numbers.push(...(await Promise.all(visitors.slice(start, start + batchSize).map(readNumber))));
  }
  expect(numbers).toEqual(visitors.map(({ member }) => member.membershipNumber));
};

/** Time in seconds for the report. */
const measure = async <Result>(name: string, work: Promise<Result>): Promise<Result> => {
  const startTime = performance.now();
  const result = await work;
  test.info().annotations.push({ type: name, description: `${((performance.now() - startTime) / 1000).toFixed(1)} s` });
  return result;
};

test(`${memberCount} members who sign in and refresh their tokens at the same time have their own sessions (ACCOUNT-278, ACCOUNT-279)`, async () => {
  const visitors = (await measure('members', createMembers())).map(
    (member): Visitor => ({ member, browser: new HttpBrowser() }),
  );

  // Each step begins when all members have finished the one before, so that all sign-ins are in progress together.
  const pages = await measure(
    'sign-in pages',
    Promise.all(
      visitors.map(async ({ browser }) =>
        browser.follow(await browser.get(`${stack.shopUrl}/auth/login?returnTo=/es-CR`)),
      ),
    ),
  );
  await measure(
    'sign-ins',
    Promise.all(
      visitors.map(async ({ browser, member }, index) => {
        const fields = { identifier: member.login, password: memberPassword };
        const posted = await browser.post(pages[index]?.url ?? '', fields);
        const callback = await browser.follow(posted, `${stack.shopUrl}/auth/callback`);
        const back = await browser.get(String(callback.headers.location));
        expect([back.status, back.headers.location]).toEqual([303, '/es-CR']);
      }),
    ),
  );
  const readCookies = () => visitors.map(({ browser }) => browser.cookie('tarima.sid') ?? '');
  const cookies = readCookies();
  expect(new Set(cookies).size).toBe(memberCount);
  await measure('who is signed in', expectOwn(visitors));

  const signedIn = (await Promise.all(visitors.map(listSessions))).map((sessions) => sessions[0]);
  // On a busy machine, the requests above have refreshed the tokens of the first members already.
  const lastUse = Math.max(...signedIn.map((session) => session?.lastUsedAt ?? 0));
  await sleep(Math.max(0, lastUse + freshMs - Date.now()));
  const refreshedAfter = Date.now();
  // Two tabs of each member at the same time: a refresh token that is used twice would end the session.
  const isGuest = async ({ browser }: Visitor) => (await browser.get(`${stack.shopUrl}/auth/guest`)).body;
  const answers = await measure('refreshes', Promise.all([...visitors, ...visitors].map(isGuest)));
  expect(new Set(answers)).toEqual(new Set(['false']));

  const sessions = await Promise.all(visitors.map(listSessions));
  expect(
    sessions.filter(({ length }) => length !== 1),
    'members with another number of sessions',
  ).toEqual([]);
  const current = sessions.flat();
  expect(current.map(({ id }) => id)).toEqual(signedIn.map((session) => session?.id));
  expect(
    current.filter(({ lastUsedAt }) => lastUsedAt < refreshedAfter),
    'sessions without a refresh',
  ).toEqual([]);
  expect(readCookies()).toEqual(cookies);
  await expectOwn(visitors);
});
