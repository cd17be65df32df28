import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { log } from '../../log/log.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { type ClubChat, findChat } from './find-chat.ts';

/** Fragment of the links of menu items with the flag `chat` (MEMBERSHIP-47). */
const fragment = '#chat';

/**
 * Loads the script of the market's chat-bot (CONTENT-52). Links of the flagged menu items open it, also one that was
 * followed while it was loading. Renders nothing.
 */
export function ChatLoader({ scriptUrl }: { scriptUrl: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { language } = useLocale();
  const open = useEffectEvent(async (loading: Promise<ClubChat | undefined>) => {
    const chat = await loading;
    if (chat) chat.open({ language });
    else notify({ type: 'error', message: t`The assistant isn’t available right now. Call your club instead.` });
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addScript(scriptUrl);
    const loading = findChat(signal);
    void loading.then((chat) => chat || signal.aborted || log('error', 'the chat-bot did not load'));
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest(`a[href$="${fragment}"]`);
      if (!link) return;
      event.preventDefault();
      void open(loading);
    };
    document.addEventListener('click', onClick, { signal });
    if (location.hash === fragment) void open(loading);
    return () => controller.abort();
  }, [scriptUrl]);
  return null;
}

/** Adds the script once per document. */
function addScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
