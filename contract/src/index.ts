// All calls of the API, for the route table, the API reference and the completeness tests.
import * as account from './account.ts';
import type { Call } from './call.ts';
import * as change from './change.ts';
import * as conversation from './conversation.ts';
import * as credit from './credit.ts';
import * as delivery from './delivery.ts';
import * as dm from './dm.ts';
import * as figure from './figure.ts';
import * as followUp from './follow-up.ts';
import * as instagram from './instagram.ts';
import * as messageList from './message-list.ts';
import * as message from './message.ts';
import * as payment from './payment.ts';
import * as project from './project.ts';
import * as sample from './sample.ts';
import * as selection from './selection.ts';
import * as system from './system.ts';
import * as voiceTest from './voice-test.ts';
import * as voice from './voice.ts';

export const calls: readonly Call[] = [
  account,
  project,
  voice,
  voiceTest,
  dm,
  messageList,
  message,
  selection,
  credit,
  payment,
  instagram,
  delivery,
  conversation,
  figure,
  followUp,
  sample,
  change,
  system,
].flatMap((noun) => Object.values<unknown>(noun).filter(isCall));

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
