// Written by scripts/samples/write.ts with the product’s own writer; scripts/samples/choices.ts says for whom.
export const sampleDms = [
  {
    handle: 'nadia.paper',
    name: '*Nadia* | Studio',
    craft: 'Artist',
    bio: 'Illustrator. Editorial illustrations. *Shop open till December*.',
    text: 'Hi *Nadia*, saw your *shop is open till December*, so I thought I’d get in touch. We offer boxes and mailers for prints, from recycled card, in runs from 50. There are free samples in your own colours. Want me to send you some?',
  },
  {
    handle: 'omar.woodwork',
    name: '*Omar* | Joinery',
    craft: 'Carpenter',
    bio: 'Bookcases\n*One workshop, two hands, booked into spring*',
    text: 'Hi *Omar*, saw that your *workshop is booked into spring*, so I thought I could save you some back and forth. We make booking software for makers: orders, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the orders waiting for spring?',
  },
  {
    handle: 'ruth.plantbased',
    name: '*Ruth* | Eats Plants',
    craft: 'Blogger',
    bio: '*Recipe developer*. New dairy-free bakes every Wednesday.',
    text: 'Hi *Ruth*, saw that you *publish a new recipe every Wednesday*, so I thought I’d get in touch. I photograph food for cooks who publish: one morning, twenty pictures. The first three pictures are free, yours to keep. Want to give it a try?',
  },
  {
    handle: 'rita.hale.bags',
    name: '*Rita* Hale | Leather Goods',
    craft: 'Product/Service',
    bio: 'One maker since 2019\nCamera straps\n*Waiting list: six weeks*',
    text: 'Hi *Rita*, saw *there’s a six-week waiting list for your camera straps*, so I thought I could save you some back and forth. We make booking software for makers: orders, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the waiting list?',
  },
  {
    handle: 'callum.knit',
    name: '*Callum* | Wool & Thread',
    craft: 'Designer',
    bio: '*Wool nerd 🧶 naturally dyed yarn · newsletter on Sundays*',
    text: 'Hi *Callum*, saw that you *write a wool newsletter on Sundays*, and people will be looking you up. We make a newsletter tool for makers: patterns, sign-ups, a page to sell from. You can try it free for 30 days, no card needed. Want to give it a try?',
  },
] as const;
