/** The space of a captcha that is being loaded, so that what follows it does not move. */
export function CaptchaSpace() {
  return <div className="min-h-11" />;
}
