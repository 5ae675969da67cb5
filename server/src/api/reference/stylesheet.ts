// The look of the reference page: the product's own tokens, light or dark as the system is.
export const stylesheet = `
:root {
  color-scheme: light;
  --paper: oklch(0.983 0.008 85);
  --card: oklch(1 0 0);
  --well: oklch(0.962 0.009 85);
  --ink: oklch(0.21 0.02 265);
  --muted: oklch(0.48 0.02 265);
  --line: oklch(0.905 0.01 85);
  --blue: oklch(0.47 0.25 264);
  --blue-soft: oklch(0.945 0.03 264);
  --link: oklch(0.47 0.25 264);
  --green: oklch(0.48 0.12 155);
  --green-soft: oklch(0.95 0.045 155);
  --amber: oklch(0.5 0.11 65);
  --amber-soft: oklch(0.955 0.055 85);
  --red: oklch(0.52 0.2 25);
  --red-soft: oklch(0.955 0.03 20);
  --display: 'Bricolage Grotesque Variable', system-ui, sans-serif;
  --sans: 'Instrument Sans Variable', system-ui, sans-serif;
  --mono: 'JetBrains Mono Variable', ui-monospace, monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --paper: oklch(0.195 0.016 265);
    --card: oklch(0.235 0.018 265);
    --well: oklch(0.275 0.02 265);
    --ink: oklch(0.955 0.008 85);
    --muted: oklch(0.735 0.015 265);
    --line: oklch(0.33 0.02 265);
    --blue: oklch(0.54 0.23 266);
    --blue-soft: oklch(0.3 0.075 266);
    --link: oklch(0.77 0.115 268);
    --green: oklch(0.78 0.15 155);
    --green-soft: oklch(0.3 0.05 155);
    --amber: oklch(0.83 0.13 75);
    --amber-soft: oklch(0.31 0.05 70);
    --red: oklch(0.77 0.13 22);
    --red-soft: oklch(0.31 0.07 22);
  }
}

*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 24px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); overflow-wrap: break-word; }
h1, h2 { margin: 0; font-family: var(--display); letter-spacing: -0.02em; line-height: 1.12; }
h1 { font-size: 34px; }
h2 { font-size: 26px; }
h3 { margin: 0; font-size: 16px; }
h4 { margin: 20px 0 4px; font-size: 14px; }
p { margin: 8px 0; text-wrap: pretty; }
ul { margin: 0; padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: 0.2em; }
code { font-family: var(--mono); font-size: 0.9em; font-variant-ligatures: none; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 6px; }
main:focus { outline: none; }
summary { cursor: pointer; }

.skip { position: absolute; left: 16px; top: -60px; padding: 10px 16px; border-radius: 10px; background: var(--card); z-index: 1; }
.skip:focus { top: 8px; }
.standin-strip { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 14px; padding: 4px 16px; background: var(--amber-soft); font-size: 12.5px; text-align: center; }
.standin-strip a { color: inherit; font-weight: 600; white-space: nowrap; }

header, .columns { max-width: 1168px; margin: 0 auto; padding: 0 16px; }
header { display: flex; align-items: center; justify-content: space-between; min-height: 72px; }
header a { padding-block: 10px; }
.logo { display: flex; align-items: center; gap: 9px; color: var(--ink); font: 700 22px/1 var(--display); letter-spacing: -0.03em; text-decoration: none; }
.logo svg { width: 26px; height: 26px; fill: var(--blue); }

main { min-width: 0; padding: 24px 0 96px; }
main > h2 { margin-top: 40px; font-size: 20px; }
.lead { margin-top: 16px; font-size: 20px; line-height: 1.4; }
main > p { max-width: 68ch; }
pre { margin: 8px 0 0; padding: 12px 16px; border-radius: 10px; background: var(--well); white-space: pre-wrap; overflow-wrap: anywhere; }
pre code { font-size: 12.5px; line-height: 1.6; }

.side { display: none; font-size: 14px; }
.contents { margin-top: 40px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.contents > summary { padding: 11px 20px; font-weight: 600; }
.contents nav { padding: 0 20px 16px; }
nav .tag { display: block; padding: 12px 0 4px; color: var(--ink); font-weight: 600; text-decoration: none; }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 13px 0; color: var(--ink); font: 12.5px/1.45 var(--mono); text-decoration: none; }
nav li span:last-child { min-width: 0; overflow-wrap: anywhere; }
nav a:hover { color: var(--link); }

.group a { padding-block: 10px; font-size: 14px; }
.group { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; margin: 56px 0 16px; }
.call { margin-bottom: 16px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.call:target { border-color: var(--link); }
.call h3 a { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; color: inherit; text-decoration: none; }
.call h3 a:hover code { color: var(--link); }
.call h3 code { font-size: 15px; font-weight: 600; }
.summary { margin: 10px 0 4px; }
.auth { display: flex; align-items: center; gap: 6px; margin: 0; color: var(--muted); font-size: 14px; }
.auth svg { width: 13px; height: 13px; fill: currentColor; }
.method { flex: none; min-width: 64px; padding: 2px 8px; border-radius: 6px; font: 700 12.5px/1.45 var(--mono); text-align: center; }
.get { background: var(--green-soft); color: var(--green); }
.post { background: var(--blue-soft); color: var(--link); }
.put { background: var(--amber-soft); color: var(--amber); }
.delete { background: var(--red-soft); color: var(--red); }

.fields { color: var(--muted); font-size: 14px; }
.fields > li { padding: 7px 0; border-top: 1px solid var(--line); }
.fields > li:first-child { border-top: 0; }
.fields .fields { margin-top: 6px; padding-left: 16px; border-left: 2px solid var(--line); }
.name { margin-right: 4px; color: var(--ink); font-weight: 600; }
.type { color: var(--muted); }
.need { margin-left: 4px; font-size: 12.5px; }
b.need { color: var(--ink); font-weight: 600; }
.notes { margin: 2px 0 0; }
.notes > span:not(:last-child)::after { content: '·'; margin-inline: 7px; }
.notes code { padding: 1px 5px; border-radius: 6px; background: var(--well); color: var(--ink); font-size: 12.5px; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
.status { margin-right: 4px; font: 600 14px/1.5 var(--mono); }
.call details > summary { padding: 11px 0; }
.errors { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 14px; }

@media (min-width: 960px) {
  header, .columns { padding: 0 24px; }
  .columns { display: grid; grid-template-columns: 288px minmax(0, 1fr); gap: 56px; }
  .side { display: block; position: sticky; top: 0; align-self: start; max-height: 100vh; padding: 24px 8px 48px 0; overflow-y: auto; overscroll-behavior: contain; }
  .side li a { padding: 4px 0; }
  .contents, .group a { display: none; }
  .call { padding: 24px 28px; }
  .call details > summary { padding: 7px 0; }
  h1 { font-size: 52px; }
}
@media print {
  .side, .contents, .group a, .skip, .standin-strip { display: none; }
  .columns { display: block; }
  .call, .fields > li, pre { break-inside: avoid; }
  summary { list-style: none; }
  details::details-content { content-visibility: visible; }
}
`;
