// Starts buying a pack and answers with the address of the checkout, if that is one to follow.
import { useMutation } from '@tanstack/react-query';
import { createCheckout, type PlanId } from '@opener/contract/payment';
import { api } from '../../../lib/api.ts';
import { webAddress } from '../web-address.ts';

export function useCreateCheckout() {
  return useMutation({
    mutationFn: start,
    // Offline it fails at once. Waiting for the network would take the person to a checkout they no longer expect.
    networkMode: 'always',
  });
}

async function start(plan_id: PlanId): Promise<string> {
  const { checkout_url } = await api(createCheckout, { body: { plan_id } });
  const address = webAddress(checkout_url, window.location.origin);
  if (!address) throw new Error('The checkout has no address that a browser may follow');
  return address;
}
