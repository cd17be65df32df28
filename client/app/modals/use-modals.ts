import { createContext, useContext } from 'react';
import type { ModalArguments, ModalName } from './arguments.ts';

export interface Modals {
  open<Name extends ModalName>(name: Name, opened: ModalArguments[Name]): void;
  close(name: ModalName): void;
  closeAll(): void;
}

export const ModalsContext = createContext<Modals>({ open: () => {}, close: () => {}, closeAll: () => {} });

/** Opens and closes modals from anywhere in the shop. */
export const useModals = () => useContext(ModalsContext);
