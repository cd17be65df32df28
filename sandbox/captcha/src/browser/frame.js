/*
 * The frame of a captcha. The page that embeds it sends `init` first; its origin then comes from the browser, not from the
 * page. Tokens are sent to that origin only.
 */
(() => {
  const query = new URLSearchParams(location.search);
  const siteKey = query.get('k') ?? '';
  const size = query.get('size') ?? 'normal';
  const box = document.getElementById('box');
  const status = document.getElementById('status');
  let pageOrigin;
  let expiry;

  const send = (message) => parent.postMessage({ recaptcha: query.get('id'), ...message }, pageOrigin);

  const setChecked = (isChecked) => {
    box?.setAttribute('aria-checked', String(isChecked));
    if (isChecked) status.textContent = '';
  };

  async function verify(request, action) {
    try {
      const body = new URLSearchParams({
        k: siteKey,
        co: pageOrigin,
        size,
        ...(action === undefined ? {} : { action }),
      });
      const response = await fetch('/recaptcha/api2/userverify', { method: 'POST', body });
      const result = await response.json();
      if (!response.ok) throw new Error(result.message);
      setChecked(true);
      clearTimeout(expiry);
      expiry = setTimeout(() => {
        setChecked(false);
        if (box) status.textContent = status.dataset.expired;
        send({ type: 'expired' });
      }, result.expiresInSeconds * 1_000);
      send({ type: 'token', request, token: result.token });
    } catch (error) {
      status.textContent = `${status.dataset.error} ${error.message}`;
      send({ type: 'error', request, message: error.message });
    }
  }

  addEventListener('message', (event) => {
    if (event.source !== parent || event.data?.recaptcha !== query.get('id')) return;
    const { type, request, action } = event.data;
    if (type === 'init') {
      pageOrigin = event.origin;
      send({ type: 'ready' });
    }
    if (type === 'execute' && pageOrigin) verify(request, action);
    if (type === 'reset') {
      clearTimeout(expiry);
      setChecked(false);
      status.textContent = '';
    }
  });

  box?.addEventListener('click', () => {
    if (pageOrigin && box.getAttribute('aria-checked') === 'false') verify();
  });
})();
