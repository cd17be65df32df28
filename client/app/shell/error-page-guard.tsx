import { Component, type ReactNode } from 'react';
import { fallbackTexts, getPathLanguage } from '../i18n/fallback-texts.ts';

/**
 * Fallback when the error page itself fails to render (ERRORS-12): plain text and a link home. It uses no messages,
 * router or data, because any of them may be the cause.
 */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined as unknown };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? 'unknown' };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const { title, home } = fallbackTexts[getPathLanguage(location.pathname)];
    return (
      <div className="mx-auto max-w-xl p-6 text-center">
        <h1 className="text-2xl">{title}</h1>
        <pre className="my-4 text-sm whitespace-pre-wrap">
          {failure instanceof Error ? failure.message : String(failure)}
        </pre>
        <a href="/" className="font-semibold text-sea underline">
          {home}
        </a>
      </div>
    );
  }
}
