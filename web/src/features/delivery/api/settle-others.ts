// Decides about messages that wait for an account that is not connected.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settleOthers } from '@opener/contract/delivery';
import { api, type CallOptions } from '../../../lib/api.ts';
import { sendingKey, sendingStateKey } from './get-sending.ts';

export type OthersAnswer = CallOptions<typeof settleOthers>['body'];

export function useSettleOthers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OthersAnswer) => api(settleOthers, { body }),
    onSuccess: (sending) => client.setQueryData(sendingStateKey, sending),
    // Refused because another account is connected by now: the question is out of date.
    onError: () => client.invalidateQueries({ queryKey: sendingKey }),
  });
}
