// How the connection looks on the wire.
import type { InstagramStatus } from '@opener/contract/instagram';
import type { ConnectionStatus } from './read-status.ts';

export function presentStatus({ state, username, isFirst, refused }: ConnectionStatus): InstagramStatus {
  return {
    connected: state === 'connected',
    username,
    state,
    ...(isFirst && { first: true as const }),
    ...(refused !== null && { refused }),
  };
}
