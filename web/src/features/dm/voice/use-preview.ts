// One preview at a time: the recipient, the result, and whether the voice has changed since.
import { useState } from 'react';
import { voiceErrors, type Voice } from '@opener/contract/voice';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { readOnePerson } from '../../../lib/usernames/read-one-person.ts';
import { usePreviewDm } from '../api/preview-dm.ts';
import { sameVoice } from './voice-draft.ts';

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
      const read = readOnePerson(typed);
      setFault('fault' in read ? read.fault : undefined);
      if ('username' in read) mutate({ username: read.username, voice });
    },
  };
}

function failureOf(error: Error): string {
  const full = error instanceof ApiError && error.status === 429;
  return (
    failureDetail(error) ??
    (full ? voiceErrors.noPreviewsLeft : 'The preview could not be written. Please try again.')
  );
}
