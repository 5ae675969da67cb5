import { describe, expect, it } from 'vitest';
import { draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkPlainText } from './check-plain-text.ts';

const check = (text: string) => checkPlainText(gateInput({ draft: draftSaying(text) }));

describe('plain text', () => {
  it.each([
    'Hi @mira.kilns, lovely work. Really.',
    'mira.kilns is a good name, e.g. for a kiln',
    'I <3 this, 2 > 1 - or so, at 9.30 a.m.',
    'A snake_case word, #celadon, 5 * 3 and a dash - here',
    'What is the name of your studio',
    '…and so on.',
  ])('takes %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['Hi [Name]', 'placeholder'],
    ['Hi {{first_name}}', 'placeholder'],
    ['Hi {name}', 'placeholder'],
    ['Hi <name>', 'placeholder'],
    ['Hi %NAME%', 'placeholder'],
    ['I run your business name', 'placeholder'],
    ['from ____', 'placeholder'],
    ['insert name', 'placeholder'],
    ['this is **big**', 'markup'],
    ['this is *big*.', 'markup'],
    ['this is _big_ news', 'markup'],
    ['this is `code`', 'markup'],
    ['# Title\ntext', 'markup'],
    ['text\n- one\n- two', 'markup'],
    ['text\n1. one', 'markup'],
    ['Subject: hello', 'around the message'],
    ['Here is a message for Mira: hello', 'around the message'],
    ['Option 1\nHello', 'around the message'],
    ['Hello (42 words)', 'around the message'],
  ])('refuses %j', (text, reason) => {
    expect(check(text).join()).toContain(reason);
  });
});
