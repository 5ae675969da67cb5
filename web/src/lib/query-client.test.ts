import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const unreachable = () => Promise.reject(new ApiError(0, undefined));

it('without a network a query fails instead of waiting', async () => {
  const client = createQueryClient();
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: unreachable, retryDelay: 1 })).rejects.toThrow(
    ApiError,
  );
});

it('without a network a mutation fails instead of waiting', async () => {
  const client = createQueryClient();
  const change = client.getMutationCache().build(client, { mutationFn: unreachable });
  await expect(change.execute(undefined)).rejects.toThrow(ApiError);
});
