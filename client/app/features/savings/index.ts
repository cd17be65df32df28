export { SavingsSection } from './savings-section.tsx';
