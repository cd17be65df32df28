/*
 * The published browser API of reCAPTCHA: `grecaptcha.ready`, `render`, `execute`, `getResponse` and `reset`, with the query
 * parameters `render` (`onload`, `explicit` or a site key of version 3), `onload` and `hl`. Tokens come from the frame.
 */
(() => {
  const script = new URL(document.currentScript.src);
  const render = script.searchParams.get('render') ?? 'onload';
  const language = script.searchParams.get('hl') ?? document.documentElement.lang ?? 'en';
  const widgets = [];
  const readyCallbacks = [];
  let isReady = false;

  const findFunction = (value) => (typeof value === 'string' ? window[value] : value);

  function createWidget(container, parameters) {
    const id = widgets.length;
    const size = parameters.size ?? 'normal';
    const frame = document.createElement('iframe');
    const name = `${id}-${Math.random().toString(36).slice(2)}`;
    const query = new URLSearchParams({ k: parameters.sitekey, size, hl: language, id: name });
    frame.src = `${script.origin}/recaptcha/api2/anchor?${query}`;
    frame.title = 'reCAPTCHA';
    frame.width = size === 'compact' ? '164' : '304';
    frame.height = size === 'invisible' ? '60' : '78';
    frame.style.border = '0';
    frame.style.maxWidth = '100%';
    if (parameters.tabindex !== undefined) frame.tabIndex = Number(parameters.tabindex);
    const widget = { parameters, size, frame, name, response: '', requests: new Map(), send: () => undefined };
    widget.loaded = new Promise((resolve) => {
      frame.addEventListener('load', () => {
        widget.send = (message) => frame.contentWindow.postMessage({ recaptcha: name, ...message }, script.origin);
        widget.send({ type: 'init' });
        resolve();
      });
    });
    container.append(frame);
    widgets.push(widget);
    return id;
  }

  addEventListener('message', (event) => {
    if (event.origin !== script.origin) return;
    const widget = widgets.find(
      ({ name, frame }) => name === event.data?.recaptcha && frame.contentWindow === event.source,
    );
    if (!widget) return;
    const { type, request, token, message } = event.data;
    const { parameters, requests } = widget;
    if (type === 'token') {
      widget.response = token;
      requests.get(request)?.resolve(token);
      findFunction(parameters.callback)?.(token);
    }
    if (type === 'expired') {
      widget.response = '';
      findFunction(parameters['expired-callback'])?.();
    }
    if (type === 'error') {
      requests.get(request)?.reject(new Error(message));
      findFunction(parameters['error-callback'])?.();
    }
    if (request !== undefined) requests.delete(request);
  });

  const getWidget = (id = 0) => {
    const widget = widgets[id];
    if (!widget) throw new Error(`Invalid reCAPTCHA client id: ${id}`);
    return widget;
  };

  async function execute(widget, action) {
    await widget.loaded;
    return new Promise((resolve, reject) => {
      const request = crypto.getRandomValues(new Uint32Array(1))[0];
      widget.requests.set(request, { resolve, reject });
      widget.send({ type: 'execute', request, ...(action === undefined ? {} : { action }) });
    });
  }

  /** The hidden widget of a site key of version 3. */
  const scoreWidgets = new Map();
  function getScoreWidget(siteKey) {
    if (!scoreWidgets.has(siteKey)) {
      const badge = document.createElement('div');
      badge.className = 'grecaptcha-badge';
      badge.style.cssText = 'position:fixed;right:0;bottom:14px;width:1px;height:1px;overflow:hidden;visibility:hidden';
      document.body.append(badge);
      scoreWidgets.set(siteKey, createWidget(badge, { sitekey: siteKey, size: 'invisible' }));
    }
    return getWidget(scoreWidgets.get(siteKey));
  }

  window.grecaptcha = {
    ready(callback) {
      if (isReady) callback();
      else readyCallbacks.push(callback);
    },
    render(container, parameters = {}) {
      const element = typeof container === 'string' ? document.getElementById(container) : container;
      if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id');
      if (element.hasChildNodes()) throw new Error('reCAPTCHA has already been rendered in this element');
      if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
      return createWidget(element, parameters);
    },
    execute(idOrSiteKey, options) {
      if (typeof idOrSiteKey === 'string') return execute(getScoreWidget(idOrSiteKey), options?.action);
      return execute(getWidget(idOrSiteKey), options?.action);
    },
    getResponse: (id) => getWidget(id).response,
    reset(id) {
      const widget = getWidget(id);
      widget.response = '';
      widget.send({ type: 'reset' });
    },
  };

  function start() {
    isReady = true;
    if (render === 'onload') {
      for (const element of document.querySelectorAll('.g-recaptcha')) {
        const { sitekey, size, tabindex, callback, expiredCallback, errorCallback } = element.dataset;
        const callbacks = { callback, 'expired-callback': expiredCallback, 'error-callback': errorCallback };
        createWidget(element, { sitekey, size, tabindex, ...callbacks });
      }
    } else if (render !== 'explicit') getScoreWidget(render);
    findFunction(script.searchParams.get('onload') ?? undefined)?.();
    for (const callback of readyCallbacks.splice(0)) callback();
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
