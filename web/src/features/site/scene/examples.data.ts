// Written by scripts/samples/write.ts with the product’s own writer; scripts/samples/choices.ts says for whom.
export const people = [
  {
    handle: 'maeve.kilns',
    name: '[2|Maeve] | Clay Studio',
    craft: 'Artist',
    bio: '[1|Wood-fired raku tiles 🏺 Classes on Tuesday nights in Cork]',
    posts: '761',
    followers: '6.9K',
    message:
      'Hi [2|Maeve], saw you [1|teach pottery classes on Tuesday nights in Cork], so people must be writing to you about places all the time. We make booking software for studios like yours: classes, waiting lists, reminders. The first month is free, set up together in one call. Want to try it for the Tuesday classes?',
    tiles: ['pot', 'flame', 'bowl'],
  },
  {
    handle: 'tom.calder.frames',
    name: '[2|Tom] Calder | Weddings',
    craft: 'Photographer',
    bio: '[1|Shooting portraits on film since 2020 · two dates left this summer]',
    posts: '364',
    followers: '958',
    message:
      'Hi [2|Tom], saw you [1|have two dates left this summer], and I guess you’d like to fill them soon. We tell couples nearby which photographers still have dates: one newsletter every Friday. Your first listing is free. Want to give it a try?',
    tiles: ['arch', 'heart', 'flower'],
  },
  {
    handle: 'imogen.calder.gardens',
    name: '[2|Imogen] Calder | Plants',
    craft: 'Gardener',
    bio: '[1|Gardener for hire, no-dig vegetable beds a speciality 🌿]',
    posts: '153',
    followers: '3.4K',
    message:
      'Hi [2|Imogen], saw you’re [1|a gardener for hire with no-dig vegetable beds as your speciality], so there must be a lot of visits to plan. We offer a booking calendar for people who work outdoors: visits, quotes, rainy days. The first month is free, cancel any time. Want to try it for your garden visits?',
    tiles: ['flower', 'leaf', 'sun'],
  },
  {
    handle: 'lottie.coach',
    name: '[2|Lottie] | Training',
    craft: 'Fitness Trainer',
    bio: 'Strength plans for over-forties. No shouting. [1|Cape Town + online]',
    posts: '0',
    followers: '8.1K',
    message:
      'Hi [2|Lottie], saw that you [1|coach in Cape Town and online], so I guess online clients look you up first. We make one-page websites for coaches like you, with sign-up built in. There’s a free draft before you decide. Want to see a draft?',
    tiles: ['heart', 'wave', 'sun'],
  },
] as const;
