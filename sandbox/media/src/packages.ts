import { type Art, drawIllustration, drawShadow } from './art.ts';

/**
 * Containers on the 1000 × 1000 board, each with an illustration on its label. They show no text; the tone and the
 * illustration identify the content.
 */
type Package = (art: Art) => string;

/** Draws a paper disc with the illustration. */
function drawLabel(art: Art, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFFDF8"/>
    <circle cx="${x}" cy="${y}" r="${radius - 12}" fill="none" stroke="${art.tone.accent}" stroke-opacity=".35" stroke-width="4"/>
    ${drawIllustration(art, 0, x, y, radius * 1.38)}`;
}

const bag: Package = (art) => `
  ${drawShadow(500, 868, 270)}
  <g filter="url(#lift)">
    <path d="M262 214h476c10 0 16 9 13 19-14 50-18 92-12 150 16 150 34 300 22 424-3 34-24 53-58 55-140 8-266 8-406 0-34-2-55-21-58-55-12-124 6-274 22-424 6-58 2-100-12-150-3-10 3-19 13-19z" fill="url(#body)"/>
    <path d="M262 214h476c10 0 16 9 13 19l-11 43H260l-11-43c-3-10 3-19 13-19z" fill="${art.tone.deep}"/>
    <path d="M268 245h464" stroke="#FFF" stroke-opacity=".28" stroke-width="6" stroke-dasharray="14 10"/>
    <path d="M300 300c-22 170-48 330-36 510" fill="none" stroke="#FFF" stroke-opacity=".3" stroke-width="22" stroke-linecap="round"/>
    <path d="M706 320c14 160 40 320 30 480" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="26" stroke-linecap="round"/>
  </g>
  ${drawLabel(art, 500, 560, 178)}`;

const box: Package = (art) => `
  ${drawShadow(520, 868, 290)}
  <g filter="url(#lift)">
    <path d="M684 236l92-44v620l-92 52z" fill="${art.tone.deep}"/>
    <path d="M250 236l98-44h428l-92 44z" fill="${art.tone.light}"/>
    <path d="M250 236l98-44h428l-92 44z" fill="${art.tone.accent}" fill-opacity=".45"/>
    <rect x="250" y="236" width="434" height="628" fill="url(#body)"/>
    <path d="M250 236h434v92c-150 62-290-18-434 40z" fill="#FFF" fill-opacity=".2"/>
    <path d="M250 780c150-60 290 20 434-34v118H250z" fill="${art.tone.deep}" fill-opacity=".6"/>
  </g>
  ${drawLabel(art, 467, 556, 176)}`;

const jar: Package = (art) => `
  ${drawShadow(500, 862, 250)}
  <g filter="url(#lift)">
    <path d="M300 318h400c46 26 66 66 66 116v322c0 62-36 100-98 102-116 6-220 6-336 0-62-2-98-40-98-102V434c0-50 20-90 66-116z" fill="#FFFDF6" fill-opacity=".75"/>
    <path d="M262 424h476c6 12 8 24 8 38v290c0 52-30 82-82 84-112 6-216 6-328 0-52-2-82-32-82-84V462c0-14 2-26 8-38z" fill="url(#body)"/>
    <rect x="282" y="196" width="436" height="124" rx="26" fill="${art.tone.deep}"/>
    <path d="M300 224h400M300 292h400" stroke="#FFF" stroke-opacity=".22" stroke-width="8" stroke-linecap="round"/>
    <path d="M284 470v280" stroke="#FFF" stroke-opacity=".45" stroke-width="20" stroke-linecap="round"/>
  </g>
  ${drawLabel(art, 500, 622, 168)}`;

const tin: Package = (art) => `
  ${drawShadow(500, 846, 270)}
  <g filter="url(#lift)">
    <path d="M250 290h500v490c0 46-112 76-250 76s-250-30-250-76z" fill="#CFD3D0"/>
    <path d="M250 342h500v396c0 44-112 72-250 72s-250-28-250-72z" fill="url(#body)"/>
    <ellipse cx="500" cy="290" rx="250" ry="74" fill="#E9EBE8"/>
    <ellipse cx="500" cy="290" rx="222" ry="60" fill="#C3C8C5"/>
    <ellipse cx="500" cy="294" rx="196" ry="50" fill="#DDE0DD"/>
    <ellipse cx="500" cy="272" rx="44" ry="14" fill="none" stroke="#9BA29E" stroke-width="10"/>
    <path d="M292 372v370" stroke="#FFF" stroke-opacity=".34" stroke-width="26" stroke-linecap="round"/>
    <path d="M716 372v370" stroke="#000" stroke-opacity=".1" stroke-width="30" stroke-linecap="round"/>
  </g>
  ${drawLabel(art, 500, 602, 166)}`;

const bottle: Package = (art) => `
  ${drawShadow(500, 884, 210)}
  <g filter="url(#lift)">
    <path d="M440 196h120v86c0 62 32 84 76 120 38 32 56 68 56 118v292c0 46-26 70-72 72-82 4-158 4-240 0-46-2-72-26-72-72V520c0-50 18-86 56-118 44-36 76-58 76-120z" fill="url(#body)"/>
    <rect x="424" y="110" width="152" height="96" rx="18" fill="${art.tone.deep}"/>
    <path d="M452 128v60M484 128v60M516 128v60M548 128v60" stroke="#FFF" stroke-opacity=".2" stroke-width="8"/>
    <path d="M308 506h384v258H308z" fill="#FFFDF8"/>
    <path d="M308 506h384v14H308zM308 750h384v14H308z" fill="${art.tone.deep}" fill-opacity=".55"/>
    <path d="M346 470c8-30 28-50 56-72" fill="none" stroke="#FFF" stroke-opacity=".5" stroke-width="18" stroke-linecap="round"/>
    <path d="M336 792v26" stroke="#FFF" stroke-opacity=".5" stroke-width="18" stroke-linecap="round"/>
  </g>
  ${drawIllustration(art, 0, 500, 635, 232)}`;

const jug: Package = (art) => `
  ${drawShadow(500, 878, 260)}
  <g filter="url(#lift)">
    <path fill-rule="evenodd" d="M372 262h150c40 0 62 14 96 44 74 64 130 122 130 216v270c0 50-26 78-76 80-118 6-226 6-344 0-50-2-76-30-76-80V400c0-84 44-138 120-138zM588 394c-28 0-40 16-40 42 0 70 42 110 84 110 26 0 38-14 38-40 0-56-46-112-82-112z" fill="url(#body)"/>
    <rect x="352" y="168" width="184" height="98" rx="20" fill="${art.tone.deep}"/>
    <path d="M384 190v56M416 190v56M448 190v56M480 190v56M512 190v56" stroke="#FFF" stroke-opacity=".2" stroke-width="8"/>
    <path d="M286 430c0-54 20-92 62-112" fill="none" stroke="#FFF" stroke-opacity=".45" stroke-width="20" stroke-linecap="round"/>
    <rect x="296" y="574" width="408" height="244" rx="26" fill="#FFFDF8"/>
    <rect x="312" y="590" width="376" height="212" rx="18" fill="none" stroke="${art.tone.accent}" stroke-opacity=".4" stroke-width="4"/>
  </g>
  ${drawIllustration(art, 0, 500, 696, 216)}`;

const pump: Package = (art) => `
  ${drawShadow(500, 880, 200)}
  <g filter="url(#lift)">
    <path d="M478 178h44v110h-44z" fill="${art.tone.shade}"/>
    <path d="M398 130h150c24 0 36 14 36 34v26H452c-14 0-22 8-30 24l-28-10c-4-28-6-74 4-74z" fill="${art.tone.deep}"/>
    <rect x="424" y="268" width="152" height="64" rx="14" fill="${art.tone.deep}"/>
    <path d="M404 330h192c62 16 98 58 98 124v332c0 56-28 86-84 88-76 4-144 4-220 0-56-2-84-32-84-88V454c0-66 36-108 98-124z" fill="url(#body)"/>
    <path d="M340 470v300" stroke="#FFF" stroke-opacity=".4" stroke-width="20" stroke-linecap="round"/>
  </g>
  ${drawLabel(art, 508, 612, 140)}`;

const carton: Package = (art) => `
  ${drawShadow(520, 872, 250)}
  <g filter="url(#lift)">
    <path d="M670 376l86-30v480l-86 40z" fill="${art.tone.deep}"/>
    <path d="M670 376l-48-132 60-10 74 112z" fill="${art.tone.deep}" fill-opacity=".8"/>
    <path d="M290 376l70-132h262l48 132z" fill="#FFFDF8"/>
    <rect x="356" y="190" width="328" height="58" rx="8" fill="${art.tone.accent}"/>
    <rect x="290" y="376" width="380" height="490" fill="#FFFDF8"/>
    <path d="M290 700c130-70 250 30 380-40v206H290z" fill="url(#body)"/>
    <path d="M290 376h380v26H290z" fill="${art.tone.accent}" fill-opacity=".5"/>
    <circle cx="486" cy="312" r="44" fill="${art.tone.deep}"/><circle cx="486" cy="306" r="40" fill="${art.tone.accent}"/>
  </g>
  ${drawIllustration(art, 0, 480, 552, 270)}`;

const tub: Package = (art) => `
  ${drawShadow(500, 838, 250)}
  <g filter="url(#lift)">
    <path d="M236 352h528l-44 430c-4 36-28 54-62 56-108 6-208 6-316 0-34-2-58-20-62-56z" fill="url(#body)"/>
    <path d="M236 352h528l-10 96H246z" fill="#FFF" fill-opacity=".25"/>
    <rect x="212" y="286" width="576" height="74" rx="28" fill="${art.tone.deep}"/>
    <path d="M246 310h508" stroke="#FFF" stroke-opacity=".28" stroke-width="10" stroke-linecap="round"/>
    <path d="M292 470l26 290" stroke="#FFF" stroke-opacity=".35" stroke-width="22" stroke-linecap="round"/>
  </g>
  ${drawLabel(art, 500, 606, 164)}`;

const traySpots = [
  [300, 470, -8],
  [500, 440, 6],
  [700, 470, 10],
  [390, 630, 8],
  [612, 632, -6],
] as const;

const tray: Package = (art) => `
  ${drawShadow(500, 822, 380)}
  <g filter="url(#lift)">
    <rect x="120" y="300" width="760" height="500" rx="84" fill="${art.tone.deep}"/>
    <rect x="120" y="284" width="760" height="496" rx="84" fill="url(#body)"/>
    <rect x="166" y="326" width="668" height="412" rx="58" fill="#2B2419" fill-opacity=".18"/>
    <rect x="166" y="334" width="668" height="404" rx="58" fill="${art.tone.light}"/>
  </g>
  ${traySpots.map(([x, y, rotation], index) => drawIllustration(art, index, x, y, 250, rotation)).join('')}
  <path d="M214 360l150-20-190 300z M430 336h70L260 730h-60z" fill="#FFF" fill-opacity=".22"/>`;

/** Drawings by package name. */
export const packages = { bag, box, jar, tin, bottle, jug, pump, carton, tub, tray };
