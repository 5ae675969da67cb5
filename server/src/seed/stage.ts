// The environment of the demo story: the product's use cases inside one transaction, with stand-ins for everything outside and a clock set
// in the past.
import type { ConversationDeps } from '../features/conversation/deps.ts';
import { readNextSend } from '../features/delivery/read-next-send.ts';
import { haltFollowUps } from '../features/conversation/follow-up/halt.ts';
import { listeningConversations } from '../features/conversation/listen.ts';
import { runSender } from '../features/delivery/run-sender.ts';
import type { GenerationDeps } from '../features/dm/deps.ts';
import { findSendingAccount } from '../features/instagram/sending-account.ts';
import type { PaymentDeps } from '../features/payment/deps.ts';
import type { Db } from '../db/database.ts';
import { carefulPace } from '@opener/contract/careful-pace';
import { type Clock, minutes } from '../lib/clock.ts';
import { createLogger } from '../lib/logger.ts';
import { TransientFault } from '../lib/port-faults.ts';
import type { LocalInstagram } from '../providers/instagram/local.ts';
import { idOf } from '../providers/instagram/local-outbox.ts';
import type { SendResult } from '../providers/instagram/port.ts';
import type { LocalPayments } from '../providers/payments/local.ts';
import type { ProfilesPort } from '../providers/profiles/port.ts';
import { type Services, standInsFor } from '../wiring.ts';

export type Stage = {
  userId: string;
  email: string;
  timeZone: string;
  clock: Clock;
  /** Advances the time to this moment; the sender sends meanwhile what is due. */
  goOnTo(moment: Date): Promise<void>;
  generation: GenerationDeps;
  delivery: ConversationDeps;
  payment: PaymentDeps;
  payments: LocalPayments;
  instagram: LocalInstagram;
  /** Instagram's answer to the next message, instead of accepting it. */
  answerNext(result: SendResult): void;
  /** The ids of the projects so far, by name. */
  projects: Map<string, string>;
};

export type StageOptions = {
  tx: Db;
  clock: Clock & { set(now: Date): void };
  userId: string;
  email: string;
  timeZone: string;
};

export function setStage(services: Services, { tx, clock, userId, email, timeZone }: StageOptions): Stage {
  const { secrets, config, sampleProfiles, sampleWriter } = services;
  const { publicUrl } = config;
  const log = createLogger({ level: 'silent', pretty: false });
  const { payments, instagram: local } = standInsFor({ db: tx, clock, secrets, publicUrl });
  let nextAnswer: SendResult | undefined;

  const instagram: LocalInstagram = {
    ...local,
    async send(request, options) {
      const answer = nextAnswer;
      nextAnswer = undefined;
      if (answer) return answer;
      if (!request.to.startsWith('limbo')) return local.send(request, options);
      // The stand-in would wait as long as a lost connection does.
      await options.found?.({ recipientId: idOf(request.to), otherIds: [] });
      throw new Error('no answer');
    },
  };
  const delivery = {
    db: tx,
    clock,
    secrets,
    log,
    instagram,
    pace: carefulPace,
    publicUrl,
    conversations: listeningConversations({ clock }),
    writer: sampleWriter,
    onHalt: haltFollowUps,
  };

  return {
    userId,
    email,
    timeZone,
    clock,
    generation: {
      db: tx,
      clock,
      profiles: unreachableFor(minutes(5), sampleProfiles),
      writer: sampleWriter,
      log,
      onStep: () => undefined,
    },
    delivery,
    payment: { db: tx, clock, secrets, log, payments, publicUrl, seller: { ...config.seller, isTest: true } },
    payments,
    instagram,
    answerNext: (result) => void (nextAnswer = result),
    projects: new Map(),
    async goOnTo(moment) {
      for (;;) {
        const account = await findSendingAccount(tx, userId);
        const next = account && (await readNextSend(delivery, account, clock.now()));
        if (!next || next.at > moment) break;
        clock.set(next.at);
        await runSender(delivery, userId);
      }
      clock.set(moment);
    },
  };
}

/** Names that begin with `down` are retried after this long, so that their job is still waiting in the demo. */
function unreachableFor(ms: number, profiles: ProfilesPort): ProfilesPort {
  return {
    ...profiles,
    async read(username, options) {
      if (username.startsWith('down')) throw new TransientFault('the profile source is down', ms);
      return profiles.read(username, options);
    },
  };
}
