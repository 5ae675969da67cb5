// Explains the careful pace on the packs.
import { firstCap, lastCap } from '../../lib/pace.ts';
import { Link } from '../../ui/link.tsx';

export function PaceNote() {
  return (
    <>
      A newly connected account starts carefully: {firstCap} sends on the first day, rising to {lastCap} a day
      within two weeks. Accounts with a sending history are faster.{' '}
      <Link
        to="/how-it-works#pacing"
        className="font-semibold whitespace-nowrap text-blue underline underline-offset-4"
      >
        How sending is paced
      </Link>
    </>
  );
}
