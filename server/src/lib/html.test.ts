import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes what is put in, in text and in attributes', () => {
  const text = `"><script>alert('1')</script>&amp;`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;">&#34;&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;amp;</p>',
  );
});

it('takes HTML as it is, one piece or several, and nothing for undefined', () => {
  const names = ['<b>', 'c'].map((name) => html`<i>${name}</i>`);
  expect(html`<p>${names}${undefined}${html`<b>2</b>`}${200}</p>`.markup).toBe(
    '<p><i>&#60;b&#62;</i><i>c</i><b>2</b>200</p>',
  );
});
