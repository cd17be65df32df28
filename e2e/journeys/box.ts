import type { Locator } from '@playwright/test';

/**
 * Returns the bounding box of a visible element in CSS pixels, relative to the viewport. The values are rounded:
 * Chromium returns 190.00003 for an element of 190 px that begins at a fraction of a pixel.
 */
export async function getBox(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Not visible: ${part}`);
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return { left, top, right: left + width, bottom: top + height, width, height };
}
