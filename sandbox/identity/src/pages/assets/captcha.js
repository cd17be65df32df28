import './altcha.js';

const box = document.querySelector('.captcha');
const form = box.closest('form');
const texts = JSON.parse(box.dataset.texts);
const { lang } = document.documentElement;
// A cheap phone has few cores, of which the page needs one.
const configuration = {
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  minDuration: 0,
  workers: 2,
};

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker('/assets/altcha-worker.js'));
globalThis.$altcha.i18n.set(lang, {
  ...texts,
  loading: texts.verifying,
  waitAlert: texts.verifying,
  verificationRequired: texts.label,
  verify: texts.label,
});
const widget = document.createElement('altcha-widget');
widget.setAttribute('challenge', box.dataset.challenge);
widget.setAttribute('language', lang);
widget.setAttribute('configuration', JSON.stringify(configuration));

let isSubmitted = false;
// The form waits for the solution, which begins when the page opens.
form.addEventListener('submit', (event) => {
  const state = widget.getState();
  if (state === 'verified') return;
  event.preventDefault();
  isSubmitted = true;
  if (state !== 'verifying') widget.verify();
});
widget.addEventListener('load', () => widget.verify(), { once: true });
widget.addEventListener('statechange', ({ detail: { state } }) => {
  if (state === 'verified' && isSubmitted) setTimeout(() => form.requestSubmit());
  if (state !== 'verifying') isSubmitted = false;
});
box.append(widget);
