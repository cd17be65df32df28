import { Component, type ReactNode } from 'react';
import { languageOf, lastResortWords } from '../i18n/last-resort.ts';

/**
 * When the error page cannot be rendered either (ERRORS-12): plain text, what happened, and a link home. Nothing here
 * needs messages, a router or data, for any of them may be what failed.
 */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined as unknown };

  static getDerivedStateFromError(failure: unknown) {
    return { failure: failure ?? 'unknown' };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const { title, home } = lastResortWords[languageOf(location.pathname)];
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
