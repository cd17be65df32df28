import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { type ModalAction, modalStack, type OpenModal } from '../ui/modal-stack.ts';
import type { ModalName } from './arguments.ts';
import { modals } from './registry.ts';
import { type Modals, ModalsContext } from './use-modals.ts';

/** Shows the modals that anything inside it opens, one over the other; another page closes them. */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const [stack, dispatch] = useReducer(modalStack<ModalName>, []);
  const { pathname } = useLocation();
  const value = useMemo<Modals>(
    () => ({
      open: (name, opened) => dispatch({ type: 'open', modal: { name, with: opened } }),
      close: (name) => dispatch({ type: 'close', name }),
      closeAll: () => dispatch({ type: 'close-all' }),
    }),
    [],
  );
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    dispatch({ type: 'close-all' });
  }, [pathname]);
  return (
    <ModalsContext value={value}>
      {children}
      {stack.map((modal) => (
        <Suspense key={modal.name}>
          <Shown modal={modal} dispatch={dispatch} />
        </Suspense>
      ))}
    </ModalsContext>
  );
}

function Shown({
  modal,
  dispatch,
}: {
  modal: OpenModal<ModalName>;
  dispatch: (action: ModalAction<ModalName>) => void;
}) {
  // The registry holds for each name a component of that name's arguments, and `open` took no others.
  const Modal = modals[modal.name] as ComponentType<object>;
  const own = { onClose: () => dispatch({ type: 'close', name: modal.name }) };
  return <Modal {...modal.with} {...own} />;
}
