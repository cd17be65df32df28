import { encode } from 'uqr';

/** Empty modules around a QR code, which scanners need. */
const quietZone = 4;

/** Draws a text as a QR code, as large as its container. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: quietZone });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full"
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
