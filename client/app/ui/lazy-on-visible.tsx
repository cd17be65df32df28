import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Renders `children` when they are about to scroll into view, so that they load nothing before; `fallback` until then.
 */
export function LazyOnVisible({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!placeholder.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setVisible(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, []);
  return isVisible ? children : <div ref={placeholder}>{fallback}</div>;
}
