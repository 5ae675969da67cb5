// What every rule of the quality gate is given, and what it answers.
import type { Profile } from '../../../providers/profiles/port.ts';
import type { Draft, WriterProject, WriterVoice } from '../../../providers/writer/port.ts';

export type GateInput = {
  draft: Draft;
  project: WriterProject;
  voice: WriterVoice;
  profile: Profile;
  /** The language that was asked for, an ISO 639-1 code. */
  language: string;
  recentTexts: string[];
  /** Earlier texts of this very message. */
  earlierTexts: string[];
};

/** Complaints in plain English, for the writer's second try; none when the draft is fine. */
export type GateRule = (input: GateInput) => string[];
