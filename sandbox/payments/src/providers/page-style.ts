/** Style sheet of the pages of payment providers, in colours that match the store's. */
export const pageStyle = `
:root { --ink: #1c1b19; --paper: #fff; --board: #f6f1e7; --sea: #0b5d57; --sea-dark: #084742; --clay: #b3401a; --line: #e2d9c8; --soft: #5f594f; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--board); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { width: min(100% - 32px, 440px); margin-inline: auto; }
header { display: flex; justify-content: space-between; align-items: center; padding: 20px 0; font-size: 14px; }
header a { color: var(--sea); display: inline-flex; align-items: center; min-height: 44px; padding-inline: 8px; }
.bank { display: inline-flex; align-items: center; gap: 10px; font-weight: 600; }
.mark { width: 28px; height: 28px; border-radius: 8px; background: linear-gradient(135deg, var(--sea) 50%, var(--sea-dark) 50%); }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 28px 24px; margin-bottom: 32px; }
.secured { display: inline-flex; align-items: center; gap: 6px; margin: 0 0 12px; color: var(--sea); font-size: 14px; font-weight: 600; }
h1 { margin: 0 0 20px; font-size: 28px; line-height: 1.15; letter-spacing: -.01em; text-wrap: balance; }
dl { margin: 0 0 24px; padding: 4px 16px; background: var(--board); border-radius: 10px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; text-align: right; }
.amount { align-items: baseline; }
.amount dd { font-size: 22px; font-variant-numeric: tabular-nums; }
form p { margin: 0 0 16px; }
select { width: 100%; min-height: 48px; padding: 8px 12px; border: 2px solid #8a8377; border-radius: 10px; background: var(--paper); color: inherit; font: inherit; }
label { display: block; font-weight: 600; margin-bottom: 6px; }
input { width: 100%; min-height: 56px; padding: 8px 16px; border: 2px solid #8a8377; border-radius: 10px; background: var(--paper); color: inherit; font: 600 24px/1 ui-monospace, monospace; letter-spacing: .35em; }
input.plain { min-height: 48px; margin-bottom: 16px; font: inherit; letter-spacing: normal; }
input.plain[aria-invalid] { margin-bottom: 8px; }
input[aria-invalid] { border-color: var(--clay); }
.hint { margin: 8px 0 20px; color: var(--soft); font-size: 14px; }
.error { padding: 12px 16px; border-left: 4px solid var(--clay); border-radius: 4px; background: #fbeee8; color: #8a2f11; }
button, .button { display: block; width: 100%; min-height: 48px; padding: 12px 20px; border: 0; border-radius: 10px; background: var(--sea); color: #fff; font: 600 16px/1.5 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; transition: background 120ms ease-out; }
button:hover, .button:hover { background: var(--sea-dark); }
.quiet { margin-top: 8px; background: transparent; color: var(--sea); text-decoration: underline; text-underline-offset: 3px; }
.quiet:hover { background: var(--board); color: var(--sea-dark); }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
