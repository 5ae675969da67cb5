// A project's voice on the wire: who writes, to whom, and how it should sound. Everything is optional.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Fact, Fit, TargetInfo } from './message.ts';
import { Username } from './username.ts';
import { hasAtMost } from './text.ts';

export const voiceLimits = {
  sender_name: 60,
  sender_line: 160,
  audience: 160,
  benefit: 160,
  offer_line: 300,
  ask: 160,
  sample: 600,
  samples: 3,
  word: 40,
  words: 30,
  previewsPerDay: 5,
} as const;

export const voiceErrors = {
  noPreviewsLeft: 'You have used your 5 previews for today. You get 5 more tomorrow.',
} as const;

export const tones = ['plain', 'warm', 'playful', 'formal'] as const;
export const lengths = ['short', 'usual'] as const;

/** Words per message, minimum and maximum. */
export const lengthWords = { short: [20, 40], usual: [25, 60] } as const;

/** The selectable languages by ISO 639-1 code, with their own names. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
  da: 'Dansk',
  no: 'Norsk',
  fi: 'Suomi',
  cs: 'Čeština',
  ro: 'Română',
  hu: 'Magyar',
  el: 'Ελληνικά',
  tr: 'Türkçe',
  uk: 'Українська',
  ru: 'Русский',
  ar: 'العربية',
  he: 'עברית',
  hi: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  zh: '中文',
} as const;
export type LanguageCode = keyof typeof languageNames;
const languageCodes = Object.keys(languageNames) as [LanguageCode, ...LanguageCode[]];

/** `project`: the language of the project's texts; `recipient`: theirs, if the writer can. */
export const languageChoices = ['recipient', 'project', ...languageCodes] as const;

const line = (name: string, max: number) =>
  z._default(
    z.string(`${name} must be text`).check(
      z.trim(),
      z.refine((text) => hasAtMost(max, text), `${name} must be at most ${max} characters`),
    ),
    '',
  );

const list = (name: string, limits: { items: number; characters: number }) =>
  z._default(
    z
      .array(
        z.string(`${name} must be text`).check(
          z.trim(),
          z.minLength(1, `${name} must not be empty`),
          z.refine(
            (text) => hasAtMost(limits.characters, text),
            `${name} must be at most ${limits.characters} characters each`,
          ),
        ),
      )
      .check(z.maxLength(limits.items, `${name}: at most ${limits.items}`)),
    [],
  );

/** Omitted fields take their defaults. */
export const Voice = z.object({
  sender_name: line('Your name', voiceLimits.sender_name),
  sender_line: line('The line about you', voiceLimits.sender_line),
  audience: line('Who it is for', voiceLimits.audience),
  benefit: line('The benefit', voiceLimits.benefit),
  offer_line: line('The offer in one line', voiceLimits.offer_line),
  /** The question at the end; by default the writer finds one. */
  ask: line('The question', voiceLimits.ask),
  language: z._default(z.enum(languageChoices, 'Choose a language from the list'), 'recipient'),
  tone: z._default(z.enum(tones, 'Choose plain, warm, playful or formal'), 'plain'),
  length: z._default(z.enum(lengths, 'Choose short or usual'), 'usual'),
  samples: list('Your own messages', { items: voiceLimits.samples, characters: voiceLimits.sample }),
  banned: list('Words never to use', { items: voiceLimits.words, characters: voiceLimits.word }),
  /** People with a poor fit are not written to, at no cost. */
  skip_weak: z._default(z.boolean('Skip weak fits must be true or false'), false),
});
export type Voice = z.infer<typeof Voice>;
export type VoiceInput = z.input<typeof Voice>;

export const defaultVoice: Voice = Voice.parse({});

const ProjectParams = z.object({ id: z.uuid() });

export const VoiceAnswer = z.object({
  voice: Voice,
  /** The offer is too long for a message, so the voice needs a line for it. */
  needs_offer_line: z.boolean(),
  previews_left: z.number(),
});
export type VoiceAnswer = z.infer<typeof VoiceAnswer>;

export const Preview = z.object({
  username: z.string(),
  generated_message: z.string(),
  user_info: TargetInfo,
  facts: z.array(Fact),
  fit: z.nullable(Fit),
  /** Why this person, in a sentence for the sender. */
  reason: z.nullable(z.string()),
  caution: z.nullable(z.string()),
  previews_left: z.number(),
});
export type Preview = z.infer<typeof Preview>;

const tag = 'Voice';

export const getVoice = call({
  name: 'getVoice',
  method: 'GET',
  path: '/projects/:id/voice',
  auth: 'session',
  tag,
  summary: 'How the messages of a project should sound',
  params: ProjectParams,
  status: 200,
  answer: VoiceAnswer,
});

export const saveVoice = call({
  name: 'saveVoice',
  method: 'PUT',
  path: '/projects/:id/voice',
  auth: 'session',
  tag,
  summary: 'Replace the voice; fields that are left out get their defaults',
  params: ProjectParams,
  body: Voice,
  status: 200,
  answer: VoiceAnswer,
});

export const previewDm = call({
  name: 'previewDm',
  method: 'POST',
  path: '/projects/:id/preview',
  auth: 'session',
  tag,
  summary: 'Preview a message, with the saved voice or the given one; nothing is saved or charged',
  params: ProjectParams,
  body: z.object({ username: Username, voice: z.optional(Voice) }),
  status: 200,
  answer: Preview,
  errors: [404, 409, 429, 502, 504],
});
