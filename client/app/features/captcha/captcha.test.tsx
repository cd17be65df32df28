import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findViolations } from '../../testing/accessibility.ts';
import { failWithStatus, type Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { Captcha } from './captcha.tsx';
import { type CaptchaHandle, CaptchaUnansweredError } from './captcha-handle.ts';

/** ALTCHA's widget without its proof of work, which needs workers. */
class FakeWidget extends HTMLElement {
  verify = vi.fn();
  tell(state: string, payload: string | null = null) {
    this.dispatchEvent(new CustomEvent('statechange', { detail: { state, payload } }));
  }
  connectedCallback() {
    this.innerHTML = '<input type="checkbox" aria-label="robot">';
    this.dispatchEvent(new CustomEvent('load'));
  }
}
customElements.define('fake-altcha', FakeWidget);
const widgets: FakeWidget[] = [];
vi.mock('./altcha-element.ts', () => ({
  createAltchaElement: async (challenge: string) => {
    const widget = document.createElement('fake-altcha') as FakeWidget;
    widget.dataset.challenge = challenge;
    widgets.push(widget);
    return widget;
  },
}));

const recaptcha = {
  ready: (callback: () => void) => callback(),
  render: vi.fn(),
  execute: vi.fn(),
  reset: vi.fn(),
};
vi.mock('./recaptcha-script.ts', async (load) => ({
  ...(await load<typeof import('./recaptcha-script.ts')>()),
  loadRecaptcha: (url: string) => loadScript(url),
}));
let loadScript: (url: string) => Promise<typeof recaptcha>;

const altcha = (challenge: string) => ({
  __typename: 'CaptchaChallenge',
  kind: 'ALTCHA',
  challenge,
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
  scriptUrl: 'https://recaptcha.test/api.js',
  action,
});

beforeEach(() => {
  widgets.length = 0;
  loadScript = async () => recaptcha;
  recaptcha.render.mockReset().mockReturnValue(7);
  recaptcha.execute.mockReset();
});

describe.each(readers)('the captcha in $code', (locale) => {
  async function open(response: Responses[string]) {
    let handle: CaptchaHandle | null = null;
    const states: string[] = [];
    const keepHandle = (captcha: CaptchaHandle | null) => {
      handle = captcha ?? handle;
    };
    const onState = (state: string) => void states.push(state);
    const shop = await renderInShop(<Captcha cartId="cart-1" handle={keepHandle} onState={onState} />, {
      locale,
      responses: { CaptchaChallenge: response },
    });
    const getHandle = () => {
      if (!handle) throw new Error('The captcha is not mounted.');
      return handle as CaptchaHandle;
    };
    return { ...shop, states, getHandle };
  }
  const findWidget = async (challenge: string) => {
    await waitFor(() => expect(widgets.at(-1)?.dataset.challenge).toBe(challenge));
    await waitFor(() => expect(widgets.at(-1)?.isConnected).toBe(true));
    return widgets.at(-1) as FakeWidget;
  };

  it('shows nothing while none is needed (PAYMENTS-308)', async () => {
    const { states, getHandle, translate } = await open({ captchaChallenge: null });
    await waitFor(() => expect(states.at(-1)).toBe('none'));
    expect(screen.queryByRole('region', { name: translate('Security check') })).toBeNull();
    expect(await getHandle().getAnswer()).toBeUndefined();
  });

  it('solves ALTCHA as soon as it is shown, and waits for the solution (PAYMENTS-309)', async () => {
    const { states, getHandle, translate, graph } = await open({ captchaChallenge: altcha('one') });
    const widget = await findWidget('one');
    expect(widget.verify).toHaveBeenCalledOnce();
    expect(graph.getRequests('CaptchaChallenge')).toEqual([{ cartId: 'cart-1', scriptFailed: false }]);
    expect(screen.getByRole('region', { name: translate('Security check') })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const answer = getHandle().getAnswer();
    await act(async () => widget.tell('verified', 'solution'));
    expect(await answer).toEqual({ kind: 'ALTCHA', token: 'solution' });
    expect(states.at(-1)).toBe('solved');
  });

  it('shows the next challenge after a refused answer, and a new one after other results (PAYMENTS-310)', async () => {
    const { getHandle, graph } = await open({ captchaChallenge: altcha('one') });
    await findWidget('one');
    await act(async () => getHandle().renew(altcha('two') as never));
    (await findWidget('two')).tell('verified', 'second');
    expect(await getHandle().getAnswer()).toEqual({ kind: 'ALTCHA', token: 'second' });
    graph.setResponses({ CaptchaChallenge: { captchaChallenge: altcha('three') } });
    await act(async () => getHandle().renew());
    (await findWidget('three')).tell('verified', 'third');
    expect(await getHandle().getAnswer()).toEqual({ kind: 'ALTCHA', token: 'third' });
  });

  it('tries again after ALTCHA failed', async () => {
    const { states, getHandle } = await open({ captchaChallenge: altcha('one') });
    const widget = await findWidget('one');
    await act(async () => widget.tell('error'));
    expect(states.at(-1)).toBe('error');
    const answer = getHandle().getAnswer();
    await waitFor(() => expect(widget.verify).toHaveBeenCalledTimes(2));
    widget.tell('verified', 'later');
    expect(await answer).toEqual({ kind: 'ALTCHA', token: 'later' });
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
    await findWidget('one');
  });

  it('waits for the checkbox of reCAPTCHA version 2', async () => {
    const { states, getHandle, translate } = await open({ captchaChallenge: ofRecaptcha('RECAPTCHA_V2') });
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
    const { RecaptchaBlockedError } = await import('./recaptcha-script.ts');
    loadScript = () => Promise.reject(new RecaptchaBlockedError());
    const { graph, translate, getHandle } = await open({ captchaChallenge: ofRecaptcha('RECAPTCHA_V2') });
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
    (await findWidget('instead')).tell('verified', 'solution');
    expect(await getHandle().getAnswer()).toEqual({ kind: 'ALTCHA', token: 'solution' });
  });
});
