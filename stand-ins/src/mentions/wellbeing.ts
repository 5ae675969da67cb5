// Mentions of studios, coaches and practitioners.
import type { Mentions } from './mention.ts';

export const wellbeing: Mentions = {
  'yoga-studio': [
    [
      'The new timetable is up',
      'saw your new timetable with more {make} and fewer 6 a.m. starts',
      {
        team: ', so you must have had to reshuffle who teaches when',
        bookings: ', so people must be moving their bookings around',
        web: ', so I guess it all had to be changed on the website too',
      },
      'the new timetable',
    ],
    [
      'Retreat in the hills',
      'saw there are three places left on your October retreat',
      {
        bookings: ', so you’re probably answering a lot of messages about it',
        pictures: ', and I guess you’ll want photos of it for next year',
        reach: ', so just a few more people need to see it',
        web: ', and I guess people want to read about it before they book',
        money: ', so there must be deposits to keep track of',
      },
      'the retreat',
    ],
    [
      'We are looking for a sub',
      'saw you’re looking for a sub for {make} on Thursdays',
      { team: ', so you’ve probably messaged every teacher you know' },
      'the Thursday classes',
    ],
    [
      'Candlelit practice',
      'saw your post about the candlelit practice with blankets',
      {
        bookings: ', and I bet people ask if there’s still a place',
        pictures: ', and candlelight must be hard to catch on a phone',
        supplies: ', so a few spare ones at the studio might be handy',
      },
      'the next candlelit practice',
    ],
    [
      'If you only have ten',
      'saw your post about ten minutes of legs up the wall',
      { pictures: ', and I guess a short video would show it best' },
    ],
    ['Anneke, 71', 'saw your post about Anneke’s first headstand at 71', {}],
    [
      'Eleven mats',
      'saw that your studio has eleven mats and a skylight',
      {
        bookings: ', so your classes must fill up quickly',
        pictures: ', so the room must be nice to photograph',
        repair: ', and I guess the mats need a good clean every week',
        supplies: ', and I guess those mats get a lot of use',
      },
      'your classes',
    ],
    [
      'Teaching {make} since',
      'saw that the first class with you is free',
      {
        bookings: ', so you probably get a lot of new people asking for a spot',
        reach: ', so you’d probably like more new people to try it',
        web: ', so I guess new people look you up online first',
      },
      'your first classes',
    ],
    [
      '{place}\n{make}',
      'saw that people pay what they can on Fridays',
      { money: ', so adding it all up must take a while' },
      'the Fridays',
    ],
  ],
  trainer: [
    [
      'Two spots open',
      'saw you have two spots open for {make} in {place}',
      {
        bookings: ', so there’s probably some back and forth until they’re filled',
        reach: ', so you’d probably like the right people to see that',
        web: ', and I guess people look you up before they write',
      },
      'those two spots',
    ],
    [
      'Client win',
      'saw your client went from zero to five pull-ups',
      {
        reach: ', and I guess that’s what brings in the next client',
        web: ', and I guess new clients look for results like that',
      },
    ],
    [
      'Filmed all of',
      'saw that you filmed it all from the side so people can check their own',
      {
        pictures: ', so you must spend a lot of time filming and cutting',
        web: ', so your clients probably need one place to find it all',
      },
    ],
    ['You do not need a new plan', 'saw your post about keeping the same plan for three months', {}],
    ['I was wrong about', 'saw your post about changing your mind on stretching', {}],
    ['Deload week', 'saw your post about deload week with walks, naps and big dinners', {}],
    [
      '{make}. No shouting',
      'saw that you coach in {place} and online',
      {
        bookings: ', so your calendar must be a bit of a puzzle',
        web: ', so I guess online clients look you up first',
        money: ', so payments must come in from all over the place',
      },
      'your clients',
    ],
    [
      'Coach since',
      'saw that people start with you by sending a DM',
      {
        bookings: ', so I guess you sort out all the times in your inbox',
        web: ', so you must be answering the same questions a lot',
      },
      'new clients',
    ],
  ],
  nutritionist: [
    [
      '{make} from {place}. Waiting',
      'saw your waiting list is open in {place}',
      {
        bookings: ', so you must have a lot of names to keep in order',
        web: ', so people probably need a place to sign up',
      },
      'the waiting list',
    ],
    [
      'My clinic moves upstairs',
      'saw your clinic is moving upstairs in May',
      {
        bookings: ', so I guess everyone with an appointment has to be told',
        web: ', so the website probably needs updating by then',
        repair: ', so I guess the new rooms need some work first',
        design: ', so you’ll probably need new signs',
      },
      'the move',
    ],
    [
      'Spoke to forty teenagers',
      'saw you spoke to forty teenagers in {place} about energy drinks',
      {
        bookings: ', and I bet other schools are asking for a date',
        reach: ', and I guess you’d like more schools to invite you',
      },
      'your talks',
    ],
    [
      'Behind {make}',
      'saw your post about two hours of reading behind every slide',
      {
        reach: ', so you’d probably like more people to see them',
        design: ', so I guess there’s little time left to make them look nice',
      },
    ],
    ['No, bread is not', 'saw your post about bread not being the enemy', {}],
    ['One habit', 'saw your post about breakfast with protein', {}],
    [
      'Registered dietitian',
      'saw that you’re a registered dietitian',
      {
        web: ', and I guess people look you up before they book',
        money: ', and I guess the invoices are yours to write too',
      },
    ],
  ],
  'climbing-gym': [
    [
      'Sign-ups for',
      'saw that the last sign-ups for {make} were gone in an hour',
      {
        bookings: ', so it must get hectic when they open at noon',
        web: ', so everyone must be on your website at noon',
      },
      'the next sign-ups',
    ],
    [
      'The cave is reset',
      'saw the cave is reset with 34 new problems',
      {
        pictures: ', and I guess you need photos before the chalk covers it all',
        reach: ', so you’d probably like everyone to come and try them',
        repair: ', so there must have been a lot of holds to wash',
        supplies: ', so you must get through a lot of holds and bolts',
      },
    ],
    [
      'Our youth squad',
      'congrats to your youth squad on the three medals',
      { bookings: ', I bet more kids are asking to join now' },
      'the youth squad',
    ],
    [
      'Found in the lost property',
      'saw your post about the eleven bottles and the wedding ring in lost property',
      {},
    ],
    [
      'We are hiring',
      'good luck finding route setters in {place}',
      { team: ', the setting rota must be tight right now' },
      'your setters',
    ],
    [
      'Open since',
      'saw that you have a sauna and a café as well as the walls',
      {
        team: ', so there must be a lot of shifts to fill',
        repair: ', so there must always be something to clean or fix',
      },
    ],
  ],
  'running-coach': [
    [
      'New block of',
      'saw the new block of {make} starts in February with twelve places',
      {
        bookings: ', so I guess you’re keeping a list of who’s in',
        reach: ', so you’d probably like to fill those soon',
        web: ', so runners must be looking for the details',
        money: ', so that’s twelve payments to keep track of',
      },
      'the February block',
    ],
    [
      'Forty-two of us',
      'saw forty-two of you ran together on Sunday',
      {
        bookings: ', so it must be hard to know who’s coming',
        pictures: ', and I guess nobody stopped to take photos',
      },
      'the Sunday runs',
    ],
    [
      'Blisters',
      'saw your complete guide to blisters',
      {
        web: ', and I bet runners keep asking you for it',
        supplies: ', so you must have tried a lot of socks',
      },
    ],
    ['The fog over', 'saw the fog over {place} was worth the alarm', {}],
    [
      'Started running at',
      'saw that you started running at 38 and coach {make} now',
      {
        reach: ', and I guess you’d like to reach other late starters',
        web: ', and I guess people like to read about you before they sign up',
      },
      'your runners',
    ],
    [
      'Dad, physics teacher',
      'saw that you teach physics and do {make} before breakfast',
      {
        bookings: ', so there can’t be much time left for planning',
        money: ', so I guess the invoices have to wait until evening',
      },
      'your runners',
    ],
  ],
  physio: [
    [
      'New on the timetable',
      'saw you’ve added {make} on Wednesdays at six',
      {
        bookings: ', so there must be new slots to fill',
        reach: ', so your patients probably still have to hear about it',
        web: ', so I guess it has to go on the website too',
      },
      'the Wednesdays',
    ],
    [
      'Moved in',
      'congrats on the new treatment rooms in {place} with actual daylight',
      {
        pictures: ', I guess it’s time for some new photos',
        reach: ', I guess not everyone knows where to find you yet',
        web: ', I guess the website still shows the old ones',
        repair: ', you’d probably like them to stay like new',
        design: ', I guess you need new signs now',
        supplies: ', I guess something or other is still missing',
      },
      'the new rooms',
    ],
    [
      'Welcome Devi',
      'saw that Devi has joined you for {make}',
      {
        team: ', so the rota must look a bit different now',
        bookings: ', so there’s one more calendar to fill',
        pictures: ', so it’s probably time for a new team photo',
      },
      'Devi’s first weeks',
    ],
    [
      'Three exercises',
      'saw your post with three exercises for ankle sprains',
      {
        pictures: ', and I guess a video would show them best',
        web: ', and I bet patients ask where to find them again',
      },
    ],
    ['Your posture', 'saw your post about posture and load', {}],
    [
      '{make} in {place}. Evening',
      'saw that you have evening appointments in {place}',
      {
        team: ', so somebody always has to take the late shift',
        bookings: ', and I bet those go first',
        reach: ', and you’d probably like people with day jobs to know',
      },
      'the evenings',
    ],
    [
      'Four physios',
      'saw that you’re four physios who explain things',
      {
        team: ', so I guess somebody has to keep the rota straight',
        bookings: ', so I guess there are four calendars to juggle',
      },
    ],
  ],
};
