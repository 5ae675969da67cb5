// A picture of a feed: one shape on one colour.
import { cx } from '../../../ui/cx.ts';

const shapes = {
  pot: 'M38 24h24v9H38ZM36 37h28c9 8 14 17 14 26 0 14-12 23-28 23s-28-9-28-23c0-9 5-18 14-26Z',
  flame:
    'M52 12c2 18 22 26 22 48a24 24 0 0 1-48 0c0-11 6-17 11-24 1 8 4 12 8 13 3-13-1-24 7-37Zm-1 48c-6 6-9 9-9 14a9 9 0 0 0 18 0c0-5-5-8-9-14Z',
  bowl: 'M16 46h68c0 20-12 33-24 36v4H40v-4C28 79 16 66 16 46Z',
  cup: 'M22 34h48v4h5a13 13 0 0 1 0 26h-7a20 20 0 0 1-18 12h-8a20 20 0 0 1-20-20V34Zm48 12v10h4a5 5 0 0 0 0-10h-4ZM18 82h60v6H18Z',
  wave: 'M0 58c12-12 21-12 33 0s21 12 33 0 22-12 34 0v42H0ZM64 20a13 13 0 1 1 0 26 13 13 0 0 1 0-26Z',
  bean: 'M70 18c16 14 12 42-6 56-16 12-34 12-42 2C36 66 46 56 50 46s10-20 20-28ZM62 14c-14 10-20 20-23 29-4 11-12 20-23 29-8-16 0-40 16-52 10-7 21-9 30-6Z',
  barbell: 'M32 46h36v8H32ZM12 38h8v24h-8Zm10-10h10v44H22Zm46 0h10v44H68Zm12 10h8v24h-8Z',
  heart: 'M50 84C20 62 14 46 20 34c7-13 24-11 30 2 6-13 23-15 30-2 6 12 0 28-30 50Z',
  sun: 'M50 30a26 26 0 0 1 26 26v6H24v-6a26 26 0 0 1 26-26ZM10 70h80v6H10Zm14 14h52v6H24ZM47 10h6v12h-6Z',
  flower:
    'M50 12a15 15 0 0 1 14 20 15 15 0 1 1 7 27 15 15 0 1 1-21 17 15 15 0 1 1-21-17 15 15 0 1 1 7-27A15 15 0 0 1 50 12Zm0 30a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
  arch: 'M20 88V50a30 30 0 0 1 60 0v38H66V52a16 16 0 0 0-32 0v36Z',
  leaf: 'M20 84c-2-6 2-14 8-22C24 38 46 20 82 18c0 36-14 58-42 56 8-12 18-22 28-32-16 8-30 22-40 42Z',
} as const;

export type Motif = keyof typeof shapes;

const grounds = ['bg-tint-2', 'bg-tint-5', 'bg-tint-4'] as const;

export function PostTile({ motif, place }: { motif: Motif; place: 0 | 1 | 2 }) {
  return (
    <span className={cx('block aspect-square rounded-ctl p-[14%]', grounds[place])}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="size-full fill-card opacity-85">
        <path fillRule="evenodd" d={shapes[motif]} />
      </svg>
    </span>
  );
}
