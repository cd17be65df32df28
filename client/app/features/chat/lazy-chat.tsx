import { useDeferredCode } from '../../ui/lazy-with-retry.ts';

const loadChat = async () => (await import('./chat-loader.tsx')).ChatLoader;

/** The market's chat-bot; its code is loaded when a market has one. */
export function LazyChat({ scriptUrl }: { scriptUrl: string }) {
  const ChatLoader = useDeferredCode(loadChat);
  return ChatLoader && <ChatLoader scriptUrl={scriptUrl} />;
}
