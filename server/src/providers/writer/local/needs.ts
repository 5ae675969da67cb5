// What a product helps with, and what a line of a profile suggests a need for, in the same vocabulary.
import type { Need } from '@opener/stand-ins/mentions/mention';

/** In the order of mention. Whom it is for says nothing about what it is: websites for photographers make no pictures. */
export function needsOfProduct(text: string): Need[] {
  const product = withoutAudience(text);
  return products
    .map(([need, pattern]) => ({ need, at: product.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ need }) => need);
}

export function withoutAudience(text: string): string {
  return text.replaceAll(audience, ' ');
}

const audience =
  /(?<!\p{L})(?:for|like|made for|für|pour|para|per) (?!the |your |free|den |die |das )(?:[^.:;,!?\n]|, (?=[\p{L}-]+(?: [\p{L}-]+)?(?:,| and | und | et | y | e )))*/giu;

export function needsOfLine(text: string): Set<Need> {
  return new Set(lines.filter(([, pattern]) => pattern.test(text)).map(([need]) => need));
}

type Table = readonly (readonly [Need, RegExp])[];

const row = (need: Need, stems: string): readonly [Need, RegExp] => [
  need,
  // A word boundary that works with accented letters, unlike \b.
  new RegExp(
    String.raw`(?<!\p{L})(?:${stems
      .trim()
      .replaceAll(/\s+/gu, '|')
      .replaceAll(String.raw`\b`, String.raw`(?!\p{L})`)})`,
    'iu',
  ),
];

const products: Table = [
  row(
    'bookings',
    `booking appointment wait(?:ing)?.?list reminder schedul no-show timetable buchung termin warteliste kursplan réserv
    rendez-vous rappel reserva citas agenda recordatorio prenota appuntament promemoria marcaç agendamento lembrete`,
  ),
  row(
    'selling',
    `checkout e-?commerce web.?shop online.?shop card.reader till\\b pos\\b wholesale stockist sales.rep parcel shipping courier onlineshop kasse
    versand caisse boutiques?.en.ligne tienda.online envíos negozio.online spedizion loja.online`,
  ),
  row(
    'reach',
    `marketing social.media instagram reels? ads\\b seo\\b followers newsletter campaign audience promot what.?s-on listings? werbung reichweite publicit
    visibilité clientes.nuevos redes.sociales visibilità redes influencer press.release`,
  ),
  row(
    'pictures',
    `photograph photo.?shoot shoots?\\b video(?!.call) reels? filming pictures portrait drone fotograf bilder tournage imágenes vídeo riprese imagens`,
  ),
  row(
    'team',
    `recruit hiring job\\b cover.teacher substitute candidates? candidatos ayudantes aushilf vermittel applicants vacanc staff payroll rota shift job.board personalplan schicht mitarbeiter dienstplan paie planning nómina turnos turni personale escala equipas`,
  ),
  row(
    'supplies',
    `flour grain mill clay glaze yarn wool\\b fabric hides? wax\\b ingredient raw.material supplier timber coffee beans
    seeds hops produce mehl getreide garn stoffe zutaten werkzeug kaffee farine argile laine tissus café\\b harina arcilla lana
    telas farina argilla tessuti caffè farinha barro tecidos`,
  ),
  row(
    'shelf',
    `soap coffee tea\\b candle gift snack drinks? chocolate wine\\b cosmetic plants? mugs? honey seife kaffee tee\\b kerzen geschenk
    honig savon café\\b thé\\b bougie cadeau miel jabón té\\b velas? regalo sapone caffè candele sabonete chá\\b presente mel\\b`,
  ),
  row(
    'money',
    `accounting bookkeep invoice tax\\b loan cash payroll pricing buchhalt steuer rechnung compta factur
    contab factura fattur impost`,
  ),
  row(
    'web',
    `website web.?design web.?shop hosting online.shop webseite (?<!on.)sites?\\b sito\\b página.web newsletter.tool`,
  ),
  row(
    'repair',
    `repair fix(?:es|ing)?\\b clean maintenance renovat machine rescu(?:e|ing)\\b damaged spare.parts reparatur reinig wartung répar nettoy entretien limpieza reparaci mantenimiento pulizi
    riparaz limpez reparaç`,
  ),
  row(
    'design',
    `logo brand packaging print label sticker poster design etikett verpackung druck étiquette emballage impression etiqueta embalaje imprenta etichett stampa embalagem`,
  ),
];

const lines: Table = [
  row(
    'bookings',
    `class workshop lesson course appointment book(?:ed|ing) waiting.?list sign-?ups? session retreat places.left seats tables kurs termin
    workshop ausgebucht plätze atelier cours séance complet stage clase taller plazas cita lezion cors[oi]\\b posti aula vagas inscriç`,
  ),
  row(
    'selling',
    `sold.out restock shop store market orders? launch drop stall laden markt ausverkauft boutique marché tienda mercado agotad negozio mercato esaurit loja feira esgotad`,
  ),
  row(
    'reach',
    `launch open(?:ing|s|ed) new tour festival event episode release neu eröffn nouveau ouvert nuev abrimos nuov apriamo nov[oa]s?\\b`,
  ),
  row(
    'pictures',
    `made built finished before photo firing glaze plated baked designed gemacht fertig fait terminé hecho fatto feito`,
  ),
  row(
    'team',
    `hiring join.(?:our|the).team looking.for.an? team suchen verstärkung recrut cherch busc.mos assum cerchiamo contrat`,
  ),
  row(
    'supplies',
    `bake|bread|roast|brew|cook|kitchen|glaze|clay|wood|wool|yarn|leather|flour|backen|bäck|brot|küche|cuisine|pain\\b|cocina|pan\\b|cucina|pane\\b|cozinha|pão`,
  ),
  row(
    'shelf',
    `shop store café cafe coffee.shop gift deli grocer laden hofladen boutique épicerie tienda negozio bottega loja mercearia`,
  ),
  row(
    'money',
    `invoice self-employed freelance customers founder startup selbständig freelance autónom freelancer partita.iva`,
  ),
  row('web', `website online webshop app\\b startup newsletter webseite site\\b página`),
  row(
    'repair',
    `broke repair oven machine moving renovat umbau ofen répar four\\b obra horno forno ristruttur reforma`,
  ),
  row('design', `label packag print cover rebrand logo etikett étiquette etiqueta etichett`),
];
