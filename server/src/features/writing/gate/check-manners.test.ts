import { describe, expect, it } from 'vitest';
import { aProject, aVoice, draftSaying, gateInput } from '../../../testing/drafts.ts';
import { checkBanned } from './check-banned.ts';
import { checkCharacters } from './check-characters.ts';
import { checkClaims } from './check-claims.ts';
import { checkLanguage } from './check-language.ts';
import { checkMachineTalk } from './check-machine-talk.ts';
import { checkManners } from './check-manners.ts';
import { checkOrder } from './check-order.ts';
import type { GateRule } from './rule.ts';

const check = (rule: GateRule, text: string, language = 'en') =>
  rule(gateInput({ draft: draftSaying(text), language }));

describe('manners', () => {
  it.each(['Lovely! Really.', 'Your #celadon post', 'NASA and DHL', 'a 🙂 and a 👍', 'I follow the recipe'])(
    'takes %j',
    (text) => {
      expect(check(checkManners, text)).toEqual([]);
    },
  );

  it.each([
    'BUY THIS NOW, it is GREAT VALUE',
    'So good!!',
    'a! b! c!',
    '#one #two',
    '🔥🔥🔥🔥',
    'with 12,430 followers you',
    'mit deinen 12.000 treuen Followern, das sind 12.000 Follower',
  ])('refuses %j', (text) => {
    expect(check(checkManners, text)).toHaveLength(1);
  });
});

describe('characters', () => {
  it.each(['👩‍🎨 and ❤️', 'میخواهم', 'naïve café', 'Ω resistor, µ-controller', 'two\nlines'])(
    'takes %j',
    (text) => {
      expect(check(checkCharacters, text)).toEqual([]);
    },
  );

  it.each([
    'zero\u200bwidth',
    'soft\u00adhyphen',
    '\u202eright to left',
    'Ｆｕｌｌ width',
    '𝐁𝐨𝐥𝐝 letters',
    'pаypаl with Cyrillic a',
    'tag\u{e0041}s',
    'caf\u0000e9',
    'a bell\u0007',
    'half an emoji \ud83d',
  ])('refuses %j', (text) => {
    expect(check(checkCharacters, text)).toHaveLength(1);
  });
});

describe('claims', () => {
  it.each(['I saw your post about the kiln', 'Gesehen, dass du töpferst', 'Vi tu publicación'])(
    'takes %j',
    (text) => {
      expect(check(checkClaims, text)).toEqual([]);
    },
  );

  it.each([
    "I've been following you for months",
    'I’m a huge fan of your work',
    'Jonas recommended you',
    'Ich folge dir schon lange',
    'Merle hat mir von dir erzählt',
    'Je te suis depuis des mois',
    'Llevo meses siguiendo tu trabajo',
    'Ti seguo da anni',
  ])('refuses %j', (text) => {
    expect(check(checkClaims, text)).toHaveLength(1);
  });
});

describe('machine talk', () => {
  it.each([
    'A prompt answer would be lovely',
    'I can help with the rota',
    'I can’t wait to see the next firing',
  ])('takes %j', (text) => {
    expect(check(checkMachineTalk, text)).toEqual([]);
  });

  it.each([
    'As an AI, I like it',
    'My system prompt says so',
    "I can't assist with that",
    'I would rather not write to her',
    'Ich möchte dieser Person lieber keine Nachricht schreiben',
    'Je ne peux pas rédiger ce message',
    'Lo siento, no puedo escribir este mensaje',
    'el dato que pedía el prompt',
    'as requested, in 40 words',
    'unlike the recentOpenings',
  ])('refuses %j', (text) => {
    expect(check(checkMachineTalk, text)).not.toEqual([]);
  });
});

describe('language', () => {
  const english =
    'Hi Mira, the celadon finally behaved, and that must be a relief after all those test tiles.';
  const german =
    'Hallo Mira, das Celadon hat endlich mitgemacht, das ist nach all den Proben sicher eine Erleichterung.';

  it('takes the one that was asked for', () => {
    expect(check(checkLanguage, english, 'en')).toEqual([]);
    expect(check(checkLanguage, german, 'de')).toEqual([]);
    expect(check(checkLanguage, `${german} „Slow mornings and nothing else in this house“.`, 'de')).toEqual(
      [],
    );
    expect(check(checkLanguage, 'Ayumiさん、はじめまして。WhatsAppとExcelで使えます。', 'ja')).toEqual([]);
  });

  it('refuses another one, also for a part', () => {
    expect(check(checkLanguage, english, 'de')[0]).toMatch(/written in English.*in German/);
    expect(check(checkLanguage, `${english} ${german}`, 'en')).toHaveLength(1);
    expect(check(checkLanguage, '您好,京都的小咖啡馆,自制布丁偏硬,光听就想去坐坐。', 'ja')).toHaveLength(1);
  });
});

describe('order', () => {
  it('wants the person before the offer', () => {
    const detail = 'Your wheel classes in Porto with only 8 seats must fill up fast.';
    expect(check(checkOrder, `Hi Mira. ${detail} We make booking software.`)).toEqual([]);
    expect(check(checkOrder, `Hi Mira, we make booking software. ${detail}`)).toHaveLength(1);
    expect(check(checkOrder, `Booking software for studios, with waiting lists. ${detail}`)).toHaveLength(1);
    const project = aProject({ name: 'Kornly' });
    const draft = draftSaying(`Kornly es para ti. ${detail}`);
    expect(checkOrder(gateInput({ draft, project }))).toHaveLength(1);
  });
});

describe('banned words', () => {
  const voice = aVoice({ banned: ['synergy', 'AI', 'game changer'] });
  const used = (text: string) => checkBanned(gateInput({ draft: draftSaying(text), voice }));

  it('do not occur, in no form', () => {
    expect(used('Synergy, a Game Changer and AI')).toHaveLength(3);
    expect(used('a game-changer')).toHaveLength(1);
    expect(used('Said again')).toEqual([]);
  });
});
