import { html } from '@tarima/service-kit/html';

/** Logo: a pallet seen from the front, three slats on three blocks. */
export const mark = html`<svg class="mark" viewBox="0 0 32 24" aria-hidden="true" focusable="false">
  <path d="M0 1h32v4H0zM0 7h32v4H0zM0 13h32v4H0zM1 17h7v6H1zM12.5 17h7v6h-7zM24 17h7v6h-7z" />
</svg>`;
