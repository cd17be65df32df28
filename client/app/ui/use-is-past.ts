import { useEffect, useState } from 'react';

/** The longest delay of a browser timer, in milliseconds. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Whether a time has passed, by the browser's clock; false on the server and without a date. @param iso ISO 8601 */
export function useIsPast(iso: string): boolean {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    const wait = Date.parse(iso) - Date.now();
    if (Number.isNaN(wait) || wait > maxTimeoutMs) return;
    const timer = setTimeout(() => setPast(iso), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [iso]);
  return past === iso;
}
