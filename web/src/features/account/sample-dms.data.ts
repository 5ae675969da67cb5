// Written by scripts/samples/write.ts with the product’s own writer; scripts/samples/choices.ts says for whom.
export const sampleDms = [
  {
    handle: 'omar.woodwork',
    name: '*Omar* | Joinery',
    craft: 'Carpenter',
    bio: 'Bookcases\n*One workshop, two hands, booked into spring*',
    text: 'Hi *Omar*, saw that your *workshop is booked into spring*, so a lot of people must be asking when it’s their turn. We make booking software for makers like you: orders, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the spring orders?',
  },
  {
    handle: 'jonah_writes',
    name: '*Jonah* | Writes',
    craft: 'Writer',
    bio: 'I write crime novels set in libraries. *Third book soon*.',
    text: 'Hi *Jonah*, saw your *third book is coming soon*, so I guess there’ll be royalties to keep track of. We do bookkeeping for freelancers and makers like you, done from photos of your receipts. You get three months free if you sign up before the end of June. No card needed. Want to try it for three months?',
  },
  {
    handle: 'rita.hale.bags',
    name: '*Rita* Hale | Leather Goods',
    craft: 'Product/Service',
    bio: 'One maker since 2019\nCamera straps\n*Waiting list: six weeks*',
    text: 'Hi *Rita*, saw *there’s a six-week waiting list for your camera straps*, so a lot of people must be asking when it’s their turn. We make booking software for makers like you: orders, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the orders on the list?',
  },
  {
    handle: 'maeve.trail',
    name: '*Maeve* Trail',
    craft: 'Athlete',
    bio: '*Started running at 38*. Now I coach form clinics.',
    text: 'Hi *Maeve*, saw that you *started running at 38 and coach form clinics now*, and I guess people like to read about you before they sign up. We make one-page websites for coaches like you, with sign-up built in. There’s a free draft before you decide. Want to see a draft?',
  },
] as const;
