// A profile and the message written from it; what is marked in one is marked in the other.
import { PenLine } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { Mark } from '../../ui/mark.tsx';

export function Scene() {
  return (
    <figure aria-label="A profile, and the message written from it" className="min-w-0">
      <div className="w-[92%] rounded-[20px] border border-line bg-card p-5 pb-9 shadow-soft sm:w-[80%] sm:p-5.5 sm:pb-10">
        <div className="flex items-center gap-3">
          <Avatar name="Mira Köhler" size="lg" />
          <div className="min-w-0">
            <p className="font-mono font-semibold">mira.kilns</p>
            <p className="text-sm text-muted">Mira Köhler · Ceramics studio</p>
          </div>
        </div>
        <p className="mt-3.5 flex gap-5 text-sm">
          <span>
            <b className="font-display text-base">214</b> posts
          </span>
          <span>
            <b className="font-display text-base">8.4K</b> followers
          </span>
        </p>
        <p className="mt-3">
          Wood-fired stoneware. <Mark>Kiln opening every first Sunday</Mark> in <Mark>Leipzig</Mark>.
          Workshops sell out, I know, sorry.
        </p>
      </div>
      <div className="-mt-6 ms-[6%] sm:ms-[18%]">
        <Bubble className="text-[1.0625rem] shadow-soft">
          Hi Mira, a <Mark>kiln opening every first Sunday</Mark> is such a good ritual. I help studios in
          places like <Mark>Leipzig</Mark> fill a waiting list instead of turning people away. Would a
          two-minute set-up for your next workshop be worth a look?
        </Bubble>
        <figcaption className="mt-3.5 flex items-center gap-2 text-sm text-muted">
          <PenLine aria-hidden="true" className="size-4 shrink-0" />2 details from her profile. Nothing made
          up.
        </figcaption>
      </div>
    </figure>
  );
}
