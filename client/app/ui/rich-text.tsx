import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { cx } from './cx.ts';

/** Sanitised HTML of the content service. Links within the shop navigate without reloading the document. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!anchor || !plain || anchor.target || anchor.origin !== location.origin) return;
    event.preventDefault();
    void navigate(anchor.pathname + anchor.search + anchor.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on links inside, which also work by keyboard
    <div
      className={cx('rich-text', className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (server/content/rich-text.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
