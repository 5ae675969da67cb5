// Mentions of travellers, families, teachers, pets and causes.
import type { Mentions } from './mention.ts';

export const life: Mentions = {
  traveller: [
    [
      'What I spent',
      'saw you added up a week in {place}, down to the last coffee',
      {
        money: ', so you like to know where the money goes',
        reach: ', which is what everyone planning a trip wants to know',
        web: ', and people will want that close when they plan',
      },
    ],
    [
      'Nineteen hours',
      'saw you’d do nineteen hours on the sleeper again tomorrow',
      {
        pictures: ', and a trip like that has a lot to show',
        reach: ', and that could win a few people over',
        web: ', and others will want to know how it works',
        supplies: ', so you know what a long night calls for',
      },
    ],
    [
      'We missed the ferry',
      'saw that missing the ferry turned into the best day of your trip',
      {
        pictures: ', and the unplanned days are the ones to keep',
        reach: ', the kind of story people read to the end',
        supplies: ', so it helps to be ready for anything',
      },
    ],
    [
      'Packing list',
      'saw that your packing list for {make} fits under the seat',
      {
        supplies: ', so every single thing has to earn its place',
        pictures: ', and people like to see it all laid out',
        web: ', and people will want to have that handy',
        reach: ', something plenty of people could use before a trip',
      },
    ],
    [
      'Saved you a search',
      'saw your tip about the bakery behind the station that opens at five',
      {
        reach: ', and that’s the sort of tip people come back for',
        web: ', the kind of thing people look up on the way',
        pictures: ', and early mornings like that are nice to show',
      },
    ],
  ],
  'dog-groomer': [
    [
      'We have two openings',
      'saw you have two openings for {make} this week',
      {
        bookings: ', and it’s nice when those go quickly',
        reach: ', so someone nearby just needs to hear about it',
        web: ', and owners often look for those in the evening',
      },
      'those openings',
    ],
    [
      'New van',
      'saw your new van is out in {place} from Monday',
      {
        bookings: ', so each day needs a good order of stops',
        design: ', so people will see you coming down the road',
        repair: ', and a working van needs some looking after',
        money: ', so there are a few new costs to think of',
      },
      'the van rounds',
    ],
    [
      'Biscuit did not',
      'saw your post about Biscuit, who sleeps through the dryer now',
      {
        pictures: ', and that’s something people would like to see',
        supplies: ', so you go to some trouble to keep dogs calm',
        bookings: ', so every dog gets the time it needs',
        reach: ', and owners of nervous dogs would like to hear that',
      },
    ],
    [
      'Doodle owners',
      'saw your post asking doodle owners to brush to the skin',
      {
        reach: ', and that’s worth saying to more than your regulars',
        bookings: ', since a tangled coat takes up more of the day',
        shelf: ', so you’re looking after the owners as well',
        web: ', and it helps to have that written down somewhere',
      },
    ],
    [
      'Before: a rug',
      'saw your before and after, from rug to terrier',
      {
        pictures: ', and pairs like that are what people stop for',
        reach: ', the kind of post people send to friends',
        supplies: ', and a coat like that takes some doing',
        bookings: ', and some dogs simply need a longer slot',
      },
    ],
  ],
  parent: [
    [
      'They ate it',
      'saw your post about them actually eating it',
      {
        reach: ', and every parent reading that wants to know how',
        pictures: ', and small wins like that are worth keeping',
        web: ', and other parents will want to look that up',
        supplies: ', so finding something they like is worth a lot',
      },
    ],
    [
      'Our favourite playground',
      'saw your favourite playground in {place} finally has a fence',
      {
        reach: ', news that other families nearby will be glad of',
        web: ', the sort of thing families look up first',
        supplies: ', so I guess you’ll be out there even more',
      },
    ],
    [
      'Saturday is for',
      'saw your post about Saturdays with {make} and pyjamas',
      {
        pictures: ', and mornings like that are worth keeping',
        supplies: ', so slow days at home are your thing',
        reach: ', and a lot of families would recognise that',
      },
    ],
  ],
  teacher: [
    [
      'Free download of',
      'saw your free download of {make} for the new term',
      {
        web: ', and people need an easy place to find it',
        reach: ', and there are plenty of teachers who’d use it',
        design: ', and it’ll end up on a lot of classroom tables',
        selling: ', so you already make things other teachers can use',
      },
    ],
    [
      'We measured the playground',
      'saw you measured the playground in bananas, all 412',
      {
        pictures: ', and that’s a lesson people would like to see',
        reach: ', the kind of lesson other teachers will borrow',
        supplies: ', so you like lessons they can get their hands on',
      },
    ],
    [
      'A child told me',
      'saw a child told you fractions are fair sharing with rules',
      {
        reach: ', and other teachers will want to hear that one',
        design: ', which would look good on a classroom wall',
        web: ', and lines like that are worth collecting somewhere',
      },
    ],
    [
      'Display board done',
      'saw your post about the five hours on the display board',
      {
        supplies: ', so there was a lot of cutting and gluing',
        design: ', so how things look in class matters to you',
        pictures: ', and that should be seen beyond the classroom',
      },
    ],
    [
      'Parents’ evening',
      'saw your post about the parents’ evening in {place} and the biscuits',
      {
        bookings: ', and fitting in every family takes some planning',
        shelf: ', and there’s always someone to thank',
        web: ', and there’s always more to share than time allows',
      },
      'the next parents’ evening',
    ],
    [
      'Tutor. {make}',
      'saw you’re a patient tutor with {make}',
      {
        bookings: ', so your week is made up of single lessons',
        web: ', so parents will look you up before they write',
        reach: ', and that’s what a lot of parents hope to find',
        money: ', so the admin after lessons is probably yours too',
      },
      'your lessons',
    ],
  ],
  rescue: [
    [
      'Open day in',
      'saw 1,100 people came to the open day in {place}',
      {
        bookings: ', and it helps to know how many to expect',
        reach: ', and many of them would like to stay in touch',
        team: ', so there were a lot of helpers to organise',
        shelf: ', and many would gladly take something home',
      },
      'the next open day',
    ],
    [
      'We need towels',
      'saw you’re asking for old towels in any colour',
      {
        reach: ', and plenty of people have a pile at home',
        repair: ', and that’s a lot of washing to do',
        supplies: ', so you get through a lot every week',
        web: ', and people like to know what’s needed',
      },
    ],
    [
      'Number 212',
      'saw that number 212 grew from 340 g to 700',
      {
        pictures: ', and that’s something people would like to follow',
        reach: ', the kind of story that brings in new supporters',
        supplies: ', and it takes a lot to get there',
        web: ', and supporters like to hear about each one',
      },
    ],
    [
      'Thank you to class 3B',
      'saw class 3B sold lemonade for your {make}',
      {
        web: ', so people like an easy way to chip in',
        reach: ', which might give other classes the idea',
        shelf: ', so people are glad to buy for a good cause',
        money: ', so even the small sums need looking after',
      },
    ],
    [
      'After four months',
      'saw that Juno has a home after four months',
      {
        pictures: ', and so often it starts with one look',
        reach: ', and the next one is waiting to be noticed',
        web: ', and most new homes start with someone looking online',
        bookings: ', and I guess that took a few visits',
      },
    ],
  ],
  'thrift-shop': [
    [
      'Forty pieces',
      'saw your post about forty pieces on the rail, green coat included',
      {
        selling: ', and each one is only there once',
        pictures: ', and every one of them wants to be seen',
        design: ', so there are plenty of tags to write',
        shelf: ', so people will be in for a good browse',
      },
      'the next drop',
    ],
    [
      'House clearance',
      'saw you found a whole trunk of {make} in {place}',
      {
        selling: ', so there’s soon a lot to price and list',
        pictures: ', and a find like that is worth showing',
        reach: ', the sort of news your regulars wait for',
        repair: ', and old finds often need a little care first',
      },
    ],
    [
      'Mended the elbow',
      'saw your post about mending the elbow with an old darning egg',
      {
        repair: ', so things get a second life with you',
        supplies: ', so mending is a real part of the work',
        pictures: ', and handwork like that is nice to see',
        reach: ', something more people would like to learn',
      },
    ],
    [
      'Sizes then',
      'saw you measure everything because sizes then aren’t sizes now',
      {
        selling: ', so each piece takes a while to list',
        web: ', and buyers will want to see that before ordering',
        design: ', so there’s a lot to fit on a tag',
        pictures: ', so you like people to see what they’re getting',
      },
    ],
    [
      'Trade your old jeans',
      'saw you trade old jeans for credit this month',
      {
        selling: ', so there’s a lot of credit to keep track of',
        reach: ', and plenty of people have a pair lying around',
        shelf: ', so people will be dropping in all month',
        repair: ', so there’ll be plenty of denim to freshen up',
      },
      'the jeans trade',
    ],
  ],
};
