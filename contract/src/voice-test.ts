// A test of two voices on the wire: A is the project's own, B differs in tone, length, offer line or question.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Voice } from './voice.ts';

export const voiceTestErrors = {
  same: 'B sounds exactly like A. Change something first.',
  notRunning: 'No test is running in this project.',
} as const;

/** What B may do differently. Everything else is as in the project's voice. */
export const Variant = z.pick(Voice, { tone: true, length: true, offer_line: true, ask: true });
export type Variant = z.infer<typeof Variant>;

export const variantLetters = ['a', 'b'] as const;
export const VariantLetter = z.enum(variantLetters, 'Choose a or b');
export type VariantLetter = z.infer<typeof VariantLetter>;

/** A rate of what was sent, with the interval that it lies in with 95% certainty (Wilson's). Null while nothing was sent. */
export const Rate = z.nullable(z.object({ rate: z.number(), low: z.number(), high: z.number() }));
export type Rate = z.infer<typeof Rate>;

export const VariantResults = z.object({
  written: z.number(),
  sent: z.number(),
  answered: z.number(),
  interested: z.number(),
  answered_rate: Rate,
  interested_rate: Rate,
});
export type VariantResults = z.infer<typeof VariantResults>;

/** `level`: enough was sent, and there is no clear difference; `mixed`: one gets more answers, the other more interest. */
export const verdicts = ['early', 'a', 'b', 'level', 'mixed'] as const;

export const VoiceTest = z.object({
  /** How B differs. */
  b: Variant,
  running: z.boolean(),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** The voice that was chosen at the end. */
  chosen: z.nullable(VariantLetter),
  results: z.object({ a: VariantResults, b: VariantResults }),
  verdict: z.enum(verdicts),
  /** The verdict in a sentence. */
  sentence: z.string(),
});
export type VoiceTest = z.infer<typeof VoiceTest>;

export const VoiceTestAnswer = z.object({ test: z.nullable(VoiceTest) });
export type VoiceTestAnswer = z.infer<typeof VoiceTestAnswer>;

/** Fewer sends than this say nothing. */
export const fewestSends = 20;

export const Group = z.object({ key: z.string(), sent: z.number(), answered: z.number(), rate: Rate });
export type Group = z.infer<typeof Group>;

export const workDimensions = ['detail', 'length', 'weekday', 'hour', 'fit'] as const;
export type WorkDimension = (typeof workDimensions)[number];

export const WhatWorks = z.object({
  /** How many of the latest sent messages were looked at. */
  sent: z.number(),
  /** Groups with too few sends have no rate. Empty while too few were sent at all. */
  groups: z.object({
    /** The kind of detail that the message uses; a message with several counts for each. */
    detail: z.array(Group),
    /** Words of the message: up to 24, 25-39, 40-60, 61 or more. */
    length: z.array(Group),
    /** From 1 (Monday) to 7, where the user is. */
    weekday: z.array(Group),
    /** Three hours each, by the first: 0, 3, … 21. */
    hour: z.array(Group),
    fit: z.array(Group),
  }),
});
export type WhatWorks = z.infer<typeof WhatWorks>;

const session = { auth: 'session', tag: 'Voice' } as const;
const ProjectParams = z.object({ id: z.uuid() });

export const getVoiceTest = call({
  ...session,
  name: 'getVoiceTest',
  method: 'GET',
  path: '/projects/:id/voice-test',
  summary: 'The test of two voices, running or last ended, with its results',
  params: ProjectParams,
  status: 200,
  answer: VoiceTestAnswer,
});

export const saveVoiceTest = call({
  ...session,
  name: 'saveVoiceTest',
  method: 'PUT',
  path: '/projects/:id/voice-test',
  summary: 'Start a test with this second voice, or change the second voice, which starts counting anew',
  params: ProjectParams,
  body: Variant,
  status: 200,
  answer: VoiceTestAnswer,
  errors: [409],
});

export const endVoiceTest = call({
  ...session,
  name: 'endVoiceTest',
  method: 'POST',
  path: '/projects/:id/voice-test/end',
  summary: 'End the test and write everything in one of the voices from now on',
  params: ProjectParams,
  body: z.object({ use: VariantLetter }),
  status: 200,
  answer: VoiceTestAnswer,
  errors: [409],
});

export const getWhatWorks = call({
  ...session,
  name: 'getWhatWorks',
  method: 'GET',
  path: '/projects/:id/what-works',
  summary: 'Which of the latest sent messages were answered: by detail, length, weekday, hour and fit',
  params: ProjectParams,
  status: 200,
  answer: WhatWorks,
});
