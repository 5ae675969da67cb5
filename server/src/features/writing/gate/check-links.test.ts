import { describe, expect, it } from 'vitest';
import { draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkLinks } from './check-links.ts';

const check = (text: string) => checkLinks(gateInput({ draft: draftSaying(text) }));

describe('links', () => {
  it.each([
    'Hi @mira.kilns, lovely work. Really.',
    'mira.kilns is a good name, e.g. for a kiln',
    'at 9.30 a.m. or 10:15, for 1.400 €',
    'It is fast.Would you try?',
    'z.B. am Dienstag, d.h. morgen',
    'Built with Node.js',
    'In 2026, 120 people on 14.03.2026',
  ])('takes %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    'see https://opener.example',
    'see opener.io/start',
    'write to me@opener.example',
    'www.opener',
    'myshop dot com',
    'myshop (dot) com',
    'meinladen punkt de',
    'shop․example',
    'ｓｈｏｐ．ｅｘａｍｐｌｅ',
    'the link in my bio',
    'Link in der Bio',
    'el enlace en la bio',
    'wa.me/491234',
    'kornly.de',
    'like @someone.else does',
    'call me on +44 161 496 0123',
    'ring 0161 496 0123',
  ])('refuses %j', (text) => {
    expect(check(text)).not.toEqual([]);
  });
});
