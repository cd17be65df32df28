import { useEffect, useState } from 'react';

/** A timer of a browser counts no further than this. */
const longestMs = 2 ** 31 - 1;

/** Whether a moment has passed, from the browser's clock; false on the server, and for no date. @param iso ISO 8601 */
export function useIsPast(iso: string): boolean {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    const wait = Date.parse(iso) - Date.now();
    if (Number.isNaN(wait) || wait > longestMs) return;
    const timer = setTimeout(() => setPast(iso), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [iso]);
  return past === iso;
}
