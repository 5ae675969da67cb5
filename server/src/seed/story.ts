// The thirty days of the demo account: who was written to, with which outcome, and when. To show somebody else, replace a username with
// another of the stand-ins.
import {
  approve,
  block,
  buy,
  connect,
  decide,
  edit,
  followUp,
  followUpAfter,
  markSent,
  openProject,
  queue,
  reply,
  rest,
  review,
  sendNow,
  skip,
  type Step,
  tryVoice,
  write,
} from './steps.ts';

const account = 'ada.lindqvist';

const workshops = {
  name: 'Spring workshops',
  productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
  offerInfo: 'First month free, set up together in one call.',
};
const bakeries = {
  name: 'Bäckereien im Norden',
  productInfo: 'Wir rösten Kaffee in kleinen Chargen und liefern ihn jede Woche an Bäckereien und Cafés.',
  offerInfo: 'Ein kostenloses Probierpaket mit sechs Kaffees, ohne Vertrag.',
};
const dance = {
  name: 'Escuelas de baile',
  productInfo:
    'Vídeos cortos para escuelas de baile: grabamos una tarde y entregamos los vídeos al día siguiente.',
  offerInfo: 'El primer vídeo es gratis, sin compromiso.',
};

/** How many days ago, at what local time, and what happened; in chronological order. */
export const story: readonly (readonly [daysAgo: number, time: string, step: Step])[] = [
  // No account connected yet: she copies the first message and sends it herself.
  [29, '09:12', openProject(workshops)],
  [29, '09:20', write(workshops, 'mira.kilns', 'northlight.yoga', 'maeve.leather')],
  [
    29,
    '09:41',
    edit(
      'mira.kilns',
      'Hi Mira, I keep coming back to your pots. I run a small booking tool for studios, and I would love to set it up with you for the next classes. The first month is free. Shall we talk?',
    ),
  ],
  [29, '09:44', markSent('mira.kilns')],
  [28, '10:05', write(workshops, 'ember.flowers', 'theomassage')],

  // A first pack, and an account to send from.
  [27, '09:30', buy('plan_1')],
  [27, '09:38', connect(account)],
  [27, '09:40', sendNow('northlight.yoga')],
  [27, '09:52', sendNow('maeve.leather')],
  [27, '10:10', sendNow('ember.flowers')],
  [27, '10:31', sendNow('theomassage')],
  [27, '16:20', reply('maeve.leather', 'Oh, the waiting list is my life. Tell me more?')],
  [27, '17:02', decide('maeve.leather', 'interested')],
  [26, '10:15', write(workshops, 'fernhill.climbing', 'jonah_gut', 'embergoldsmith')],
  [25, '08:40', write(workshops, 'meadow_fotografie', 'atlas_needle', 'saltbox.fibre')],
  [
    25,
    '08:52',
    edit(
      'atlas_needle',
      'Hi there, saw you have a guest spot in Norwich next month. I make booking software for studios, and your four days could fill themselves. The first month is free. Want to see it?',
    ),
  ],
  [25, '19:05', reply('jonah_gut', 'Thanks, we found something already. Good luck!')],
  [25, '19:20', decide('jonah_gut', 'not_interested')],
  [24, '11:30', write(workshops, 'mira.woodwork', 'refuses.letters')],
  [23, '14:10', block('Works with a friend of mine.', 'saltmarsh.pottery', 'harbour.clay')],
  [22, '09:25', write(workshops, 'tidewater_gym', 'pebbleultra', 'omar.woodwork', 'limbo.pilates')],
  [22, '15:48', reply('meadow_fotografie', 'Does it work with two photographers sharing a calendar?')],
  [22, '16:10', decide('meadow_fotografie', 'interested')],
  [21, '10:40', write(workshops, 'juniperteaches', 'tom.calder.frames')],
  [21, '13:15', reply('pebbleultra', 'Stop messaging me please.')],

  // A second project, in another language.
  [19, '08:20', openProject(bakeries)],
  [19, '08:35', write(bakeries, 'felix_brot', 'matthias_broetchen', 'anton.backstube')],
  [18, '09:10', write(workshops, 'larkspur.data', 'jonah.runs', 'freya.band')],
  [18, '17:30', reply('felix_brot', 'Moin! Ja gerne, schick mal ein Paket in die Backstube.')],
  [18, '18:05', decide('felix_brot', 'interested')],
  [16, '10:30', write(bakeries, 'felix_broetchen', 'greta_backstube')],

  // A second voice for the studios, with another question at the end.
  [16, '11:20', tryVoice(workshops, { tone: 'playful', ask: 'Shall I set it up for you?' })],
  [16, '11:45', write(workshops, 'lottie.nourish', 'pebble_groomer')],
  [15, '09:50', write(workshops, 'zadie_flow', 'saltmarshinteriors', 'nadia.potter')],
  [15, '20:10', reply('freya.band', 'Ha, the matinee is nearly full. But for the autumn tour, yes!')],
  [15, '20:31', decide('freya.band', 'not_now', 45)],

  // She follows up on bakeries: once, after four days without an answer.
  [14, '09:05', followUpAfter(bakeries, 4)],
  [14, '10:20', write(workshops, { username: 'harbour.clay', although: 'blocked' })],
  [13, '09:35', write(bakeries, 'svenjabackstube', 'felix.broetchen', 'refuses.kaffee')],
  [12, '09:15', write(workshops, 'tidewatermassage', 'hugo_florist', 'maeve_asana')],
  [12, '13:30', followUp()],
  [12, '16:05', reply('greta_backstube', 'Klingt gut. Was kostet es nach dem Paket?')],

  // A larger pack, and a third project with review.
  [10, '11:02', buy('plan_2')],
  [9, '09:30', openProject(dance)],
  [9, '09:31', review(dance)],
  [9, '09:40', write(dance, 'paloma.danza', 'diego.salsa', 'paloma_flamenco')],
  [9, '10:15', approve('paloma.danza')],
  [9, '10:16', approve('diego.salsa')],
  [9, '10:17', skip('paloma_flamenco')],
  [9, '13:30', followUp()],
  [8, '09:20', write(workshops, 'willow.rope', 'kestrel.frames', 'imogen.greenhouse')],
  [8, '12:40', reply('hugo_florist', 'The weddings are a mess of emails, so yes please.')],
  [8, '13:05', decide('hugo_florist', 'interested')],
  [7, '18:20', reply('diego.salsa', '¡Claro! ¿Venís el jueves que viene?')],
  [6, '10:25', write(workshops, 'competitor.bookings', 'orders.florist', 'empty.page')],
  [5, '09:45', write(workshops, 'brambleneedle', 'dariogoldsmith')],
  [5, '15:30', reply('zadie_flow', 'Can it do pay-what-you-can classes?')],
  [4, '10:10', write(workshops, 'nodms.ines', 'grieving.hannah', 'underage.mia', 'memorial.paul')],
  [3, '09:30', write(dance, 'diegotango', 'ines_danza', 'mateo_baile')],
  [3, '10:45', approve('diegotango')],
  [3, '11:30', write(bakeries, 'ole.backstube')],
  [2, '11:15', write(workshops, 'missing.studio', 'private.glaze', 'bramble_osteo')],
  [2, '17:10', reply('kestrel.frames', 'Spring is almost full, but send me the link.')],

  // Instagram limits the account, so the newest messages wait until tomorrow.
  [1, '15:20', rest()],
  [1, '15:30', write(workshops, 'harbourfloral', 'maeve_pod', 'maeve_lens')],
  [1, '15:45', write(bakeries, 'greta.backstube', 'lena.konditorei')],
  [1, '16:00', write(dance, 'carmen_flamenco', 'luciatango')],
];

/** Still in the queue at the end: slow names, and one whose profile is unreachable. */
export const unfinished: Step = queue(
  workshops,
  'down.river.yoga',
  ...['kilns', 'pilates', 'florals', 'framing', 'letters', 'weaving'].map((craft) => `slow.${craft}`),
);
