// The picture that stands for a page when it is shared: a sentence in large type, and the bubble it came out of.
import { examples } from '../src/features/site/scene/examples.ts';

export const width = 1200;
export const height = 630;
// The tokens of the light theme; a picture cannot follow the reader's.
const colour = { paper: '#fcf9f2', ink: '#14171f', muted: '#5a5f6b', blue: '#0a3ce6', marker: '#f5e04d' };

export function ShareCard({ sentence }: { sentence: string }) {
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
              detail !== undefined
                ? { padding: '4px 10px', borderRadius: 8, background: colour.marker, color: colour.ink }
                : { padding: '4px 0' }
            }
          >
            {text.replaceAll(' ', '\u00a0')}
          </span>
        ))}
      </div>
    </div>
  );
}

// The marker stays what it is everywhere: a detail that came from a profile. The words are the product's own, as on the front page.
const message = examples[1]?.message ?? examples[0].message;
const excerpt = [
  ...message.slice(0, message.findLastIndex(({ detail }) => detail !== undefined) + 1),
  { text: '…', detail: undefined },
];

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
  fontSize: 92,
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
