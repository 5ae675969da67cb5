// Who was left out as already written to, with a way to include them; and who was written to in other projects.
import { Fragment } from 'react';
import type { Written } from '@opener/contract/dm';
import { plural, shortDate } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LeftOutPart } from '../../../ui/left-out-note.tsx';

interface WrittenNoteProps {
  written: readonly Written[];
  /** Disabled: something else is in progress, or there are no credits. */
  disabled: boolean;
  onAgain: () => void;
  onClose: () => void;
}

export function WrittenNote({ written, disabled, onAgain, onClose }: WrittenNoteProps) {
  const now = useNow();
  if (written.length === 0) return null;
  return (
    <Banner onClose={onClose}>
      <LeftOutPart
        title={`${plural(written.length, 'person', 'people')} left out`}
        leftOut={written.map((one) => ({
          text: `@${one.username}`,
          reason: (
            <>
              already written on {shortDate(one.written_at ?? '', now)}
              <AlsoIn person={one} before=", also in " />
            </>
          ),
        }))}
      />
      <Button variant="secondary" size="sm" disabled={disabled} onClick={onAgain} className="mt-3">
        Write again for {plural(written.length, 'credit')}
      </Button>
    </Banner>
  );
}

export function ElsewhereNote({ people, onClose }: { people: readonly Written[]; onClose: () => void }) {
  if (people.length === 0) return null;
  return (
    <Banner onClose={onClose}>
      <LeftOutPart
        title={`${plural(people.length, 'person has', 'people have')} a message in another project`}
        leftOut={people.map((one) => ({
          text: `@${one.username}`,
          reason: <AlsoIn person={one} before="also in " />,
        }))}
      />
    </Banner>
  );
}

/** Names of other projects, each with its own text direction. */
function AlsoIn({ person: { also_in: projects }, before }: { person: Written; before: string }) {
  return projects.map((name, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two projects may have the same name
    <Fragment key={index}>
      {index === 0 ? before : ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
