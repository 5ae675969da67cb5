// Says that a form starts with what was typed before, and not with what is saved.
import { Banner } from './banner.tsx';

export function DraftNote({ shown }: { shown: boolean }) {
  return (
    shown && (
      <Banner tone="info" className="mb-5">
        What you typed before is back. It is not saved yet.
      </Banner>
    )
  );
}
