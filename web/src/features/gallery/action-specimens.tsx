// Buttons, badges, avatars.
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Shelf, Specimen } from './specimen.tsx';
import { ArrowRight, Check, Clock, Download, Send } from '../../ui/icons/index.ts';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const names = [
  'Ada Lovelace',
  'Mira Köhler',
  'Northlight Yoga',
  'josé',
  'محمد علي',
  '李 小龙',
  '👩🏽‍🎨 Studio',
  'Ødegård Bjørn Hansen',
];

export function ActionSpecimens() {
  const [busy, setBusy] = useState(false);
  return (
    <Shelf title="Actions">
      {variants.map((variant) => (
        <Specimen key={variant} name={`button ${variant}: lg, md, sm, busy, disabled`}>
          <Button variant={variant} size="lg">
            Write my first message
          </Button>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} size="sm">
            Copy
          </Button>
          <Button variant={variant} busy>
            Save changes
          </Button>
          <Button variant={variant} busy busyLabel="Saving...">
            Save all changes
          </Button>
          <Button variant={variant} disabled>
            Save changes
          </Button>
        </Specimen>
      ))}
      <Specimen name="with icons, as links, toggling busy">
        <Button icon={<Send aria-hidden="true" className="size-4" />}>Add to queue</Button>
        <Button variant="secondary" icon={<Download aria-hidden="true" className="size-4" />}>
          Export
        </Button>
        <ButtonLink href="#top" variant="secondary">
          A link <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
        <ButtonLink to="/dev/ui" variant="ghost">
          A route
        </ButtonLink>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Press to be busy
        </Button>
      </Specimen>
      <Specimen name="badge">
        <Badge>Queued</Badge>
        <Badge tone="blue">Analyzing profile...</Badge>
        <Badge tone="green" icon={<Check aria-hidden="true" />}>
          Sent
        </Badge>
        <Badge tone="amber" icon={<Clock aria-hidden="true" />}>
          Sends at 14:20
        </Badge>
        <Badge tone="red">Failed</Badge>
        <Badge tone="blue">
          a-badge-of-a-hundred-characters-without-any-space-in-it-that-has-to-be-cut-and-must-never-ever-wrap
        </Badge>
      </Specimen>
      <Specimen name="avatar sm, md, lg">
        <Avatar name="Ada Lovelace" size="sm" />
        <Avatar name="Ada Lovelace" />
        <Avatar name="Ada Lovelace" size="lg" />
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Specimen>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Card title="A card" action={<Badge tone="green">On</Badge>}>
          <p className="text-muted">White on the paper, with a hairline and room to breathe.</p>
        </Card>
        <Card
          title="ATitleOfAHundredCharactersWithoutASingleSpaceThatSomebodyWillSurelyTypeOneDayIntoTheNameOfTheirProject"
          action={
            <Button variant="ghost" size="sm">
              Edit
            </Button>
          }
        >
          <p className="text-muted">It breaks, and nothing scrolls sideways.</p>
        </Card>
      </div>
    </Shelf>
  );
}
