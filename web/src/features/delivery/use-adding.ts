// Reads people for the do-not-contact list, asks about words that may be usernames, and adds them.
import { useState } from 'react';
import { type AddedPeople, deliveryErrors, deliveryLimits } from '@opener/contract/delivery';
import { readUsernames, reasons, type LeftOut } from '@opener/contract/read-usernames';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { splitLoose } from '../../lib/usernames/loose-words.ts';
import { isTable, type Given } from '../../lib/usernames/read-table.ts';
import { useColumnChoice } from '../../lib/usernames/use-column-choice.ts';
import { useToast } from '../../ui/toast.tsx';
import { useAddDoNotContact } from './api/add-do-not-contact.ts';

/** Words that may be usernames, which the user has to confirm, and what is added in either case. */
type Question = {
  names: string[];
  all: string | readonly string[];
  sure: string | readonly string[];
  leads: number;
};

export function useAdding() {
  const { draft: text, edit: setText, forget } = useDraft('do-not-contact', '');
  const { add, setError, ...adding } = useAddPeople(forget);
  const [question, setQuestion] = useState<Question>();
  const table = useColumnChoice(readUsernames);

  async function take(given: Given): Promise<void> {
    setError(undefined);
    if (isTable(given)) return table.open(given);
    const { sure, loose } = typeof given === 'string' ? splitLoose(given) : { sure: given, loose: [] };
    const { names } = readUsernames(loose);
    if (names.length === 0) return void (await add(given));
    setQuestion({ names, all: given, sure, leads: (question?.leads ?? 0) + 1 });
  }

  function answer(given: string | readonly string[]): void {
    setQuestion(undefined);
    if (given.length > 0) void add(given);
    else forget();
  }

  function edit(next: string): void {
    setText(next);
    setError(undefined);
    setQuestion(undefined);
    table.close();
  }

  return { ...adding, text, edit, setError, question, answer, table, take, add };
}

function useAddPeople(onAdded: () => void) {
  const toast = useToast();
  const { mutateAsync, isPending } = useAddDoNotContact();
  const [error, setError] = useState<string>();
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);

  /** Returns whether there is nothing left to do. */
  async function add(given: string | readonly string[]): Promise<boolean> {
    const { names, impossible, fault } = readPeople(given);
    setError(fault);
    setLeftOut(impossible);
    if (names.length === 0 || fault !== undefined) return false;
    try {
      const added = await mutateAsync({ usernames: names });
      const refused = added.impossible.map((name) => ({ text: `@${name}`, reason: reasons.characters }));
      setLeftOut([...impossible, ...refused]);
      onAdded();
      toast.success(outcomeOf(added));
      return true;
    } catch (failure) {
      setError(failureDetail(failure) ?? 'Failed to add to the list');
      return false;
    }
  }

  return { add, error, setError, leftOut, forgetLeftOut: () => setLeftOut([]), isPending };
}

function readPeople(given: string | readonly string[]) {
  const { names, leftOut } = readUsernames(given);
  // A duplicate is no error here: it ends up on the list once.
  const impossible = leftOut.filter(({ reason }) => reason !== reasons.duplicate);
  return { names, impossible, fault: faultOf(names, impossible) };
}

function faultOf(names: readonly string[], impossible: readonly LeftOut[]): string | undefined {
  if (names.length > deliveryLimits.doNotContact) return deliveryErrors.listTooLong;
  return names.length + impossible.length === 0 ? 'Please enter at least one username' : undefined;
}

function outcomeOf({ added, already }: AddedPeople): string {
  if (already === 0) return `${plural(added, 'person', 'people')} added`;
  const before =
    already === 1 ? '1 was on the list already' : `${wholeNumber(already)} were on the list already`;
  return added === 0 ? before : `${plural(added, 'person', 'people')} added, ${before}`;
}
