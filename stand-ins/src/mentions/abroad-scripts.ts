// Mentions, in English, of Japanese, Arabic and Hebrew accounts.
import type { Mentions } from './mention.ts';

export const abroadScripts: Mentions = {
  'japanese-sweets': [
    [
      '本日の新作',
      'saw there’s a new sweet today, in limited numbers',
      {
        selling: ', so I bet people ask you to keep some for them',
        pictures: ', so I guess there’s only a moment to take photos',
        reach: ', so I guess your regulars like to hear early',
        design: ', and I guess each new one needs its own label',
      },
    ],
    [
      '小豆を炊く',
      'saw that mornings spent cooking azuki beans are your favourite',
      { supplies: ', so you must get through a lot of beans' },
    ],
    ['桜の葉', 'saw your salted cherry leaves are ready', {}],
    [
      '{place}のマルシェ',
      'saw you’re going to have a market stall',
      {
        selling: ', so I guess you need a quick way to take payments',
        reach: ', so you’d probably like people to know where to find you',
        design: ', so there must be a lot to pack and label',
      },
      'the market',
    ],
  ],
  'japanese-hiker': [
    ['雲の上に', 'saw your post about everyone going quiet above the clouds', {}],
    ['猫が地図', 'saw your cat won’t move off the map', {}],
  ],
  'arabic-perfume': [
    [
      'وصلت اليوم',
      'saw your post about today’s new batch',
      {
        selling: ', so there must be orders to pack now',
        pictures: ', so I guess it needs new photos',
        reach: ', and you’d probably like your customers to know',
        design: ', so there must be a lot to label',
      },
    ],
    [
      'ثلاثة أشهر',
      'saw your post about the scent that was worth three months',
      {
        pictures: ', and a scent must be hard to show in a post',
        design: ', and I guess you’d like packaging to match',
        supplies: ', so I guess you’re picky about ingredients',
      },
    ],
    [
      'نلتقي بكم',
      'saw that you’ll be at the fair on Thursday',
      {
        selling: ', so I guess you need a quick way to take payments',
        reach: ', so you’d probably like people to know where to find you',
        design: ', so you must need a lot of boxes and bags',
      },
      'the fair',
    ],
    [
      '{make} | توصيل',
      'saw that you deliver to every city',
      { selling: ', so you must send a lot of parcels' },
      'your parcels',
    ],
  ],
  'arabic-designer': [
    [
      'حرف الواو',
      'saw your post about the letter that took a whole week',
      {
        pictures: ', and I guess a phone photo doesn’t quite show that',
        money: ', and I guess that’s hard to put on an invoice',
        supplies: ', so you must be picky about your ink',
      },
    ],
    [
      'فتحنا التسجيل',
      'saw that sign-ups are open and places are limited',
      {
        bookings: ', so the messages must be coming in',
        reach: ', and you’d probably like the right people to see it',
        web: ', and I guess people ask you where to sign up',
      },
      'the sign-ups',
    ],
    [
      'حبر جديد',
      'saw your post about new ink on old paper',
      { supplies: ', so I guess you’re always looking for good materials' },
    ],
    [
      'من ورشة',
      'saw your post about the workshop and your thanks to everyone who came',
      { bookings: ', and I bet people ask when the next one is' },
      'the next workshop',
    ],
  ],
  'hebrew-baker': [
    [
      'נגמר כבר',
      'saw you were sold out by nine and are making double next week',
      {
        team: ', so you’ll probably need more hands that morning',
        selling: ', so I bet people want to order ahead now',
        supplies: ', so you’ll need a lot more flour',
      },
      'the double batch',
    ],
    [
      'סדנה חדשה',
      'saw your new workshop has three places left',
      {
        bookings: ', so you’re probably answering a lot of messages about it',
        reach: ', so just a few more people need to see it',
        supplies: ', so you’ll probably need flour for a whole group',
      },
      'the new workshop',
    ],
    [
      'המחמצת שלנו',
      'saw your sourdough starter turned seven',
      { supplies: ', so it must have eaten a lot of flour by now' },
    ],
    [
      '{make} | הזמנות',
      'saw that people order from you by message',
      {
        selling: ', so your phone must be buzzing all day',
        web: ', so you must be answering the same questions a lot',
      },
      'the orders',
    ],
  ],
  'hebrew-therapist': [
    [
      'פתחנו קבוצה',
      'saw that you’ve opened a new group',
      {
        bookings: ', so people must be writing to you for a place',
        reach: ', and you’d probably like the right people to hear about it',
        web: ', and I guess people want to read about it first',
      },
      'the new group',
    ],
    ['שתלנו', 'saw what came of planting, watering and waiting', {}],
    [
      '{make} | online',
      'saw that you work online and in person',
      {
        bookings: ', so your calendar must be a bit of a puzzle',
        web: ', so I guess people look you up online first',
        money: ', so payments must come in from all over the place',
      },
    ],
  ],
};
