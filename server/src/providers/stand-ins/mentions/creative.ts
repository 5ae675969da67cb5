// Mentions of people who make pictures, sounds and stories.
import type { Mentions } from './mention.ts';

export const creative: Mentions = {
  photographer: [
    [
      'Booking {make}',
      'saw you’re booking {make} for spring',
      {
        bookings: ', so it’s the season for juggling dates',
        reach: ', so this is when people should find you',
        web: ', so people will be looking through your work',
        money: ', so the contracts and invoices will follow soon',
      },
      'the spring dates',
    ],
    [
      'Shooting {make} since',
      'saw you have two dates left this summer',
      {
        bookings: ', so the calendar is nearly full',
        reach: ', and someone out there still needs one of them',
        supplies: ', so your kit has a full summer ahead',
        money: ', so it’s a full season of paperwork too',
      },
      'those two dates',
    ],
    [
      'They said no posing',
      'saw your post about skipping the posing and going for chips',
      {
        reach: ', and plenty of camera-shy people would like that',
        web: ', which tells people a lot about how you work',
      },
    ],
    [
      'Rain for nine hours',
      'saw your favourite gallery of the year came from nine hours of rain',
      {
        repair: ', which is a lot for any camera to take',
        supplies: ', and that’s hard on the gear',
        web: ', and a whole gallery needs room to be seen',
        design: ', so how you hand it over matters too',
      },
    ],
    [
      'A little more light',
      'saw you’re making darkroom prints of {make}',
      {
        supplies: ', which takes paper, patience and a steady hand',
        selling: ', and someone will want one on the wall',
        design: ', so your work ends up in people’s hands',
      },
    ],
    [
      'Kodak went up',
      'saw your post about shooting slower since Kodak went up',
      {
        supplies: ', so every frame counts a bit more now',
        money: ', and costs like that add up over a season',
      },
    ],
  ],
  illustrator: [
    [
      'Illustrator. {make}. Shop',
      'saw your shop is open till December',
      {
        selling: ', so this is the stretch when orders come in',
        reach: ', so people should hear about it in time',
        design: ', so a good few parcels will go out',
        web: ', so people have a reason to visit now',
      },
      'the December orders',
    ],
    [
      'Roughs for',
      'saw the fox stays in your roughs for {make}',
      {
        supplies: ', so there’s plenty of drawing still ahead',
        pictures: ', and people enjoy watching something take shape',
        reach: ', and people will want to see how it ends',
      },
    ],
    [
      'Deadline moved up',
      'saw your deadline moved up and you’re on the twelfth cup',
      {
        money: ', so paperwork is the last thing you need now',
        supplies: ', so there’s no time to run out of anything',
      },
    ],
    [
      'Two-colour riso',
      'saw your two-colour riso print from {place}',
      {
        supplies: ', so ink and paper are clearly your thing',
        selling: ', and prints like that tend to find buyers',
        design: ', so you care how things look on paper',
        pictures: ', and the layers are nice to see up close',
      },
    ],
    [
      'Page 14',
      'saw your post about the nine attempts at page 14',
      {
        supplies: ', which is a lot of drawing for one page',
        pictures: ', and people like to see how it got there',
        money: ', and all that time has to pay its way',
      },
    ],
    [
      'Sketchbook tour',
      'saw your sketchbook tour',
      {
        pictures: ', and it’s nice to see the pages up close',
        supplies: ', so you seem to fill a lot of pages',
        selling: ', and someone will want a page on their wall',
        web: ', which people would want to come back to',
      },
    ],
    [
      'A publisher said yes',
      'saw that a publisher said yes',
      {
        money: ', so contracts and royalties come next',
        web: ', so more people will be looking you up',
        reach: ', so there’ll soon be a book to talk about',
      },
    ],
  ],
  tattooist: [
    [
      'Guest spot in',
      'saw you have a guest spot in {place} next month',
      {
        bookings: ', and days like that fill up quickly',
        reach: ', and people there may not know you yet',
        web: ', so new people will be looking you up',
        supplies: ', so your kit has to travel with you',
      },
      'the four days',
    ],
    [
      'Books open on the 1st',
      'saw your books open on the 1st',
      {
        bookings: ', so everyone probably writes to you at once',
        web: ', so that’s the day everyone comes looking',
        reach: ', which is a date people need to know',
        supplies: ', so there’s a busy stretch right after',
      },
      'the next opening',
    ],
    [
      'New flash',
      'saw your new flash, with each one done only once',
      {
        bookings: ', so the first to ask gets it',
        web: ', so people want to see what’s still free',
        reach: ', so people need to see it in time',
        pictures: ', so a good record of each one matters',
      },
      'the flash bookings',
    ],
    [
      'Healed after',
      'saw your post about the piece healed after eighteen months',
      {
        pictures: ', which is what people really want to see',
        shelf: ', so you care about people after they leave',
        supplies: ', so what you work with has to last',
        web: ', and that’s what people look for before choosing',
      },
    ],
    [
      'She sat seven hours',
      'saw your post about the seven-hour sitting',
      {
        bookings: ', so a day like that needs planning',
        shelf: ', so your guests are with you a long while',
        supplies: ', so everything has to hold up all day',
      },
      'the long sittings',
    ],
    [
      'Redrew this stem',
      'saw you redrew that stem eleven times',
      {
        pictures: ', and that’s a part people never see',
        supplies: ', so every line clearly matters to you',
      },
    ],
  ],
  musician: [
    [
      'Sold out in',
      'saw that you sold out in {place} and added a matinee',
      {
        bookings: ', so more people want in than there’s room',
        reach: ', so word is clearly getting round',
        selling: ', so there are people ready to buy',
        pictures: ', which is a crowd worth having on camera',
      },
      'the matinee',
    ],
    [
      'Recorded the whole thing',
      'saw you recorded the whole thing in a boathouse',
      {
        pictures: ', and people would like to see that place',
        reach: ', which is a story people would pass on',
        supplies: ', so the sound of a room matters to you',
      },
    ],
    [
      'Demo number nine',
      'saw that the bridge finally works on demo number nine',
      {
        reach: ', so it’s nearly time for people to hear it',
        supplies: ', so it sounds like you’re deep in recording',
        pictures: ', and fans like to see how songs get there',
      },
    ],
    [
      'The van broke down',
      'saw your post about the van breaking down and playing in the garage',
      {
        repair: ', so keeping things running is half the tour',
        pictures: ', which more people would have liked to see',
        reach: ', and that’s a story people will retell',
        money: ', and a breakdown is never in the budget',
      },
    ],
    [
      'Vinyl test pressings',
      'saw the vinyl test pressings arrived',
      {
        selling: ', so soon there’ll be records to send out',
        design: ', so the sleeve can’t be far off',
        reach: ', so there’s a release to talk about soon',
        web: ', so people will want to find it somewhere',
      },
    ],
  ],
  podcaster: [
    [
      'Live show in',
      'saw your post about the live show in {place} on the 9th',
      {
        bookings: ', so there are tickets and names to keep track of',
        reach: ', so listeners nearby should know in time',
        pictures: ', which is an episode people can see for once',
        shelf: ', so your listeners will be there in person',
      },
      'the live show',
    ],
    [
      'Episode 80',
      'saw episode 80 is about a lighthouse keeper who’s afraid of the dark',
      {
        reach: ', and more people would listen if they came across it',
        web: ', and there’s a long archive behind it now',
        pictures: ', and that’s a story I’d like to see too',
      },
    ],
    [
      'You sent 212',
      'saw your post about listening to all 212 voice notes',
      {
        reach: ', so your listeners clearly like to join in',
        web: ', and it’d help to have them in one place',
        team: ', which is a lot of hours for anyone',
      },
    ],
    [
      'We lost an hour',
      'saw your post about the lost hour of tape',
      {
        repair: ', and nobody wants that to happen twice',
        supplies: ', so a lot depends on the gear',
      },
    ],
    [
      'A podcast of',
      'saw you bring out a new episode every other Thursday',
      {
        reach: ', so there’s always something new to tell people',
        web: ', so there’s always something new to put up',
        pictures: ', and each one needs something to look at',
        team: ', which is a steady amount of work',
      },
    ],
  ],
  author: [
    [
      'Signing at the bookshop',
      'saw your post about the signing in {place} on Saturday',
      {
        reach: ', and it’s good when readers hear of it beforehand',
        bookings: ', and it’d help to know who’s coming',
        pictures: ', which is a nice thing to have on camera',
        design: ', so there’ll be a table with your name on',
      },
      'the signing',
    ],
    [
      'Cover reveal',
      'saw your cover reveal is on Friday',
      {
        reach: ', and the more people looking that day the better',
        web: ', so people will be looking you up that day',
        selling: ', so people will be asking where to buy',
        pictures: ', and a reveal needs something to look at',
      },
    ],
    [
      'Wrote four hundred',
      'saw your post about four hundred words written and three hundred deleted',
      {
        reach: ', and readers like hearing how that goes',
        supplies: ', so you clearly put in the desk time',
      },
    ],
    [
      'A reader sent me',
      'saw a reader sent you a map of the town in your book',
      {
        reach: ', so people clearly want to be part of it',
        web: ', and readers like that would enjoy more of it',
        design: ', so people already picture the place',
      },
    ],
    [
      'I write {make}',
      'saw your third book is coming soon',
      {
        reach: ', so it’s time for readers to hear about it',
        design: ', so it’ll need to sit well beside the others',
        selling: ', so there’ll be copies to get to people',
        web: ', so new readers will go looking for you',
      },
      'the third book',
    ],
  ],
};
