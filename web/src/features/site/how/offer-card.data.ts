// Written by scripts/samples/write.ts with the product’s own writer; scripts/samples/choices.ts says for whom.
export const offer = {
  name: 'Spring workshops',
  productInfo: 'Booking software for studios: classes, waiting lists, reminders.',
  offerInfo: 'First month free, set up together in one call.',
} as const;
