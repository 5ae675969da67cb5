// Disconnects the account. Waiting messages are held on the server.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disconnectInstagram } from '@opener/contract/instagram';
import { api } from '../../../lib/api.ts';
import { instagramStatusKey } from './get-instagram-status.ts';

export function useDisconnectInstagram() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(disconnectInstagram, {}),
    onSuccess: (status) => client.setQueryData(instagramStatusKey, status),
  });
}
