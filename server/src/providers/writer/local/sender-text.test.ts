import { expect, it } from 'vitest';
import { sentencesOf } from './sender-text.ts';

it.each([
  ['WE SELL HANDMADE SOAP!!!', ['We sell handmade soap']],
  ['BEST SEO SERVICE FOR SHOPS!!! We call you.', ['Best SEO service for shops', 'We call you']],
  ['✨ Candles ✨ www.candles.example #soy @candles', ['Candles']],
  ['Product: wool yarn, dyed by hand', ['wool yarn, dyed by hand']],
  ['10 % off (new clients only), until 30. November', ['10 % off (new clients only), until 30. November']],
  ['Two drafts. See https://x.example', ['Two drafts']],
  ['- Logo design\n- Web design', ['Logo design\nWeb design']],
  ['Approx. 20 seats, no. 5 in town', ['Approx. 20 seats, no. 5 in town']],
  ['**Meal plans** for {{who}} parents', ['Meal plans for parents']],
  ['🎁', []],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
