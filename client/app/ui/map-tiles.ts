/** Where a map's pictures come from, and whom it owes thanks. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  readonly url: string;
  readonly attribution: string;
}
