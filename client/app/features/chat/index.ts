export { LazyChat } from './lazy-chat.tsx';
