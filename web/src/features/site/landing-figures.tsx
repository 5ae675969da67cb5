// The milestone figures.
const figures = [
  ['100%', 'message success'],
  ['137K+', 'DMs sent'],
  ['641+', 'businesses'],
  ['6.5x', 'response rate'],
  ['4.9/5', 'rating'],
];

export function Figures() {
  return (
    <dl className="grid grid-cols-2 border-y border-line py-3 sm:grid-cols-3 lg:grid-cols-5 lg:py-0">
      {figures.map(([value, label]) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line py-4 lg:border-s lg:px-5 lg:py-7.5 lg:first:border-s-0 lg:first:ps-0"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-[2.75rem] leading-none font-bold tracking-[-0.03em] tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
