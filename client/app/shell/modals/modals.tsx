import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ModalName } from '../../session/modals.ts';
import { type Modals, ModalsContext } from '../../session/modals.ts';
import { modalStack } from '../../ui/modal-stack.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** Modals whose code has come. */
const components = new Map<ModalName, ComponentType<object>>();

const registry = () => import('./registry.ts');

async function fetchModal(name: ModalName): Promise<void> {
  if (components.has(name)) return;
  const { modals } = await registry();
  // The registry holds for each name a component of that name's arguments, and `open` takes no others.
  components.set(name, (await modals[name]()) as ComponentType<object>);
}

/** Shows the modals that anything inside it opens, one over the other; another page closes them (ERRORS-46). */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const [stack, dispatch] = useReducer(modalStack<ModalName>, []);
  // Those that shall be open, some of which wait for their code.
  const wanted = useRef(new Set<ModalName>());
  // Says that the code of a modal could not be loaded (ERRORS-48).
  const tellMissing = useRef(() => {});
  useEffect(() => {
    tellMissing.current = () => notify({ type: 'error', message: t`We couldn’t open this. Try again.` });
  });
  // Once the page can be used; until then nothing may stand in its way.
  useEffect(() => void registry().catch(() => undefined), []);
  const value = useMemo<Modals>(
    () => ({
      open: (name, opened) => {
        wanted.current.add(name);
        const show = () => {
          if (wanted.current.has(name)) dispatch({ type: 'open', modal: { name, with: opened } });
        };
        if (components.has(name)) show();
        else fetchModal(name).then(show, () => tellMissing.current());
      },
      prepare: (name) => void fetchModal(name).catch(() => undefined),
      close: (name) => {
        wanted.current.delete(name);
        dispatch({ type: 'close', name });
      },
      closeAll: () => {
        wanted.current.clear();
        dispatch({ type: 'close-all' });
      },
    }),
    [],
  );
  const shownAt = useRef(pathname);
  // Before the effects of the new page, which may open some of their own.
  useLayoutEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    value.closeAll();
  }, [pathname, value]);
  return (
    <ModalsContext value={value}>
      {children}
      {stack.map(({ name, with: opened }) => {
        const Modal = components.get(name);
        const own = { onClose: () => value.close(name) };
        return Modal && <Modal key={name} {...opened} {...own} />;
      })}
    </ModalsContext>
  );
}
