import { describe, expect, it } from 'vitest';
import { offerWording, productWording } from './wording.ts';

describe('the wording of a product', () => {
  it.each([
    [
      'Booking software for studios: classes, waiting lists, reminders.',
      'thing',
      'booking software for studios',
    ],
    ['Online course for home bakers', 'thing', 'an online course for home bakers'],
    ['A marketing agency for dentists.', 'statement', 'we are a marketing agency for dentists'],
    ['Life coach for women over forty', 'statement', 'I am a life coach for women over forty'],
    ['GET MORE CLIENTS!!! We film reels for brands.', 'statement', 'we film reels for brands'],
    ['SEO audit for shops', 'thing', 'an SEO audit for shops'],
    ['Handmade ceramic mugs', 'thing', 'handmade ceramic mugs'],
    ['We sell handmade soap', 'statement', 'we sell handmade soap'],
    ['I am a photographer', 'statement', 'I am a photographer'],
    ['Tally helps cafés count stock', 'statement', 'Tally helps cafés count stock'],
    ['Helping coaches fill their calendars', 'statement', 'we help coaches fill their calendars'],
    ['Software that makes booking easy', 'thing', 'software that makes booking easy'],
    ['Grow your Instagram with reels', 'deed', 'grow your Instagram with reels'],
    ['WE SELL HANDMADE SOAP!!!', 'statement', 'we sell handmade soap'],
    ['BEST SEO SERVICE FOR SMALL SHOPS', 'thing', 'an SEO service for small shops'],
    ['- Logo design\n- Web design\n- Print', 'thing', 'logo design'],
    ['Product: wool yarn, dyed by hand', 'thing', 'wool yarn, dyed by hand'],
    ['Tired of no-shows? We send reminders. See https://x.example', 'statement', 'we send reminders'],
    ['✨ Candles ✨ www.candles.example', 'thing', 'candles'],
    ['Buchungssoftware für Studios und Kurse', 'quoted', 'Buchungssoftware für Studios und Kurse'],
    ['陶芸教室のための予約システムです。', 'quoted', '陶芸教室のための予約システムです'],
    ['**Meal plans** for [busy] parents', 'thing', 'meal plans for parents'],
  ])('%j', (text, form, words) => {
    expect(productWording(text)).toMatchObject({ form, text: words });
  });

  it('names the parts of a list', () => {
    expect(productWording('Booking software: classes, waiting lists and reminders').parts).toEqual([
      'classes',
      'waiting lists',
      'reminders',
    ]);
  });

  it('cuts a long paragraph where the sentence can end', () => {
    const long =
      'We run a small studio that designs brand identities, packaging and websites for food and drink companies who ' +
      'are about to launch in supermarkets and need to look the part. Founded by two sisters.';
    const { text } = productWording(long);
    expect(long.toLowerCase()).toContain(text);
    expect(text.split(' ').length).toBeLessThanOrEqual(16);
    expect(text).not.toMatch(/(?:and|for|who|that|the)$/);
  });

  it('bears emptiness', () => {
    expect(productWording('✨').form).toBe('quoted');
  });
});

describe('the wording of an offer', () => {
  it.each([
    ['First 3 months free, set-up done for you.', 'note', 'the first 3 months free, set-up done for you'],
    ['Free consultation', 'thing', 'a free consultation'],
    ['20% off the first order', 'thing', '20% off the first order'],
    ['Book a free call', 'deed', 'book a free call'],
    ['You get a sample box first', 'statement', 'you get a sample box first'],
    ['The first month is free', 'statement', 'the first month is free'],
    ['Free shipping', 'note', 'free shipping'],
    ['Erste Stunde kostenlos für dich', 'quoted', 'Erste Stunde kostenlos für dich'],
  ])('%j', (text, form, words) => {
    expect(offerWording(text)).toMatchObject({ form, text: words });
  });
});
