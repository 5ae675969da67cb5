// Explains the careful pace on the packs.
import { carefulPace } from '@opener/contract/careful-pace';
import { Link } from '../../ui/link.tsx';

export function PaceNote() {
  const { from, to } = carefulPace.dailyCap;
  return (
    <>
      A newly connected account starts carefully: {from} sends on the first day, rising to {to} a day within
      two weeks. Accounts with a sending history are faster.{' '}
      <Link
        to="/how-it-works#pacing"
        className="font-semibold whitespace-nowrap text-blue underline underline-offset-4"
      >
        How sending is paced
      </Link>
    </>
  );
}
