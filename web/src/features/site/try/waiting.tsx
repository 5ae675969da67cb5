// A placeholder for the sample: an empty profile, and a bubble that waits or is being typed.
import { Bubble } from '../../../ui/bubble.tsx';

export function Waiting({ busy }: { busy: boolean }) {
  return (
    <div>
      <div aria-hidden="true" className="rounded-card border border-dashed border-edge/60 p-5 pb-10">
        <div className="flex items-center gap-3">
          <span className="size-14 rounded-full bg-well" />
          <span className="flex flex-1 flex-col gap-2">
            <span className="h-3 w-2/5 rounded-full bg-well" />
            <span className="h-3 w-3/5 rounded-full bg-well" />
          </span>
        </div>
        <span className="mt-5 block h-3 rounded-full bg-well" />
        <span className="mt-2.5 block h-3 w-4/5 rounded-full bg-well" />
      </div>
      <div className="-mt-6 ms-[6%] sm:ms-[12%]">
        {busy ? <Bubble typing /> : <Bubble tone="quiet">Who should it be for?</Bubble>}
      </div>
    </div>
  );
}
