// One preview at a time: whom it is for, what came back, and whether the voice has changed since.
import { useState } from 'react';
import { voiceErrors, type Voice } from '@opener/contract/voice';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { readUsernames } from '@opener/contract/read-usernames';
import { usePreviewDm } from '../api/preview-dm.ts';
import { sameVoice } from './voice-draft.ts';

const nobody: ReadonlySet<string> = new Set();

export function usePreview(projectId: string, voice: Voice) {
  const { mutate, data, error, isPending, variables } = usePreviewDm(projectId);
  const [fault, setFault] = useState<string>();

  return {
    preview: isPending ? undefined : data,
    busy: isPending,
    failure: fault ?? (error ? failureOf(error) : undefined),
    outdated: variables !== undefined && !sameVoice(variables.voice, voice),
    /** A handle or a link, as everywhere; one person only. */
    ask: (typed: string) => {
      const { names, leftOut } = readUsernames(typed, { listed: nobody, queued: nobody });
      const [username] = names;
      const found = faultOf(names.length, leftOut[0]);
      setFault(found);
      if (username !== undefined && found === undefined) mutate({ username, voice });
    },
  };
}

function faultOf(names: number, leftOut: { text: string; reason: string } | undefined): string | undefined {
  if (leftOut) return `${leftOut.text}: ${leftOut.reason}`;
  if (names === 0) return 'Please enter a username';
  return names > 1 ? 'One person at a time, please' : undefined;
}

function failureOf(error: Error): string {
  const full = error instanceof ApiError && error.status === 429;
  return (
    failureDetail(error) ??
    (full ? voiceErrors.noPreviewsLeft : 'The preview could not be written. Please try again.')
  );
}
