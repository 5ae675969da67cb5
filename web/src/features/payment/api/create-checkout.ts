// Starts a purchase and returns the URL of the checkout, if it is safe to follow.
import { useMutation } from '@tanstack/react-query';
import { createCheckout, type PlanId } from '@opener/contract/payment';
import { api } from '../../../lib/api.ts';
import { webAddress } from '../web-address.ts';

export function useCreateCheckout() {
  return useMutation({
    mutationFn: start,
    // Fails at once when offline. Waiting for the network would redirect the user to a checkout they no longer expect.
    networkMode: 'always',
  });
}

async function start(plan_id: PlanId): Promise<string> {
  const { checkout_url } = await api(createCheckout, { body: { plan_id } });
  const address = webAddress(checkout_url, window.location.origin);
  if (!address) throw new Error('The checkout has no address that a browser may follow');
  return address;
}
