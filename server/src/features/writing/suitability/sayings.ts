// Removes slogans printed on goods: a doormat that says "No soliciting" does not speak for its maker.
import { cutter, phrases } from './patterns.ts';

/** Cuts quotations and the most common sayings out of folded text about goods with words on them. */
export function cutSayings(folded: string): string {
  return goods.test(folded) ? cutCommon(folded.replace(quotation, ' ')) : folded;
}

const quotation = /["“”„«»‹›「『][^"“”„«»‹›「」『』\n]{1,60}["“”«»‹›」』]/gu;
const goods = phrases(`
  (door ?mats?|mats|mugs?|t ?shirts?|tees|shirts|hoodies?|sweatshirts?|sweaters|jumpers|socks|py?jamas?|pajamas?|pjs|sleepwear|prints|posters?|stickers?|postcards?|greeting cards?|cards|signs|plaques?|cushions?|pillows?|totes?|tote bags?|aprons?|patches|enamel pins|badges|magnets|embroider*|cross ?stitch|slogans?|lettering|tea ?towels|candles)
  (fussmatten?|turmatten?|tassen|becher|pullis?|socken|schlafanzug*|drucke|poster|aufkleber|postkarten|karten|schilder|kissen|spruche?|paillassons?|tapis|tasses|chaussettes|affiches|autocollants|cartes|coussins|panneaux)
  (felpudos?|tazas|camisetas|calcetines|pijamas?|laminas|pegatinas|postales|carteles|cojines|capachos?|canecas|meias|adesivos|cartoes|placas|almofadas|quadros|zerbini|zerbino|tazze|magliette|calzini|pigiam[ai]|stampe|adesivi|cartoline|cuscini|targhe)
  (deurmat*|mokken|sokken|kaarten|borden|kussens|wycieraczki?|kubki|koszulki|skarpetki|pizamy|pizama|plakaty|naklejki|kartki|poduszki|paspas*|kupa|kupalar|tisort*|corap*|cikartma*|kartpostal*|yastik*)
  (коврик[а-я]*|кружк[а-я]*|футболк[а-я]*|носк[а-я]*|пижам[а-я]*|постер[а-я]*|наклейк[а-я]*|открытк[а-я]*|подушк[а-я]*|табличк[а-я]*|(ال)?(اكواب|بيجامات|بيجاما|ملصقات|بطاقات|سجاد|تيشيرتات))
  (マグカップ|tシャツ|パジャマ|玄関マット|ステッカー|ポストカード|クッション)
`);
const cutCommon = cutter(`
  no (soliciting|solicitors?|junk mail|cold callers?)
  do not disturb
  (bitte )?(keine werbung|nicht storen)
  (pas de (pub|publicite)|stop pub|ne pas deranger)
  (no molestar|no publicidad|nao perturbe|non disturbare|niente pubblicita|niet storen|geen reclame|nie przeszkadzac|rahatsiz etmeyin*|не беспокоить)
`);
