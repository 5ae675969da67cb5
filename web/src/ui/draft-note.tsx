// Says that a form contains an earlier draft instead of the saved values.
import { Banner } from './banner.tsx';

export function DraftNote({ shown }: { shown: boolean }) {
  return (
    shown && (
      <Banner tone="info" className="mb-5">
        We restored what you typed before. It is not saved yet.
      </Banner>
    )
  );
}
