// The picture that stands for a page when it is shared: a sentence in large type, and the bubble it came out of.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { toRuns } from '../features/site/scene/runs.ts';

const width = 1200;
const height = 630;
// The tokens of the light theme; a picture cannot follow the reader's.
const colour = { paper: '#fcf9f2', ink: '#14171f', muted: '#5a5f6b', blue: '#0a3ce6', marker: '#f5e04d' };

export async function shareCards(sentences: ReadonlyMap<string, string>): Promise<Map<string, Uint8Array>> {
  const fonts = await loadFonts();
  const cards = new Map<string, Uint8Array>();
  for (const [name, sentence] of sentences) {
    const svg = await satori(<Card sentence={sentence} />, { width, height, fonts });
    cards.set(name, new Resvg(svg).render().asPng());
  }
  return cards;
}

function Card({ sentence }: { sentence: string }) {
  return (
    <div style={sheet}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
        <svg width="52" height="52" viewBox="0 0 32 32" fill={colour.blue}>
          <path
            fillRule="evenodd"
            d="M16 0a16 16 0 1 1 0 32H2.5A2.5 2.5 0 0 1 0 29.5V16A16 16 0 0 1 16 0Zm0 10a6 6 0 0 0-6 6v4.9c0 .6.5 1.1 1.1 1.1H16a6 6 0 0 0 0-12Z"
          />
        </svg>
        <div style={{ fontFamily: 'Bricolage Grotesque', fontSize: 42, letterSpacing: '-0.03em' }}>
          Opener
        </div>
      </div>
      <div style={headline}>{sentence}</div>
      <div style={bubble}>
        {excerpt.map(({ text, detail }) => (
          <span
            key={text}
            style={
              detail === undefined
                ? { padding: '4px 0' }
                : { padding: '4px 10px', borderRadius: 8, background: colour.marker, color: colour.ink }
            }
          >
            {text.replaceAll(' ', '\u00a0')}
          </span>
        ))}
      </div>
    </div>
  );
}

// The marker stays what it is everywhere: a detail that came from a profile.
const excerpt = toRuns('Hi Mira, a [1|kiln opening every first Sunday] is such a good ritual.');

const sheet = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width,
  height,
  padding: 72,
  background: colour.paper,
  color: colour.ink,
  fontFamily: 'Instrument Sans',
} as const;

const headline = {
  maxWidth: 980,
  fontFamily: 'Bricolage Grotesque',
  fontSize: 104,
  lineHeight: 1.02,
  letterSpacing: '-0.035em',
} as const;

const bubble = {
  display: 'flex',
  alignSelf: 'flex-start',
  padding: '26px 38px',
  borderRadius: '40px 40px 40px 9px',
  background: colour.blue,
  color: 'white',
  fontSize: 31,
} as const;

async function loadFonts() {
  const { resolve } = createRequire(import.meta.url);
  const file = (family: string, weight: number) =>
    readFile(resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));
  return [
    { name: 'Bricolage Grotesque', weight: 800 as const, data: await file('bricolage-grotesque', 800) },
    { name: 'Instrument Sans', weight: 500 as const, data: await file('instrument-sans', 500) },
  ];
}
