// Mentions of studios, coaches and practitioners.
import type { Mentions } from './mention.ts';

export const wellbeing: Mentions = {
  'yoga-studio': [
    [
      'The new timetable is up',
      'saw your new timetable with more {make} and fewer 6 a.m. starts',
      {
        bookings: ', so people will be choosing new times now',
        web: ', which people will want to check on their phones',
        reach: ', and late risers will want to hear about that',
      },
      'the new timetable',
    ],
    [
      'Retreat in the hills',
      'saw there are three places left on your October retreat',
      {
        bookings: ', and the last few usually mean lots of messages',
        reach: ', so only a few more people need to hear about it',
        shelf: ', and guests there might like something to take home',
        pictures: ', and the hills at that time of year are worth showing',
      },
      'the retreat',
    ],
    [
      'We are looking for a sub',
      'saw you’re looking for a sub for {make} on Thursdays',
      {
        team: ', and sorting out good cover takes time',
        reach: ', so the right teacher just needs to see that',
      },
      'the Thursday classes',
    ],
    [
      'Candlelit practice',
      'saw your post about the candlelit practice',
      {
        pictures: ', and that light is worth catching',
        shelf: ', and people like to linger after an evening like that',
        bookings: ', the kind of evening people want a place at',
        supplies: ', with everyone bringing their own blanket',
      },
      'the evening classes',
    ],
    [
      'If you only have ten',
      'saw your post about ten minutes of legs up the wall',
      {
        pictures: ', which is easiest to follow when you see it',
        reach: ', an easy tip for people to pass on',
        web: ', the kind of tip people look for again later',
      },
    ],
    [
      'Anneke, 71',
      'saw your post about Anneke’s first headstand at 71',
      {
        pictures: ', a moment you’d want to look back on',
        reach: ', and stories like that bring new people in',
        bookings: ', so a few more people may want to start now',
      },
      'your classes',
    ],
    [
      'Eleven mats',
      'saw that your studio has eleven mats and a skylight',
      {
        bookings: ', so every place in class counts',
        pictures: ', and that’s nice light to show the room in',
        supplies: ', so everything in the room gets plenty of use',
      },
      'your classes',
    ],
  ],
  trainer: [
    [
      'Two spots open',
      'saw you have two spots open for {make} in {place}',
      {
        reach: ', so the right people just need to hear about it',
        bookings: ', and filling them usually takes some back and forth',
      },
      'those two spots',
    ],
    [
      'Client win',
      'saw your post about the client who went from zero to five pull-ups',
      {
        reach: ', and that’s what gets the next person to ask',
        pictures: ', and people like to watch something like that happen',
        web: ', and that’s what people look for in a coach',
        bookings: ', so a few more people may be asking soon',
      },
      'your clients',
    ],
    [
      'Filmed all of',
      'saw that you filmed all of {make} from the side',
      {
        pictures: ', and that’s a lot of filming on top of coaching',
        web: ', so clients will want to find it all again',
        reach: ', and plenty of others could learn from that too',
      },
    ],
    [
      'You do not need a new plan',
      'saw your post about keeping the same plan for three months',
      {
        reach: ', and more people could do with hearing that',
        bookings: ', which means the same slots week after week',
        web: ', so it has to be easy to find all that time',
      },
      'your clients',
    ],
    [
      'I was wrong about',
      'saw your post about changing your mind on stretching',
      {
        reach: ', and posts like that get people talking',
        web: ', which deserves more room than a caption',
      },
    ],
    [
      'Deload week',
      'saw your post about deload week with walks, naps and big dinners',
      {
        pictures: ', and that’s a nice side of training to show',
        reach: ', and people like to hear that side of training',
        supplies: ', so recovery clearly counts as much as lifting',
      },
    ],
  ],
  nutritionist: [
    [
      '{make} from {place}. Waiting',
      'saw your waiting list is open in {place}',
      {
        bookings: ', and keeping that in order takes time',
        web: ', so people need an easy place to sign up',
        team: ', so there are more people than hours',
      },
      'the waiting list',
    ],
    [
      'My clinic moves upstairs',
      'saw your clinic is moving upstairs in May',
      {
        repair: ', and rooms need some attention before and after that',
        design: ', so people will need pointing up the stairs',
        web: ', so a few details will need updating by then',
        reach: ', which everyone who visits you should know by then',
      },
      'the move',
    ],
    [
      'Spoke to forty teenagers',
      'saw you spoke to forty teenagers in {place} about energy drinks',
      {
        reach: ', and other groups would surely like that too',
        bookings: ', and that sort of talk gets asked for again',
      },
      'your talks',
    ],
    [
      'Behind {make}',
      'saw your post about two hours of reading behind every slide',
      {
        design: ', which doesn’t leave much time for the layout',
        web: ', and work like that should stay easy to find',
        reach: ', so each one deserves to travel a long way',
        pictures: ', and some of that would work well on camera',
      },
    ],
    [
      'No, bread is not',
      'saw your post about bread not being the enemy',
      {
        reach: ', and plenty of people still need to hear it',
        web: ', which people will want to read again later',
      },
    ],
    [
      'One habit',
      'saw your post about breakfast with protein',
      {
        reach: ', and that’s a tip people like to share',
        pictures: ', which is an easy one to show',
        web: ', and people will be looking for more like it',
      },
    ],
  ],
  'climbing-gym': [
    [
      'Sign-ups for',
      'saw that sign-ups for {make} were gone in an hour last time',
      {
        bookings: ', so noon is going to be busy',
        web: ', so a lot of people must click at once',
        team: ', which means a lot of people to look after',
      },
      'the next sign-ups',
    ],
    [
      'The cave is reset',
      'saw the cave is reset with 34 new problems',
      {
        pictures: ', and a fresh set is worth showing',
        reach: ', and that gives people a reason to come by',
        supplies: ', and that’s a lot of holds and bolts',
        repair: ', and that’s a lot of holds to keep clean',
      },
    ],
    [
      'Our youth squad',
      'saw your youth squad came home with three medals',
      {
        reach: ', which is news for more than your followers',
        bookings: ', so more kids may want to join now',
        pictures: ', a day the families will want to look back on',
      },
      'the youth squad',
    ],
    [
      'Found in the lost property',
      'saw your post about the eleven bottles and the wedding ring in lost property',
      {
        repair: ', which shows how many people come through',
        reach: ', and people love to share a post like that',
      },
    ],
    [
      'We are hiring',
      'saw you’re hiring route setters in {place}',
      {
        team: ', and getting new people started takes time',
        reach: ', so the right people need to see that',
        supplies: ', so there are plenty of new sets coming',
      },
      'the hiring',
    ],
  ],
  'running-coach': [
    [
      'New block of',
      'saw the new block of {make} starts in February with twelve places',
      {
        bookings: ', and that’s quite a list of names to manage',
        reach: ', so the right runners should hear about it soon',
        web: ', so people will be looking up the details',
      },
      'the February block',
    ],
    [
      'Forty-two of us',
      'saw forty-two of you ran together on Sunday',
      {
        bookings: ', and it’s handy to know who’s coming',
        pictures: ', and a group that size is a nice sight',
        reach: ', and others nearby might like to join',
      },
      'the Sunday runs',
    ],
    [
      'Blisters',
      'saw your complete guide to blisters',
      {
        web: ', which runners will be looking up for years',
        reach: ', and every runner needs that sooner or later',
        supplies: ', and the right kit saves a lot of trouble',
      },
    ],
    [
      'The fog over',
      'saw the fog over {place} was worth the alarm',
      {
        pictures: ', and mornings like that are worth catching',
        reach: ', and mornings like that make people want to join',
      },
    ],
    [
      'Started running at',
      'saw that you started running at 38 and coach {make} now',
      {
        reach: ', and other late starters will want to hear that',
        web: ', and people like to read that before they join',
        pictures: ', a story people would like to see told',
      },
      'your runners',
    ],
  ],
  physio: [
    [
      'New on the timetable',
      'saw you’ve added {make} on Wednesdays at six',
      {
        bookings: ', so there are new slots to fill',
        reach: ', and people can only come if they hear of it',
        web: ', so patients will be looking for the details',
      },
      'the Wednesday slots',
    ],
    [
      'Moved in',
      'saw you’ve moved into treatment rooms with actual daylight in {place}',
      {
        pictures: ', and rooms like that are worth showing',
        reach: ', so people need to know where you are now',
        supplies: ', and there’s usually something missing after a move',
        repair: ', and it’s nice to keep them looking new',
      },
      'the new rooms',
    ],
    [
      'Welcome Devi',
      'saw that Devi has joined you for {make}',
      {
        bookings: ', so there’s one more calendar to fill',
        team: ', and someone new always means some planning',
        reach: ', and patients like to know who’s new',
        pictures: ', and patients like to see a new face first',
      },
      'Devi’s calendar',
    ],
    [
      'Three exercises',
      'saw your post with three exercises for ankle sprains',
      {
        pictures: ', and those are much easier to copy than to read',
        web: ', which patients will want to find again at home',
        reach: ', and anyone with a sore ankle would be glad',
      },
    ],
    [
      'Your posture',
      'saw your post about posture and load',
      {
        reach: ', and that’s a relief more people should hear',
        web: ', which takes more room to explain than a caption',
        pictures: ', which is easier to show than to write',
      },
    ],
    [
      '{make} in {place}. Evening',
      'saw that you have evening appointments in {place}',
      {
        bookings: ', which are usually the ones everyone wants',
        reach: ', and people who work all day look for that',
        team: ', which makes for long days to cover',
      },
      'your evening appointments',
    ],
  ],
};
