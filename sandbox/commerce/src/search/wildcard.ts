/**
 * Whether a pattern describes the whole text: `*` is any text and `?` any character. Takes at most the product of both
 * lengths, which a regular expression with many `*` would not.
 */
export function matchesWildcard(text: string, pattern: string): boolean {
  let at = 0;
  let patternAt = 0;
  /** Position after the last `*`, and the position in the text to which it reaches. */
  let afterStar = -1;
  let starEnd = 0;
  while (at < text.length) {
    const expected = pattern[patternAt];
    if (expected === '*') {
      patternAt += 1;
      afterStar = patternAt;
      starEnd = at;
    } else if (expected === '?' || expected === text[at]) {
      at += 1;
      patternAt += 1;
    } else {
      if (afterStar < 0) return false;
      starEnd += 1;
      at = starEnd;
      patternAt = afterStar;
    }
  }
  return pattern.slice(patternAt).replaceAll('*', '') === '';
}
