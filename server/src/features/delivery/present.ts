// How sending, deliveries and the do-not-contact list look on the wire.
import type * as contract from '@opener/contract/delivery';
import type { Delivery } from '@opener/contract/message';
import type { SendingSchedule } from '@opener/contract/pace';
import type { BlockedResult } from './block-people.ts';
import type { BlockedRow } from './do-not-contact.repo.ts';
import type { SeenDelivery } from './is-as-seen.ts';
import type { DeliveryState } from './read-deliveries.ts';
import type { DayFigures, ProjectSending, SendingState } from './read-sending.ts';
import type { UnsentCounts } from './send-unsent.ts';

export function presentDelivery({ status, reason, sendAt, answeredAt }: DeliveryState): Delivery {
  return {
    status,
    reason,
    send_at: sendAt?.toISOString() ?? null,
    answered_at: answeredAt?.toISOString() ?? null,
  };
}

export function readSeen({ status, reason, answered_at: at }: contract.SeenDelivery): SeenDelivery {
  return { status, reason, isAnswered: at !== null };
}

export function presentSending(state: SendingState): contract.Sending {
  return {
    account: state.account,
    reconnect: state.reconnect,
    paused: state.paused,
    frozen_until: state.frozenUntil?.toISOString() ?? null,
    time_zone: state.timeZone,
    sent_today: state.sentToday,
    listed_today: state.listedToday,
    cap_today: state.capToday,
    schedule: state.schedule && presentSchedule(state.schedule),
    next_send_at: state.nextSendAt?.toISOString() ?? null,
    waiting: state.waiting,
    review: state.review,
    follow_ups: state.followUps,
    unknown: state.unknown,
    other_accounts: state.otherAccounts,
    asks_about_others: state.asksAboutOthers,
    held_because: state.heldBecause,
  };
}

function presentSchedule(schedule: SendingSchedule): contract.Schedule {
  return {
    hours: schedule.hours,
    weekdays: [...schedule.weekdays],
    daily_cap: schedule.ownCap,
    safe_caps: schedule.dailyCap,
    gap_seconds: schedule.gap,
    first_connected_at: schedule.firstConnectedAt.toISOString(),
  };
}

export function presentProjectSending(sending: ProjectSending): contract.ProjectSending {
  const { mode, counts, approvable, followUps } = sending;
  return {
    mode,
    ...counts,
    approvable: approvable.total,
    first_approvable: approvable.first,
    follow_ups: followUps,
  };
}

export function presentDay({ byHand, ...day }: DayFigures): contract.DayStats {
  return { ...day, by_hand: byHand };
}

export function presentUnsent({ doNotContact, alreadyWritten, ...counts }: UnsentCounts): contract.Unsent {
  return { ...counts, do_not_contact: doNotContact, already_written: alreadyWritten };
}

export function presentAdded({ added, already, unread }: BlockedResult): contract.AddedPeople {
  const { names, characters } = shown;
  const impossible = unread.slice(0, names).map((text) => text.slice(0, characters));
  return { added, already, left_out: unread.length, impossible };
}

/** Enough to see what went wrong. */
const shown = { names: 100, characters: 100 };

export function presentBlocked({ username, reason, createdAt }: BlockedRow): contract.BlockedPerson {
  return { username, reason, created_at: createdAt.toISOString() };
}
