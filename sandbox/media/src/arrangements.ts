/**
 * Number of illustrations that each arrangement takes. `hero` to `scene` lay them out on the board, `dyed` in the
 * tone's colour, `screen` on a flat panel; the packages (`bag` to `tray`) draw a container with one on its label.
 */
export const arrangements = {
  hero: { min: 1, max: 1 },
  dyed: { min: 1, max: 1 },
  pair: { min: 1, max: 2 },
  screen: { min: 1, max: 1 },
  grid: { min: 1, max: 4 },
  pack: { min: 1, max: 2 },
  scene: { min: 2, max: 4 },
  bag: { min: 1, max: 1 },
  box: { min: 1, max: 1 },
  jar: { min: 1, max: 1 },
  tin: { min: 1, max: 1 },
  bottle: { min: 1, max: 1 },
  jug: { min: 1, max: 1 },
  pump: { min: 1, max: 1 },
  carton: { min: 1, max: 1 },
  tub: { min: 1, max: 1 },
  tray: { min: 1, max: 2 },
} as const;

/** Name of an arrangement, e.g. `grid`. */
export type Arrangement = keyof typeof arrangements;

/** Type guard for {@link Arrangement}. */
export function isArrangement(name: string): name is Arrangement {
  return Object.hasOwn(arrangements, name);
}

/** Supported edge lengths in pixels; every picture is square. */
export const pictureSizes = [96, 320, 640, 1200] as const;
