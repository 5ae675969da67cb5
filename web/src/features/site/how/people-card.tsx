// Illustration of step two: names are entered, and a profile is being read.
import { examples } from '../scene/examples.ts';
import { Profile } from '../scene/profile.tsx';

export function PeopleCard() {
  const [{ message: _, ...person }] = examples;
  return (
    <div>
      <ul aria-label="Usernames" className="mb-3 flex flex-wrap gap-2">
        {examples.map(({ handle }) => (
          <li
            key={handle}
            className="inline-flex h-9 items-center rounded-full bg-blue-soft px-3.5 font-mono text-sm text-blue"
          >
            @{handle}
          </li>
        ))}
      </ul>
      <Profile {...person} className="max-w-110" />
    </div>
  );
}
