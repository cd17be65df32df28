import type { CaptchaSubject } from './captcha-handle.ts';

/**
 * The space of a captcha that is being loaded, so that what follows it does not move. Only in the forms of visitors, who have
 * a captcha in most markets and whose page shows it from the start: for carts and attempts, members have none.
 */
export function CaptchaSpace({ subject }: { subject: CaptchaSubject | 'onboarding' }) {
  return subject === 'onboarding' || subject.purpose ? <div className="min-h-11" /> : null;
}
