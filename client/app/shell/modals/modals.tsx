import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ModalName } from '../../session/modals.ts';
import { type Modals, ModalsContext } from '../../session/modals.ts';
import { loadOnInteraction } from '../../ui/first-interaction.ts';
import { modalStackReducer } from '../../ui/modal-stack.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { useIsBlank } from '../frame.ts';

/** Modals with loaded code. */
const components = new Map<ModalName, ComponentType<object>>();

const registry = () => import('./registry.ts');

async function fetchModal(name: ModalName): Promise<void> {
  if (components.has(name)) return;
  const { modals } = await registry();
  // The registry maps each name to a component with that name's arguments, and `open` takes no others.
  components.set(name, (await modals[name]()) as ComponentType<object>);
}

/** Modals that a page without a frame shows; a pharmacy link would otherwise do nothing. */
const blankModals: ReadonlySet<ModalName> = new Set(['loading', 'pharmacyLink']);

/**
 * Shows the open modals above each other; navigation closes them (ERRORS-46). On a page without a frame, other modals wait
 * for the next page with one, so that no notice is lost (CONTENT-33).
 */
export function ModalsProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { pathname } = useLocation();
  const [stack, dispatch] = useReducer(modalStackReducer<ModalName>, []);
  // Modals to show, some of which still load their code.
  const wanted = useRef(new Set<ModalName>());
  const isBlank = useIsBlank();
  const isBlankNow = useRef(isBlank);
  const waiting = useRef(new Map<ModalName, object>());
  // Shows that the code of a modal failed to load (ERRORS-48).
  const notifyLoadError = useRef(() => {});
  useEffect(() => {
    notifyLoadError.current = () =>
      notify({ type: 'error', message: t`We couldn’t load this part of the page. Try again.` });
  });
  // The first modal then only loads its own code.
  useEffect(() => {
    const controller = new AbortController();
    loadOnInteraction(registry, controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, []);
  const value = useMemo<Modals>(
    () => ({
      open: (name, opened) => {
        if (isBlankNow.current && !blankModals.has(name)) return void waiting.current.set(name, opened);
        wanted.current.add(name);
        const show = () => {
          if (wanted.current.has(name)) dispatch({ type: 'open', modal: { name, with: opened } });
        };
        if (components.has(name)) show();
        else fetchModal(name).then(show, () => notifyLoadError.current());
      },
      prepare: (name) => void fetchModal(name).catch(() => undefined),
      close: (name) => {
        wanted.current.delete(name);
        waiting.current.delete(name);
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
  // Before the effects of the new page, which may open modals.
  useLayoutEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    isBlankNow.current = isBlank;
    value.closeAll();
    if (isBlank) return;
    for (const [name, opened] of waiting.current) value.open(name, opened as never);
    waiting.current.clear();
  }, [pathname, isBlank, value]);
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
