/** The part of reCAPTCHA's browser API that the shop uses. */
export interface Recaptcha {
  ready(callback: () => void): void;
  render(container: HTMLElement, parameters: RecaptchaParameters): number;
  execute(widget: number, options?: { readonly action: string }): PromiseLike<string | null>;
  reset(widget: number): void;
}

export interface RecaptchaParameters {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact' | 'invisible';
  readonly badge?: 'inline';
  readonly callback?: (token: string) => void;
  readonly 'expired-callback'?: () => void;
  readonly 'error-callback'?: () => void;
}

/** The script did not load, e.g. because a content blocker refuses it. */
export class RecaptchaBlockedError extends Error {
  constructor(cause?: unknown) {
    super('The script of reCAPTCHA did not load.', { cause });
    this.name = 'RecaptchaBlockedError';
  }
}

const loadTimeoutMs = 10_000;
const loads = new Map<string, Promise<Recaptcha>>();

/** Loads the script once per page; a failed load can be repeated. @throws RecaptchaBlockedError */
export function loadRecaptcha(scriptUrl: string, language: string): Promise<Recaptcha> {
  const load = loads.get(scriptUrl) ?? addScript(scriptUrl, language);
  loads.set(scriptUrl, load);
  load.catch(() => loads.delete(scriptUrl));
  return load;
}

async function addScript(scriptUrl: string, language: string): Promise<Recaptcha> {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', language);
  const script = document.createElement('script');
  script.src = url.href;
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    const timeout = setTimeout(() => reject(new RecaptchaBlockedError()), loadTimeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timeout);
      resolve();
    });
    script.addEventListener('error', (event) => {
      clearTimeout(timeout);
      script.remove();
      reject(new RecaptchaBlockedError(event));
    });
    document.head.append(script);
  });
  const { grecaptcha } = window as { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new RecaptchaBlockedError();
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}
