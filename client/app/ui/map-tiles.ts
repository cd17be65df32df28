/** Where map tiles are loaded from, and their attribution. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}
