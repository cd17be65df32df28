const texts = {
  label: { es: 'No soy un robot', en: 'I’m not a robot' },
  protected: { es: 'Protegido por reCAPTCHA (sandbox)', en: 'Protected by reCAPTCHA (sandbox)' },
  expired: {
    es: 'La verificación venció. Vuelva a marcar la casilla.',
    en: 'Verification expired. Check the box again.',
  },
  error: { es: 'Error para el propietario del sitio:', en: 'ERROR for site owner:' },
};

/** Renders the frame: a checkbox, or only the badge of an invisible captcha. `frame.js` makes it work. */
export function renderFramePage(language: 'es' | 'en', isInvisible: boolean): string {
  const checkbox = `<button id="box" type="button" role="checkbox" aria-checked="false" aria-describedby="status">
    <span class="mark" aria-hidden="true"></span>${texts.label[language]}</button>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>reCAPTCHA</title>
<style>
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; color: #1c1b19; background: #fff }
  main { box-sizing: border-box; height: 100vh; padding: 12px; border: 1px solid #8a8478; border-radius: 6px }
  button { display: flex; gap: 12px; align-items: center; min-height: 44px; width: 100%; border: 0; background: none;
    font: inherit; font-size: 16px; text-align: start; cursor: pointer; border-radius: 6px }
  button:focus-visible { outline: 3px solid #0b5d57; outline-offset: 2px }
  .mark { width: 24px; height: 24px; border: 2px solid #5f5a50; border-radius: 4px; flex: none }
  [aria-checked=true] .mark { background: #2b7a3d; border-color: #2b7a3d }
  p { margin: 0; font-size: 12px }
</style>
</head>
<body>
<main>
  ${isInvisible ? `<p>${texts.protected[language]}</p>` : checkbox}
  <p id="status" role="status" data-expired="${texts.expired[language]}" data-error="${texts.error[language]}"></p>
</main>
<script src="/recaptcha/api2/frame.js"></script>
</body>
</html>`;
}
