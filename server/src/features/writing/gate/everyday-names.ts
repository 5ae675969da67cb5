// Names that need no source: days, months, languages, well-known products.
import { fold } from '../../../lib/words.ts';
import { isCalendarName } from './calendar.ts';

/** Expects a folded word. */
export function isEverydayName(word: string): boolean {
  return names.has(word) || isCalendarName(word);
}

const products = `instagram insta ig dm dms reel reels story stories facebook whatsapp telegram signal messenger tiktok youtube
  spotify netflix google gmail maps apple iphone ipad android airpods android microsoft excel word powerpoint outlook teams zoom
  slack notion trello asana canva figma photoshop lightroom shopify etsy ebay amazon paypal stripe klarna wordpress squarespace wix
  airbnb booking uber deliveroo lieferando doordash opentable linkedin pinterest substack patreon mailchimp hubspot dropbox drive
  icloud icloud bluetooth wifi wlan usb pdf sms crm seo faq fyi diy ok okay ps ai ki ia tv dj pc mac linux chatgpt lego ikea
  doodle calendly resy mindbody`;

function languageNames(): string[] {
  const codes = 'en de fr es it pt nl pl sv da no fi cs tr ru uk ar he hi ja ko zh el'.split(' ');
  return codes.flatMap((locale) => {
    const named = new Intl.DisplayNames(locale, { type: 'language' });
    return codes.map((code) => named.of(code) ?? '');
  });
}

const festivals =
  'christmas easter halloween thanksgiving ramadan hanukkah weihnachten ostern silvester noel navidad natale pasqua natal pascoa european europe union europeenne ue';

const names = new Set([...products.split(/\s+/u), ...festivals.split(' '), ...languageNames()].map(fold));
