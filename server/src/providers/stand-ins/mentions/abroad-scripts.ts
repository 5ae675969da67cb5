// Mentions, in English, of Japanese, Arabic and Hebrew accounts.
import type { Mentions } from './mention.ts';

export const abroadScripts: Mentions = {
  'japanese-sweets': [
    [
      '本日の新作',
      'saw there’s a new sweet today, in limited numbers',
      {
        reach: ', so people need to hear before it’s gone',
        selling: ', so people will want to get theirs in time',
        pictures: ', and it’s worth showing while it’s there',
        design: ', and sweets like that often end up as presents',
      },
    ],
    [
      '小豆を炊く',
      'saw that mornings spent cooking azuki beans are your favourite',
      {
        supplies: ', so it all starts with a good pot of beans',
        pictures: ', and plenty of people would like to watch that',
        reach: ', and people like to know how things are made',
      },
    ],
    [
      '桜の葉',
      'saw your salted cherry leaves are ready',
      {
        supplies: ', so even the small ingredients get your time',
        pictures: ', which is a nice bit of the season to show',
        reach: ', and people will want to know what comes next',
      },
    ],
  ],
  'japanese-hiker': [
    [
      '雲の上に',
      'saw your post about everyone going quiet above the clouds',
      {
        pictures: ', and a moment like that is worth keeping',
        supplies: ', and up there you rely on your kit',
      },
    ],
    [
      '猫が地図',
      'saw your cat won’t move off the map',
      {
        pictures: ', and people never get tired of seeing that',
        supplies: ', so there’s clearly a walk being planned',
        reach: ', and posts like that get passed around',
      },
    ],
  ],
  'arabic-perfume': [
    [
      'وصلت اليوم',
      'saw your post about today’s new batch',
      {
        selling: ', so there’s fresh stock to get to people',
        reach: ', and people need to hear that it’s in',
        pictures: ', and it’s worth showing while it’s new',
      },
    ],
    [
      'ثلاثة أشهر',
      'saw your post about the scent that was worth three months',
      {
        selling: ', so now people should get to smell it',
        supplies: ', so what goes into it clearly matters',
        pictures: ', and a scent needs something to look at',
        reach: ', and people like to hear what went into it',
      },
    ],
  ],
  'arabic-designer': [
    [
      'حرف الواو',
      'saw your post about the letter that took a whole week',
      {
        supplies: ', so you need things you can rely on',
        pictures: ', and people would like to watch that happen',
        reach: ', and people should know what goes into one letter',
        money: ', and a week like that is hard to price',
      },
    ],
    [
      'فتحنا التسجيل',
      'saw that sign-ups are open and places are limited',
      {
        bookings: ', so there’s a list to keep in order',
        reach: ', so the right people should hear soon',
        web: ', so people will be looking for where to join',
      },
      'the sign-ups',
    ],
    [
      'حبر جديد',
      'saw your post about new ink on old paper',
      {
        supplies: ', so you clearly care what you work with',
        pictures: ', which would be nice to see up close',
      },
    ],
  ],
  'hebrew-baker': [
    [
      'נגמר כבר',
      'saw you were sold out by nine and are making double next week',
      {
        supplies: ', and that’s a lot of extra flour',
        selling: ', so people will want to be sure of theirs',
        team: ', so it’ll be a full morning for everyone',
      },
      'the morning rush',
    ],
    [
      'סדנה חדשה',
      'saw your new workshop has three places left',
      {
        bookings: ', and those last names take some back and forth',
        reach: ', so only a few more people need to hear',
        supplies: ', so there’s plenty to get ready beforehand',
        shelf: ', and people like taking something home from those',
      },
      'the new workshop',
    ],
    [
      'המחמצת שלנו',
      'saw your sourdough starter turned seven',
      {
        supplies: ', so it’s been through a lot of flour',
        reach: ', and regulars would enjoy that story',
        pictures: ', which is a nice birthday to show',
      },
    ],
  ],
  'hebrew-therapist': [
    [
      'פתחנו קבוצה',
      'saw that you’ve opened a new group',
      {
        bookings: ', so people will be asking for a place',
        reach: ', so the people it’s for should hear of it',
        web: ', and people like to read up before joining',
      },
      'the new group',
    ],
    [
      'שתלנו',
      'saw what came of planting, watering and waiting',
      {
        supplies: ', so now there’s something growing to look after',
        pictures: ', and that’s nice to see from start to finish',
      },
    ],
  ],
};
