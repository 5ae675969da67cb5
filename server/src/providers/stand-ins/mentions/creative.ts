// Mentions of people who make pictures, sounds and stories.
import type { Mentions } from './mention.ts';

export const creative: Mentions = {
  photographer: [
    ['Booking {make}', 'saw you’re booking {make} for spring', 'bookings web reach', 'the spring dates'],
    ['Shooting {make} since', 'saw you have two dates left this summer', 'bookings reach', 'those two dates'],
    ['They said no posing', 'saw your post about skipping the posing and going for chips', 'pictures'],
    ['Rain for nine hours', 'saw your gallery from nine hours of rain', 'web design'],
    ['A little more light', 'saw your darkroom prints of {make}', 'design'],
    ['Kodak went up', 'saw your post about shooting slower since Kodak went up', 'money'],
  ],
  illustrator: [
    [
      'Illustrator. {make}. Shop',
      'saw your shop is open till December',
      'selling design web shelf',
      'the December orders',
    ],
    ['Roughs for', 'saw your roughs for {make}, with the fox', 'design pictures'],
    ['Deadline moved up', 'saw your post about the deadline and the twelfth cup', 'money'],
    ['Two-colour riso', 'saw your two-colour riso print from {place}', 'design selling shelf'],
    ['Page 14', 'saw your post about the nine attempts at page 14', 'design pictures'],
    ['Sketchbook tour', 'saw your sketchbook tour', 'pictures web'],
    ['A publisher said yes', 'saw that a publisher said yes', 'money reach web'],
  ],
  tattooist: [
    ['Guest spot in', 'saw you have a guest spot in {place} next month', 'bookings reach', 'the four days'],
    ['Books open on the 1st', 'saw your books open on the 1st', 'bookings web', 'the next opening'],
    [
      'New flash',
      'saw your new flash sheet, each one done once',
      'bookings pictures selling',
      'the flash bookings',
    ],
    ['Healed after', 'saw your post about the piece healed after eighteen months', 'pictures shelf'],
    ['She sat seven hours', 'saw your post about the seven-hour sitting', 'bookings', 'the long sittings'],
    ['Redrew this stem', 'saw you redrew that stem eleven times', 'pictures'],
  ],
  musician: [
    [
      'Sold out in',
      'saw that you sold out in {place} and added a matinee',
      'bookings reach selling',
      'the matinee',
    ],
    ['Recorded the whole thing', 'saw that you recorded in a boathouse', 'pictures reach'],
    ['Demo number nine', 'saw that the bridge works on demo number nine', 'reach pictures'],
    [
      'The van broke down',
      'saw your post about the van breaking down and playing in the garage',
      'repair pictures',
    ],
    ['Vinyl test pressings', 'saw the vinyl test pressings arrived', 'selling design shelf web'],
  ],
  podcaster: [
    [
      'Live show in',
      'saw your post about the live show in {place} on the 9th',
      'bookings reach',
      'the live show',
    ],
    ['Episode 80', 'saw episode 80, the lighthouse keeper who’s afraid of the dark', 'reach web pictures'],
    ['You sent 212', 'saw your post about listening to 212 voice notes', 'web reach'],
    ['We lost an hour', 'saw your post about the lost hour of tape', 'repair web'],
    ['A podcast of', 'saw you bring out an episode every other Thursday', 'reach web pictures'],
  ],
  author: [
    [
      'Signing at the bookshop',
      'saw your post about the signing in {place} on Saturday',
      'reach bookings',
      'the signing',
    ],
    ['Cover reveal', 'saw your cover reveal is on Friday', 'reach design web'],
    [
      'Wrote four hundred',
      'saw your post about four hundred words written and three hundred deleted',
      'pictures',
    ],
    ['A reader sent me', 'saw your post about the map a reader drew of your town', 'design reach'],
    ['I write {make}', 'saw your third book is coming soon', 'reach design web', 'the third book'],
  ],
};
