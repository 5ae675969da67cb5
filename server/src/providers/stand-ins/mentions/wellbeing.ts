// Mentions of studios, coaches and practitioners.
import type { Mentions } from './mention.ts';

export const wellbeing: Mentions = {
  'yoga-studio': [
    [
      'The new timetable is up',
      'saw your new timetable with more {make} and fewer 6 a.m. starts',
      'bookings web',
      'the new timetable',
    ],
    [
      'Retreat in the hills',
      'saw there are three places left on your October retreat',
      'bookings reach',
      'the retreat',
    ],
    [
      'We are looking for a sub',
      'saw you’re looking for a sub for {make} on Thursdays',
      'team',
      'the Thursday classes',
    ],
    [
      'Candlelit practice',
      'saw your post about the candlelit practice',
      'pictures bookings reach',
      'the evening classes',
    ],
    ['If you only have ten', 'saw your post about legs up the wall', 'pictures reach'],
    ['Anneke, 71', 'saw your post about Anneke’s first headstand at 71', 'pictures reach', 'your classes'],
    ['Eleven mats', 'saw that your studio has eleven mats and a skylight', 'bookings', 'your classes'],
  ],
  trainer: [
    [
      'Two spots open',
      'saw you have two spots open for {make} in {place}',
      'bookings reach',
      'those two spots',
    ],
    [
      'Client win',
      'saw your post about the client who went from zero to five pull-ups',
      'reach pictures',
      'your clients',
    ],
    ['Filmed all of', 'saw that you filmed all of {make} from the side', 'pictures web'],
    [
      'You do not need a new plan',
      'saw your post about keeping the same plan for three months',
      'reach web',
      'your clients',
    ],
    ['I was wrong about', 'saw your post about changing your mind on stretching', 'reach web'],
    ['Deload week', 'saw your post about deload week', 'pictures'],
  ],
  nutritionist: [
    [
      '{make} from {place}. Waiting',
      'saw your waiting list is open in {place}',
      'bookings',
      'the waiting list',
    ],
    [
      'My clinic moves upstairs',
      'saw your clinic is moving upstairs in May',
      'repair bookings reach',
      'the move',
    ],
    [
      'Spoke to forty teenagers',
      'saw your talk in {place} about energy drinks',
      'reach bookings',
      'your talks',
    ],
    ['Behind {make}', 'saw your post about two hours of reading behind every slide', 'design web pictures'],
    ['No, bread is not', 'saw your post about bread not being the enemy', 'reach'],
    ['One habit', 'saw your post about breakfast with protein', 'reach'],
  ],
  'climbing-gym': [
    [
      'Sign-ups for',
      'saw that sign-ups for {make} were gone in an hour last time',
      'bookings web',
      'the next sign-ups',
    ],
    ['The cave is reset', 'saw the cave is reset with 34 new problems', 'pictures reach'],
    [
      'Our youth squad',
      'saw your youth squad came home with three medals',
      'reach pictures bookings',
      'the youth squad',
    ],
    ['Found in the lost property', 'saw your post about the lost property box', 'pictures'],
    ['We are hiring', 'saw you’re hiring route setters in {place}', 'team', 'the hiring'],
  ],
  'running-coach': [
    [
      'New block of',
      'saw the new block of {make} starts in February with twelve places',
      'bookings reach',
      'the February block',
    ],
    [
      'Forty-two of us',
      'saw forty-two of you ran together on Sunday',
      'bookings pictures reach',
      'the Sunday runs',
    ],
    ['Blisters', 'saw your guide to blisters', 'web'],
    ['The fog over', 'saw your post about the fog over {place}', 'pictures'],
    [
      'Started running at',
      'saw that you started running at 38 and coach {make} now',
      'reach bookings web',
      'your runners',
    ],
  ],
  physio: [
    ['New on the timetable', 'saw {make} are new on your timetable', 'bookings web', 'the Wednesday slots'],
    [
      'Moved in',
      'saw you’ve moved into the new treatment rooms in {place}',
      'repair reach pictures',
      'the new rooms',
    ],
    ['Welcome Devi', 'saw that Devi has joined you', 'team bookings', 'Devi’s calendar'],
    ['Three exercises', 'saw your post with three exercises for ankle sprains', 'pictures web reach'],
    ['Your posture', 'saw your post about posture and load', 'reach web'],
    [
      '{make} in {place}. Evening',
      'saw that you have evening appointments in {place}',
      'bookings',
      'your evening appointments',
    ],
  ],
};
