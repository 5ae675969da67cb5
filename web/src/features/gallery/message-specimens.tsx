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
            <Avatar name="Mira Köhler" size="lg" />
            <div className="min-w-0">
              <p className="font-mono text-sm font-semibold">mira.kilns</p>
              <p className="text-sm text-muted">Mira Köhler · Ceramics studio</p>
            </div>
          </div>
          <p className="mt-4">
            Wood-fired stoneware. <Mark draw>Kiln opening every first Sunday</Mark> in{' '}
            <Mark draw>Leipzig</Mark>. Workshops sell out, I know, sorry 🙏
          </p>
        </Card>
        <Bubble className="shadow-soft">
          Hi Mira, a <Mark>kiln opening every first Sunday</Mark> is such a good ritual. I help studios in
          places like <Mark>Leipzig</Mark> fill a waiting list instead of turning people away. Would a
          two-minute set-up for your next workshop be worth a look?
        </Bubble>
        <Bubble tone="quiet">
          Your <Mark>6 a.m. rooftop classes</Mark> made me set an alarm, which is rare.
        </Bubble>
        <Bubble tone="quiet">مرحبا ميرا، أحببت فكرة فتح الفرن كل أول أحد من الشهر.</Bubble>
        <Bubble tone="quiet">{'x'.repeat(120)}</Bubble>
      </div>
      <Specimen name="being typed">
        <Bubble typing />
        <Bubble tone="quiet" typing />
        <Bubble typing>Hi Mira, a kiln opening</Bubble>
      </Specimen>
    </Shelf>
  );
}
