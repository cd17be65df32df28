export { ChatLoader } from './chat-loader.tsx';
