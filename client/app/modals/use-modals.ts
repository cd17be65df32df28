import { createContext, useContext } from 'react';
import type { ModalArguments, ModalName } from './arguments.ts';

export interface Modals {
  /** Opens a modal, over those that are open; its code comes first, when it is not there yet. */
  open<Name extends ModalName>(name: Name, opened: ModalArguments[Name]): void;
  /** Fetches the code of a modal that somebody is about to open. */
  prepare(name: ModalName): void;
  close(name: ModalName): void;
  closeAll(): void;
}

const nothing = () => {};

export const ModalsContext = createContext<Modals>({
  open: nothing,
  prepare: nothing,
  close: nothing,
  closeAll: nothing,
});

/** Opens and closes modals from anywhere in the shop. */
export const useModals = () => useContext(ModalsContext);
