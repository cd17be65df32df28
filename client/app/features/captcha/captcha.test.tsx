import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { Captcha } from './captcha.tsx';
import { type CaptchaHandle, CaptchaUnansweredError } from './captcha-handle.ts';

/** A worker of ALTCHA that answers when the test says so: jsdom has none. */
class FakeWorker extends EventTarget {
  terminate() {}
  postMessage(message: { type: string; challenge: { parameters: { nonce: string } } }) {
    if (message.type === 'work') works.push({ nonce: message.challenge.parameters.nonce, worker: this });
  }
}
const works: { nonce: string; worker: FakeWorker }[] = [];
const solution = { counter: 7, derivedKey: 'ab', time: 1 };

const recaptcha = {
  ready: (callback: () => void) => callback(),
  render: vi.fn(),
  execute: vi.fn(),
  reset: vi.fn(),
};
/** Ends the load of reCAPTCHA's script, which jsdom does not fetch. */
async function finishScript(type: 'load' | 'error') {
  const find = () => document.head.querySelector('script[src^="https://recaptcha"]');
  await waitFor(() => expect(find()).not.toBeNull());
  const script = find();
  await act(async () => void script?.dispatchEvent(new Event(type)));
  script?.remove();
}
let scripts = 0;

const createChallenge = (nonce: string) => ({
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce, salt: '00', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: 'signature',
});
const altcha = (challenge: string) => ({
  __typename: 'CaptchaChallenge',
  kind: 'ALTCHA',
  challenge: JSON.stringify(createChallenge(challenge)),
  expiresInSeconds: 900,
  siteKey: null,
  scriptUrl: null,
  action: null,
});
const ofRecaptcha = (kind: string, action: string | null = null) => ({
  ...altcha(''),
  kind,
  challenge: null,
  siteKey: 'site-1',
  scriptUrl: `https://recaptcha-${scripts}.test/api.js`,
  action,
});

beforeEach(() => {
  works.length = 0;
  scripts += 1;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('grecaptcha', recaptcha);
  recaptcha.render.mockReset().mockReturnValue(7);
  recaptcha.execute.mockReset();
  return () => vi.unstubAllGlobals();
});

describe.each(readers)('the captcha in $code', (locale) => {
  async function open(response: Responses[string]) {
    let handle: CaptchaHandle | null = null;
    const states: string[] = [];
    const keepHandle = (captcha: CaptchaHandle | null) => {
      handle = captcha ?? handle;
    };
    const onState = (state: string) => void states.push(state);
    const shop = await renderInShop(<Captcha subject={{ cartId: 'cart-1' }} handle={keepHandle} onState={onState} />, {
      locale,
      responses: { CaptchaChallenge: response },
    });
    const getHandle = () => {
      if (!handle) throw new Error('The captcha is not mounted.');
      return handle as CaptchaHandle;
    };
    return { ...shop, states, getHandle };
  }
  /** Waits until the widget solves the challenge of this nonce. */
  const awaitWork = (nonce: string) => waitFor(() => expect(works.map((work) => work.nonce)).toContain(nonce));
  /** Ends the work on a challenge; an error fails it. */
  const finishWork = async (nonce: string, data: object = solution) => {
    await awaitWork(nonce);
    const found = works.filter((work) => work.nonce === nonce);
    works.splice(0, works.length, ...works.filter((work) => work.nonce !== nonce));
    await act(async () => {
      for (const { worker } of found) worker.dispatchEvent(new MessageEvent('message', { data }));
    });
  };
  const createAnswer = (nonce: string) => ({
    kind: 'ALTCHA',
    token: btoa(JSON.stringify({ challenge: createChallenge(nonce), solution })),
  });

  it('shows nothing while none is needed (PAYMENTS-308)', async () => {
    const { states, getHandle, translate } = await open({ captchaChallenge: null });
    await waitFor(() => expect(states.at(-1)).toBe('none'));
    expect(screen.queryByRole('region', { name: translate('Security check') })).toBeNull();
    expect(await getHandle().getAnswer()).toBeUndefined();
  });

  it('solves ALTCHA as soon as it is shown, and waits for the solution (PAYMENTS-309)', async () => {
    const { states, getHandle, translate, graph } = await open({ captchaChallenge: altcha('one') });
    await awaitWork('one');
    expect(graph.getRequests('CaptchaChallenge')).toEqual([{ cartId: 'cart-1', scriptFailed: false }]);
    const region = screen.getByRole('region', { name: translate('Security check') });
    expect(region).toHaveTextContent(translate('Checking that you’re not a robot…'));
    expect(await findViolations()).toEqual([]);
    const answer = getHandle().getAnswer();
    await finishWork('one');
    expect(await answer).toEqual(createAnswer('one'));
    await waitFor(() => expect(region).toHaveTextContent(translate('Verified: you’re not a robot')));
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(states.at(-1)).toBe('solved');
    expect(await findViolations()).toEqual([]);
  });

  it('shows the next challenge after a refused answer, and a new one after other results (PAYMENTS-310)', async () => {
    const { getHandle, graph } = await open({ captchaChallenge: altcha('one') });
    await awaitWork('one');
    await act(async () => getHandle().renew(altcha('two') as never));
    await finishWork('two');
    expect(await getHandle().getAnswer()).toEqual(createAnswer('two'));
    graph.setResponses({ CaptchaChallenge: { captchaChallenge: altcha('three') } });
    await act(async () => getHandle().renew());
    await finishWork('three');
    expect(await getHandle().getAnswer()).toEqual(createAnswer('three'));
  });

  it('tries again after ALTCHA failed', async () => {
    const { states, getHandle } = await open({ captchaChallenge: altcha('one') });
    await finishWork('one', { error: 'broken' });
    await waitFor(() => expect(states.at(-1)).toBe('error'));
    const answer = getHandle().getAnswer();
    await finishWork('one');
    expect(await answer).toEqual(createAnswer('one'));
  });

  it('offers to load it again when it could not be loaded', async () => {
    const { user, states, getHandle, translate, graph } = await open(failWithStatus(503));
    const button = await screen.findByRole('button', { name: translate('Try again') });
    expect(states.at(-1)).toBe('error');
    await expect(getHandle().getAnswer()).rejects.toThrow(CaptchaUnansweredError);
    expect(button).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    graph.setResponses({ CaptchaChallenge: { captchaChallenge: altcha('one') } });
    await user.click(button);
    await awaitWork('one');
  });

  it('waits for the checkbox of reCAPTCHA version 2', async () => {
    const { states, getHandle, translate } = await open({ captchaChallenge: ofRecaptcha('RECAPTCHA_V2') });
    await finishScript('load');
    await waitFor(() => expect(recaptcha.render).toHaveBeenCalled());
    expect(states.at(-1)).toBe('waiting');
    await act(async () => {
      await expect(getHandle().getAnswer()).rejects.toThrow(CaptchaUnansweredError);
    });
    expect(await screen.findByText(translate('Tick the box before you pay.'))).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const [, parameters] = recaptcha.render.mock.calls[0] ?? [];
    await act(async () => parameters.callback('ticked'));
    expect(await getHandle().getAnswer()).toEqual({ kind: 'RECAPTCHA_V2', token: 'ticked' });
    expect(screen.queryByText(translate('Tick the box before you pay.'))).toBeNull();
    await act(async () => parameters['expired-callback']());
    expect(states.at(-1)).toBe('waiting');
  });

  it('executes version 3 with the action, and version 2 invisible with its callback, for each answer', async () => {
    recaptcha.execute.mockResolvedValueOnce('score-token');
    const { getHandle } = await open({ captchaChallenge: ofRecaptcha('RECAPTCHA_V3', 'place_order') });
    await finishScript('load');
    expect(await getHandle().getAnswer()).toEqual({ kind: 'RECAPTCHA_V3', token: 'score-token' });
    expect(recaptcha.execute).toHaveBeenCalledWith(7, { action: 'place_order' });
    await act(async () => getHandle().renew(ofRecaptcha('RECAPTCHA_V2_INVISIBLE') as never));
    recaptcha.execute.mockImplementationOnce(() => {
      recaptcha.render.mock.calls.at(-1)?.[1].callback('invisible-token');
      return Promise.resolve(null);
    });
    expect(await getHandle().getAnswer()).toEqual({ kind: 'RECAPTCHA_V2_INVISIBLE', token: 'invisible-token' });
  });

  it('asks for another captcha when the script is blocked, and says what to do when there is none (PAYMENTS-306)', async () => {
    const { graph, translate, getHandle } = await open({ captchaChallenge: ofRecaptcha('RECAPTCHA_V2') });
    await finishScript('error');
    const text = 'We couldn’t load the security check. Turn off content blockers for this shop, or sign in to pay.';
    expect(await screen.findByText(translate(text))).toBeVisible();
    expect(graph.getRequests('CaptchaChallenge')).toEqual([
      { cartId: 'cart-1', scriptFailed: false },
      { cartId: 'cart-1', scriptFailed: true },
    ]);
    graph.setResponses({
      CaptchaChallenge: ({ scriptFailed }) => ({
        captchaChallenge: scriptFailed ? altcha('instead') : ofRecaptcha('RECAPTCHA_V2'),
      }),
    });
    await act(async () => getHandle().renew());
    await finishScript('error');
    await finishWork('instead');
    expect(await getHandle().getAnswer()).toEqual(createAnswer('instead'));
  });
});
