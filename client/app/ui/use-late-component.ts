import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component of which the server writes nothing and whose code is loaded after the page's own: null until then, and when
 * it could not be loaded. `load` must be the same function at every render.
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      // Without a connection the page stays as it is.
      () => undefined,
    );
  }, [load]);
  return component;
}
