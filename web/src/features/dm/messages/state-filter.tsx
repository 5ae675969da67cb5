// The state filter of a list of messages.
import { type MessageCounts, type MessageState, messageStates } from '@opener/contract/message-list';
import { CountFilter } from '../../../ui/count-filter.tsx';
import { stateWords } from './state-words.ts';

interface StateFilterProps {
  /** Undefined until loaded. */
  counts: MessageCounts | undefined;
  state: MessageState | undefined;
  onState: (state: MessageState | undefined) => void;
  className?: string;
}

export function StateFilter({ counts, state, onState, className }: StateFilterProps) {
  // Empty states are hidden, except the active one.
  const offered = messageStates.filter((one) => one === state || isWorthOffering(one, counts));
  // Hidden as long as all messages are in the same state.
  const untouched = state === undefined && counts?.unsent === counts?.all;
  if (offered.length === 0 || untouched) return null;
  const choices = [undefined, ...offered].map((value) => ({
    value,
    label: value ? stateWords[value].label : 'All',
    count: counts?.[value ?? 'all'],
  }));
  return <CountFilter choices={choices} value={state} onChange={onState} {...(className && { className })} />;
}

/** Usually everything in review is approvable; the distinction matters only if some are not. */
function isWorthOffering(state: MessageState, counts: MessageCounts | undefined): boolean {
  if (state === 'approvable' && counts?.closer_look === 0) return false;
  return (counts?.[state] ?? 0) > 0;
}
