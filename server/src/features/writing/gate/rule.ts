// The input and output of every rule of the quality gate.
import type { Profile } from '../../../providers/profiles/port.ts';
import type { Draft, WriterProject, WriterVoice } from '../../../providers/writer/port.ts';

export type GateInput = {
  draft: Draft;
  project: WriterProject;
  voice: WriterVoice;
  profile: Profile;
  /** The requested language, an ISO 639-1 code. */
  language: string;
  recentTexts: string[];
  /** Earlier texts of this message. */
  earlierTexts: string[];
};

/** Complaints in plain English, for the writer's second try; empty if the draft is fine. */
export type GateRule = (input: GateInput) => string[];
