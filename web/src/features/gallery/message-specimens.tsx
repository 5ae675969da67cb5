// The bubble and the marker, alone and together.
import { Avatar } from '../../ui/avatar.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { Card } from '../../ui/card.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Shelf, Specimen } from './specimen.tsx';

export function MessageSpecimens() {
  return (
    <Shelf title="Messages">
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2">
        <Card>
          <div className="flex items-center gap-3">
            <Avatar name="Maeve" size="lg" />
            <div className="min-w-0">
              <p className="font-mono text-sm font-semibold">maeve.kilns</p>
              <p className="text-sm text-muted">Maeve | Clay Studio · Artist</p>
            </div>
          </div>
          <p className="mt-4">
            Wood-fired raku tiles 🏺 <Mark draw>Classes on Tuesday nights in Cork</Mark>
          </p>
        </Card>
        <Bubble className="shadow-soft">
          Hi <Mark>Maeve</Mark>, saw you <Mark>teach pottery classes on Tuesday nights in Cork</Mark>, so
          people must be writing to you about places all the time. We make booking software for studios like
          yours: classes, waiting lists, reminders. The first month is free, set up together in one call. Want
          to try it for the Tuesday classes?
        </Bubble>
        <Bubble tone="quiet">
          Hi Tom, saw you <Mark>have two dates left this summer</Mark>, and I guess you’d like to fill them
          soon.
        </Bubble>
        <Bubble tone="quiet">مرحبا ميرا، أحببت فكرة فتح الفرن كل أول أحد من الشهر.</Bubble>
        <Bubble tone="quiet">{'x'.repeat(120)}</Bubble>
      </div>
      <Specimen name="being typed">
        <Bubble typing />
        <Bubble tone="quiet" typing />
        <Bubble typing>Hi Maeve, saw you</Bubble>
      </Specimen>
    </Shelf>
  );
}
