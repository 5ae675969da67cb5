// What every rule of the quality gate is given, and what it answers.
import type { Profile } from '../../../providers/profiles/port.ts';
import type { Draft, WriterProject } from '../../../providers/writer/port.ts';

export type GateInput = { draft: Draft; project: WriterProject; profile: Profile; recentTexts: string[] };

/** Complaints in plain English, for the writer's second try; none when the draft is fine. */
export type GateRule = (input: GateInput) => string[];
