// A second detail, said in passing, where the profile offers one of another kind.
import type { FoundKind } from '../find-facts.ts';

export const asides: Partial<Record<FoundKind, readonly string[]>> = {
  make: [
    'The {q} did the rest.',
    'And then there are the {q}.',
    'I would not have thought of {q}, and now I cannot stop.',
    'It also made me look at your {q} more closely.',
    'I can see how {q} end up taking over a week.',
  ],
  since: [
    'Having done it {q} only adds to that.',
    'That you have kept at it {q} makes it better still.',
    'And all of it {q}, if I read that right.',
  ],
  place: [
    'That it all happens around {q} is a nice detail.',
    'I also saw {q} mentioned, which I like.',
    'And {q} makes a good backdrop for it.',
    'I like that {q} gets a mention.',
    'Half of me wants to see {q} now.',
  ],
  calling: [
    'It is not what I expected from {q}, in a good way.',
    'Being {q} must be half that, half everything else.',
  ],
  venue: [
    'It must keep you on your toes, running {q}.',
    'Running {q} must leave little time for messages like this.',
  ],
  post: [
    'The recent “{q}” only confirmed it.',
    'Lately there was “{q}”, which I would have liked to hear more about.',
    'My favourite so far, though, is “{q}”.',
    'Your “{q}” is the kind of post I like, too.',
    'And “{q}” made me look a little longer.',
    'Not to forget “{q}”, which I read twice.',
  ],
  line: ['I also liked “{q}” in your bio.', 'Your bio has more of that: “{q}”.', 'And “{q}” made me nod.'],
  size: [
    'More than {q} [seem to agree|cannot be wrong].',
    'Small wonder that you have more than {q}.',
    'And more than {q} see it too.',
    'I doubt that your more than {q} are there by chance.',
    'No wonder more than {q} want to know what comes next.',
    'That it works for more than {q} is another matter, and a good sign.',
  ],
  work: [
    'More than {q} later it [still feels fresh|has not worn thin].',
    'And that after more than {q}.',
    'I have not read all of your more than {q}, but I made a start.',
    'You have had more than {q} to practise, and one can tell.',
  ],
};
