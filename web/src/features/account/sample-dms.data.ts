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
    handle: 'ruth.plantbased',
    name: '*Ruth* | Eats Plants',
    craft: 'Blogger',
    bio: '*Recipe developer*. New dairy-free bakes every Wednesday.',
    text: 'Hi *Ruth*, saw that you *publish a new recipe every Wednesday*, so you must need new photos every week. I photograph food for cooks who publish: one morning, twenty pictures. The first three pictures are free, yours to keep. Want to give it a try?',
  },
  {
    handle: 'rita.hale.bags',
    name: '*Rita* Hale | Leather Goods',
    craft: 'Product/Service',
    bio: 'One maker since 2019\nCamera straps\n*Waiting list: six weeks*',
    text: 'Hi *Rita*, saw *there’s a six-week waiting list for your camera straps*, so a lot of people must be asking when it’s their turn. We make booking software for makers like you: orders, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the orders on the list?',
  },
  {
    handle: 'lottie.class',
    name: '*Lottie* Class',
    craft: 'Education',
    bio: '*Tutor*. Spelling songs. Patient.',
    text: 'Hi *Lottie*, saw that you’re *a tutor, and a patient one*, so I guess the invoices are yours to write too. We do bookkeeping for freelancers and makers like you, done from photos of your receipts. You get three months free if you sign up before the end of June. No card needed. Want to try it for your lessons?',
  },
] as const;
