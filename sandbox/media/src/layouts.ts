import { type Art, drawIllustration, drawShadow } from './art.ts';

type Layout = (art: Art) => string;

/** Draws a paper disc behind the illustration, so that a light object contrasts with the light board. */
function drawHalo(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#halo)"/>`;
}

function addShadow(drawing: string): string {
  return `<g filter="url(#lift)">${drawing}</g>`;
}

const hero: Layout = (art) =>
  `${drawHalo(500, 480, 400)}${drawShadow(500, 818, 250)}${addShadow(drawIllustration(art, 0, 500, 500, 720))}`;

/** The hero in the tone's colour: shows clothes in the selected colour. */
const dyed: Layout = (art) =>
  `${drawHalo(500, 480, 400)}${drawShadow(500, 818, 250)}${addShadow(`<g filter="url(#dye)">${drawIllustration(art, 0, 500, 500, 720)}</g>`)}`;

/** A flat screen that shows the illustration. */
const screen: Layout = (art) => `${drawHalo(500, 460, 430)}${drawShadow(500, 806, 240)}
  <g filter="url(#lift)">
    <path d="M452 706h96l16 74h-128z" fill="#3A3936"/>
    <rect x="330" y="774" width="340" height="26" rx="13" fill="#2A2926"/>
    <rect x="90" y="196" width="820" height="520" rx="26" fill="#1C1B19"/>
    <rect x="110" y="214" width="780" height="470" rx="12" fill="url(#body)"/>
    <path d="M110 600c190-120 300 10 470-60 120-50 210-50 310 0v132a12 12 0 0 1-12 12H122a12 12 0 0 1-12-12z" fill="${art.tone.light}" fill-opacity=".35"/>
  </g>
  ${drawIllustration(art, 0, 500, 448, 340)}
  <path d="M122 214h250L180 684h-58a12 12 0 0 1-12-12V226a12 12 0 0 1 12-12z" fill="#FFF" fill-opacity=".12"/>`;

const pair: Layout = (art) => `${drawHalo(500, 480, 410)}${drawShadow(345, 640, 170)}${drawShadow(612, 838, 210)}
  ${addShadow(drawIllustration(art, art.count > 1 ? 1 : 0, 345, 420, 490, -9))}${addShadow(drawIllustration(art, 0, 612, 590, 560, 4))}`;

const gridSpots = [
  [296, 296],
  [704, 296],
  [296, 704],
  [704, 704],
] as const;

const grid: Layout = (art) =>
  gridSpots
    .map(
      ([x, y], index) => `<g filter="url(#lift)"><rect x="${x - 184}" y="${y - 184}" width="368" height="368" rx="56"
        fill="${(index + (index >> 1)) % 2 === 0 ? '#FFFDF8' : art.tone.shade}"/></g>${drawIllustration(art, index, x, y, 292)}`,
    )
    .join('');

const packSpots = [
  [330, 400, -10],
  [520, 350, 4],
  [690, 410, 12],
  [430, 460, 6],
  [610, 470, -6],
] as const;

/** An open carton that contains the illustrations. */
const pack: Layout = (art) => `${drawShadow(500, 850, 360)}
  <path d="M190 470l62-74h496l62 74z" fill="#9C6B36"/>
  ${addShadow(packSpots.map(([x, y, rotation], index) => drawIllustration(art, index, x, y, 280, rotation)).join(''))}
  <g filter="url(#lift)">
    <path d="M180 480h640v330c0 22-14 36-36 36H216c-22 0-36-14-36-36z" fill="#D2A468"/>
    <path d="M180 480h640v40H180z" fill="#E2BC86"/>
    <path d="M180 660h640v96H180z" fill="${art.tone.accent}"/>
    <path d="M180 660h640v10H180z" fill="${art.tone.deep}" fill-opacity=".4"/>
    <path d="M440 556h120a22 22 0 0 1 0 44H440a22 22 0 0 1 0-44z" fill="#9C6B36"/>
  </g>`;

const sceneSpots = [
  [[500, 560, 560, 0]],
  [
    [600, 590, 540, 4],
    [310, 440, 430, -8],
  ],
  [
    [500, 620, 500, 0],
    [262, 420, 390, -10],
    [742, 410, 390, 10],
  ],
  [
    [480, 660, 470, 0],
    [226, 450, 350, -10],
    [480, 290, 350, 4],
    [764, 470, 370, 10],
  ],
] as const;

/** The product in front, related products behind it. */
const scene: Layout = (art) => {
  const spots = sceneSpots[art.count - 1] ?? sceneSpots[0];
  const drawings = spots.map(
    ([x, y, size, rotation], index) =>
      drawShadow(x, y + size * 0.445, size * 0.34) + addShadow(drawIllustration(art, index, x, y, size, rotation)),
  );
  return drawHalo(500, 500, 430) + drawings.reverse().join('');
};

/** Layouts by arrangement name, on the 1000 × 1000 board. */
export const layouts = { hero, dyed, screen, pair, grid, pack, scene };
