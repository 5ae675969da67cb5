// Mentions of people who make pictures, sounds and stories.
import type { Mentions } from './mention.ts';

export const creative: Mentions = {
  photographer: [
    [
      'Booking {make}',
      'saw you’re booking {make} for spring',
      {
        bookings: ', so there must be a lot of messages about dates',
        web: ', so people must be looking through your work right now',
        reach: ', so this is probably when you want people to find you',
        money: ', so I guess there are contracts and deposits to sort out',
      },
      'the spring dates',
    ],
    [
      'Shooting {make} since',
      'saw you have two dates left this summer',
      {
        bookings: ', so people must be asking which days are still open',
        reach: ', and I guess you’d like to fill them soon',
      },
      'those two dates',
    ],
    ['They said no posing', 'saw your post about skipping the posing and going for chips', {}],
    [
      'Rain for nine hours',
      'saw your favourite gallery of the year came from nine hours of rain',
      {
        web: ', and you’d probably like people to find that one easily',
        repair: ', so I guess your camera got properly wet',
        supplies: ', so your gear must put up with a lot',
        design: ', and I imagine that would look good as an album',
      },
    ],
    [
      'A little more light',
      'saw you’ve been printing {make} in the darkroom',
      {
        selling: ', and I guess a few people would like to buy one',
        supplies: ', so you must be going through a lot of paper',
      },
    ],
    [
      'Kodak went up',
      'saw your post about Kodak going up again',
      {
        money: ', so you’re probably keeping an eye on costs',
        supplies: ', so you’re probably looking at what else to shoot with',
      },
    ],
  ],
  illustrator: [
    [
      'Illustrator. {make}. Shop',
      'noticed your shop is open till December',
      {
        selling: ', so there must be a lot of orders to send out',
        web: ', so I guess more people than usual are on your website',
        reach: ', and you’d probably like people to hear about it before then',
        money: ', so there must be a lot of small payments to keep track of',
        design: ', so you must be packing a lot of parcels',
      },
      'the shop',
    ],
    [
      'Roughs for',
      'saw the fox stays in your roughs for {make}',
      { supplies: ', and I guess you get through a lot of paper at this stage' },
    ],
    [
      'Deadline moved up',
      'good luck with the deadline that moved up',
      { money: ', I guess the paperwork has to wait until it’s done' },
    ],
    [
      'Two-colour riso',
      'saw your two-colour riso print from {place}',
      {
        selling: ', so it’s probably going in the shop',
        supplies: ', so I guess you’re picky about paper and ink',
        design: ', so you probably get things printed quite often',
      },
    ],
    [
      'Page 14',
      'saw your post about the nine attempts at page 14',
      { supplies: ', which must be a lot of paper' },
    ],
    [
      'Sketchbook tour',
      'saw your sketchbook tour',
      {
        web: ', and I guess people ask where they can see more of your work',
        supplies: ', so I guess you fill a few of those a year',
      },
    ],
    [
      'A publisher said yes',
      'congrats on the yes from the publisher',
      {
        web: ', I guess more people will be looking you up soon',
        reach: ', you’ll have a book to tell people about soon',
        money: ', I guess there’s a contract and some invoicing coming up',
      },
    ],
  ],
  tattooist: [
    [
      'Guest spot in',
      'saw you have a guest spot in {place} next month',
      {
        bookings: ', so people must be writing to you about those four days',
        web: ', so new people are probably looking you up',
        reach: ', and I guess you’d like people there to know you’re coming',
      },
      'the guest spot',
    ],
    [
      'Books open on the 1st',
      'noticed your books open on the 1st',
      {
        bookings: ', so everyone must write to you at once',
        web: ', so everyone’s probably on your website that day',
        reach: ', and you’d probably like people to have the date',
      },
      'the next opening',
    ],
    [
      'New flash',
      'saw your new flash, each one done only once',
      {
        bookings: ', so people must keep asking which ones are left',
        web: ', so I guess people want to see which ones are left',
        pictures: ', so you’ll probably want a good photo of each',
      },
      'the flash',
    ],
    [
      'Healed after',
      'saw your post about the piece healed after eighteen months',
      {
        web: ', and people probably want to see healed work before they book',
        pictures: ', and I guess you don’t often get to photograph them that late',
        supplies: ', so I guess aftercare matters to you',
      },
    ],
    [
      'She sat seven hours',
      'saw your post about the seven-hour sitting',
      {
        bookings: ', so I guess a day like that takes some planning',
        supplies: ', so you must get through a lot of ink and gloves',
      },
      'the long sittings',
    ],
    ['Redrew this stem', 'saw you redrew that stem eleven times', {}],
    [
      '{make} · private studio',
      'noticed you work from a private studio in {place}',
      {
        bookings: ', so everyone probably has to write to you for an appointment',
        web: ', so I guess people have to find you online',
        reach: ', so I guess nobody just walks in',
        money: ', so you probably do the books yourself too',
      },
      'the studio',
    ],
    [
      'Hand-poked & vegan ink',
      'noticed you use vegan ink',
      { supplies: ', so I guess you check what’s in the things you buy' },
    ],
  ],
  musician: [
    [
      'Sold out in',
      'congrats on selling out in {place}',
      {
        bookings: ', I guess people are still writing to you for tickets',
        selling: ', the merch table will probably be busy',
        pictures: ', that sounds like a show to have on camera',
        reach: ', now I guess the matinee needs filling too',
      },
      'the matinee',
    ],
    [
      'Recorded the whole thing',
      'saw you recorded the whole thing in a boathouse',
      {
        pictures: ', which must have looked good on camera',
        reach: ', so there’s probably a release coming up',
        supplies: ', so you must have had a lot of gear to bring',
      },
    ],
    [
      'Demo number nine',
      'saw that the bridge finally works on demo number nine',
      { reach: ', so I guess it won’t be long until there’s a release' },
    ],
    [
      'The van broke down',
      'saw that the van broke down and you played in the garage',
      { repair: ', so I guess it could still use a proper look' },
    ],
    [
      'Vinyl test pressings',
      'saw that the vinyl test pressings arrived',
      {
        selling: ', so you’ll probably be sending out records soon',
        web: ', so people will need somewhere to order it',
        reach: ', so I guess you’ll soon want people to hear about it',
        design: ', so I guess the sleeve is next',
      },
      'the record',
    ],
    [
      '{make} 🎶 New EP',
      'saw that you have a new EP out in autumn',
      {
        web: ', so people will probably be looking you up',
        pictures: ', so I guess you’ll need some new pictures',
        reach: ', and you’d probably like people to hear about it before then',
        design: ', so I guess it needs a cover',
      },
      'the EP',
    ],
    [
      '{make} | bookings below',
      'noticed people can book you through your profile',
      {
        bookings: ', so there must be a lot of back and forth about dates',
        web: ', so I guess people look you up before they ask',
        money: ', so there’s probably an invoice to write after every gig',
      },
      'the gigs',
    ],
    [
      'Writing {make} since',
      'saw that you’re on tour when the van starts',
      { repair: ', so I guess it could use a proper look' },
    ],
  ],
  podcaster: [
    [
      'Live show in',
      'good luck with the live show in {place} on the 9th',
      {
        bookings: ', there must be tickets and names to keep track of',
        pictures: ', that would be a good one to have on camera',
        reach: ', you’d probably like more people to know before then',
        design: ', I guess you’ll need a poster or two',
      },
      'the live show',
    ],
    [
      'Episode 80',
      'saw that episode 80 is about a lighthouse keeper who’s afraid of the dark',
      {
        web: ', so there must be a lot of episodes to keep in order',
        reach: ', and I guess you’d like more people to come across it',
      },
    ],
    ['You sent 212', 'saw that you listened to all 212 voice notes', {}],
    [
      'We lost an hour',
      'saw your post about the lost hour of tape',
      {
        repair: ', which must have hurt',
        supplies: ', so I guess you’d like gear you can rely on',
      },
    ],
    [
      'A podcast of',
      'saw you bring out a new episode every other Thursday',
      {
        web: ', so your website must always need updating',
        pictures: ', so you probably need something to post each time',
        reach: ', so I guess you’re always spreading the word about the next one',
      },
      'the next episode',
    ],
  ],
  author: [
    [
      'Signing at the bookshop',
      'good luck with the signing in {place} on Saturday',
      {
        pictures: ', that would be a nice thing to have photos of',
        reach: ', I guess you’d like your readers nearby to know about it',
        design: ', I guess a poster or a few bookmarks would help',
      },
      'the signing',
    ],
    [
      'Cover reveal',
      'good luck with the cover reveal on Friday',
      {
        selling: ', I guess people will ask where they can order it',
        web: ', I guess people will be looking you up that day',
        reach: ', I guess you’d like as many people as possible to see it',
      },
      'the new book',
    ],
    ['Wrote four hundred', 'saw your post about four hundred words written and three hundred deleted', {}],
    ['A reader sent me', 'saw a reader sent you a map of the town in your book', {}],
    [
      'I write {make}',
      'saw your third book is coming soon',
      {
        selling: ', so people will want to order it somewhere',
        web: ', so new readers will be looking you up',
        pictures: ', so you might need a new author photo',
        reach: ', and I guess you’d like readers to hear about it before then',
        money: ', so I guess there’ll be royalties to keep track of',
        design: ', so there’s probably a cover to think about',
      },
      'the third book',
    ],
  ],
};
