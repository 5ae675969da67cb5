// English. The formal tone asks more politely, and says "Hello".
import { hello, type Phrases, type PhrasesByTone } from './phrases.ts';

/** "Want to" and "Want me to" go before a verb, the others are whole. */
export type Question = 'wantTo' | 'wantMeTo' | 'call' | 'help' | 'other';

const plain: Phrases<Question> = {
  greeting: hello('Hi'),
  intro: (name) => `I’m ${name}`,
  plain: 'I came across your profile just now',
  trade: (trade, where) => `came across your ${trade}${where}`,
  quotedPost: (line) => `saw your post “${line}”`,
  quotedBio: (line) => `saw “${line}” on your profile`,
  reasons: {
    pictures: ', and thought it would look good on camera',
    supplies: ', so I thought you might like to try ours',
    shelf: ', so I thought your regulars might like ours',
    money: ', so I thought I could save you some paperwork',
    team: ', so I thought I could take something off your plate',
    repair: ', so I thought we could help',
    bookings: ', so I thought I could save you some back and forth',
    reach: ', and more people should hear about that',
    web: ', and people will be looking you up',
    other: ', so I thought I’d get in touch',
  },
  questions: {
    wantTo: 'Want to',
    wantMeTo: 'Want me to',
    call: 'Want to set up a call?',
    help: 'Want some help with it?',
    other: 'Is that something you could use?',
  },
  longQuestion: 'Would you like to hear a bit more about it?',
  closing: '',
};

export const english: PhrasesByTone<Question> = {
  plain,
  warm: {
    ...plain,
    questions: {
      wantTo: 'Would you like to',
      wantMeTo: 'Can I',
      call: 'Would you like to have a chat?',
      help: 'Would you like some help with it?',
      other: 'Could that be something for you?',
    },
    closing: 'I’d love to hear from you.',
  },
  playful: {
    ...plain,
    greeting: hello('Hey'),
    questions: {
      wantTo: 'Want to',
      wantMeTo: 'Shall I',
      call: 'Up for a quick call?',
      help: 'Could you use a hand with it?',
      other: 'Sound useful?',
    },
    longQuestion: 'Curious to hear a bit more about it?',
  },
  formal: {
    ...plain,
    greeting: hello('Hello'),
    plain: 'I came across your profile',
    reasons: {
      pictures: ', and thought it would look good on camera',
      supplies: ', so I thought you might like to try ours',
      shelf: ', so I thought your customers might like ours',
      money: ', so I thought I could save you some paperwork',
      team: ', so I thought I could be of some help',
      repair: ', so I thought we could help',
      bookings: ', so I thought I could save you some messages',
      reach: ', and it deserves to be better known',
      web: ', and people will be looking you up',
      other: ', which is why I’m writing to you',
    },
    questions: {
      wantTo: 'Would you like to',
      wantMeTo: 'May I',
      call: 'Would you have time for a short call?',
      help: 'Would you like some help with it?',
      other: 'Would that be of use to you?',
    },
    longQuestion: 'Would you like to know a little more about it?',
  },
};
