// Common goods and services across languages, so that "Seife" matches what a soap maker sells.
import { anywhere, type Pattern, phrases } from './patterns.ts';

/** Kinds of goods that a folded text says are sold, made or done there. */
export function goodsOf(folded: string): string[] {
  return Object.entries(kinds)
    .filter(([, patterns]) => patterns.every((pattern) => pattern.test(folded)))
    .map(([kind]) => kind);
}

/** Whether a folded text of a profile offers something for money. */
export function offersForMoney(folded: string): boolean {
  return sells.test(folded) || japaneseSells.test(folded);
}

function either(list: string, japanese: string): Pattern {
  const patterns = [phrases(list), anywhere(japanese)];
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}
const tool = either(
  '(apps?|software|tools?|platform|saas|system|logiciel|plateforme|aplicacion|plataforma|aplicativo|sistema|programma|piattaforma|aplikacj*|uygulama*|yazilim*|приложени[а-я]*|сервис|программ[а-я]*|تطبيق|برنامج|منصه)',
  'アプリ|システム|ソフト',
);

/** A kind matches if all of its patterns do. */
const kinds: Record<string, Pattern[]> = {
  scheduling: [
    either(
      '(booking|bookings|scheduling|scheduler|appointments?|waitlists?|reminders|termin*|buchung*|reservation*|rendez vous|reservas?|citas|agendamento*|prenotazion*|appuntament*|afspraken|rezerwacj*|randevu*|rezervasyon*|запис[а-я]{1,2}|бронировани[а-я]*|حجز|الحجز|مواعيد)',
      '予約',
    ),
    tool,
  ],
  soap: [
    either(
      '(soaps?|seifen?|naturseifen?|savons?|jabon|jabones|sabonetes?|sapon[ei]|zeep|zepen|mydl[ao]|sabun*|мыло|صابون|الصابون)',
      '石けん|石鹸|せっけん',
    ),
  ],
  candles: [
    either(
      '(candles?|kerzen?|duftkerzen|bougies?|velas|candele|kaarsen|swiece|mum(lar)?|свеч[а-я]|شموع)',
      'キャンドル',
    ),
  ],
  translation: [
    either(
      '(translat(e|es|ion|ions|ing|or|ors)|ubersetz*|tradu(ction|ctions|is|isons|cteur|ctrice)|traduccion(es)?|traductora?|traduzco|traducimos|traducao|traducoes|traduzo|traduzimos|tradutora?|traduzion[ei]|traduttor[ei]|traduttrice|vertal*|tlumacz*|ceviri*|cevirmen*|tercum*|перевод[а-я]*|ترجمه|الترجمه|مترجم*)',
      '翻訳',
    ),
  ],
  reels: [
    either('(reels?|tiktoks?|short videos?|shorts)', 'リール|ショート動画'),
    either(
      '(film*|shoot*|edit*|subtitl*|produc*|caption*|dreh*|schneid*|schnitt|untertitel*|tourn*|mont*|sous titr*|grab*|subtitul*|grav*|legend*|gir*|sottotitol*|opnemen|ondertitel*|monteer*|nagryw*|napis*|cek*|kurgu*|altyazi*|снима*|съемк*|монтаж*|субтитр*|تصوير|مونتاج|ترجمه)',
      '撮影|編集|字幕|制作',
    ),
  ],
  coffee: [
    either(
      '(coffee roast*|roaster(y|s)?|kafferoster*|kaffeerost*|rosterei|torrefact*|tostador*|cafe tostado|torrefac*|torrefazion*|koffiebrander*|palarni*|kavurma|обжар*|محمصه)',
      '焙煎',
    ),
  ],
  webDesign: [
    either(
      '(web ?design*|websites?|webseiten|webentwickl*|sites? (web|internet)|paginas web|diseno web|siti web|sviluppo web|strony (www|internetowe)|web tasarim*|создани[а-я] сайтов|تصميم مواقع)',
      'ホームページ制作|web制作',
    ),
    either(
      '(design*|build*|make|develop*|bau*|erstell*|entwickl*|cre*|dise*|desarroll*|desenvolv*|realizz*|svilupp*|maken|bouw*|tworz*|tasarim*|создани*|делаю|تصميم)',
      '制作',
    ),
  ],
};

const sells = phrases(`
  (we|shop|store|orders?|sell|sells|selling|price ?list|prices|resellers?|wholesale|handmade|founder|made by|services?|clients|quotes?|from [€$£]|free trial|demo|per (word|page|video))
  (wir|bestell*|preisliste|preise|wiederverkauf*|handgemacht*|handgefertigt|grosshandel|kunden|angebot|manufaktur)
  (nous|commandes?|tarifs?|devis|revendeurs?|artisanale?s?|fait main|clients|boutique|je (filme|tourne|monte|traduis))
  (hacemos|pedidos?|precios?|tarifas?|mayoristas?|hech[oa] a mano|artesanal*|clientes|presupuestos?|fazemos|encomendas?|precos?|orcamentos?|atacado|feit[oa] a mao|para (restaurantes|empresas|hoteis|hoteles))
  (facciamo|ordini|listino|prezzi|preventiv[oi]|rivenditori|fatt[oi] a mano|artigianal*|clienti|wij|bestel*|prijslijst|prijzen|offertes?|handgemaakt*|wederverkopers)
  (zamowieni*|cennik|ceny|hurt*|recznie robion*|wycena|klient*|siparis*|fiyat*|toptan|el yapimi|musteri*|teklif al*|заказ*|прайс*|цен[аы]|опт*|ручной работы|клиент*|للطلب|اسعار|جمله|يدوي|عملاء)
`);
const japaneseSells = anywhere(
  'ご?注文|料金|価格|卸|ご依頼|承り|承ります|手作り|販売|お見積|制作します|お任せ',
);
