// Profiles whose message the sender should review: campaigns, adult content, and profiles without content.
import type { Profile } from '../../../providers/profiles/port.ts';
import { foldText } from './fold.ts';
import { anywhere, cutter, phrases } from './patterns.ts';

export function isPolitical(statement: string): boolean {
  return politics.test(cutApolitical(statement)) || japanesePolitics.test(statement);
}

export function isAdult(statement: string): boolean {
  const rest = cutDecent(statement);
  return adult.test(rest) || (adultsOnly.test(rest) && !agedTrade.test(rest));
}

/** Whether neither the biography nor a caption has a word beyond the name. A category alone is not personal. */
export function saysNothing(profile: Profile): boolean {
  const names = new Set(foldText(`${profile.fullName} ${profile.username}`).match(wordOfText));
  return [profile.biography, ...profile.recentPosts.map((post) => post.caption)].every((text) => {
    const found = foldText(text.slice(0, longestText).replace(notWords, ' ')).match(wordOfText) ?? [];
    return found.every((word) => names.has(word));
  });
}

/** More than Instagram allows in a biography, and enough for the start of a caption. */
const longestText = 1000;
const notWords = /https?:\/\/\S{1,500}|www\.\S{1,500}|[@#][\p{L}\p{N}_.]{1,100}/gu;
const wordOfText = /\p{L}{2,}|[\p{Script=Han}\p{Script=Hangul}]/gu;

const office =
  '(mayor|congress*|senate|senator|parliament|(city |town |county )?council|councill?or|president|governor|assembly|state (house|rep*|senate)|school board|sheriff|district \\d{1,3}|mp|bundestag|landtag|stadtrat|gemeinderat|burgermeister*|kanzler*|depute|senat|mairie|maire|presidenc*|alcald*|diputad*|senador*|prefeit*|vereador*|deputad*|sindaco|senato|tweede kamer|gemeenteraad|sejm*|senatu|belediye*|milletvekil*)';
const politics = phrases(`
  (candidate|running|run|campaign|campaigning|elect|re elect|vote|kandidat|kandidatin|kandidiere|candidate?|candidat|candidat[oa]|kandydat*|aday|adayi) (for|fur|zum|zur|in|den|as|your|our|a la|au|aux|a|al|alla|per|na|do|voor|de|your next|the) (the |us |u s |your |our |next |de |la |le |den |il )*${office}
  candidat[oa] (a |al |alla |alle |per |come )?(sindac[oa]|consiglio|regione|comune|camera|senato|parlamento|europee|elezioni)*(sindac[oa]|consiglio|regione|comune|camera|senato|parlamento|europee|elezioni)
  (ال)?(مرشح|مرشحه|مرشحكم|مرشحتكم|مترشح|مترشحه)( … (البرلمان|للبرلمان|مجلس|لمجلس|الانتخابات|بلديه|البلديه))?
  (عضو|نايب) (مجلس )?(النواب|الشعب|البرلمان|الامه|الشوري)
  ${office} (candidate|kandidat|kandidatin|adayi|aday|aday adayi)
  (\\p{L}{3,14}) for (congress|senate|mayor|governor|president|parliament|city council|state senate|assembly)
  (vote (blue|red|labou?r|green|conservative|tory|democrat*|republican*|lib dem|reform)|paid for by|re elect|reelect|official campaign|campaign (page|account|hq|headquarters))
  (politician|politiker|politikerin|homme politique|femme politique|politic[oa]|polityk|siyasetci|политик)
  (member of (parliament|congress|the bundestag)|mp for|mep|mdb|mdl|congress(wo)?man|senator|state representative|councill?or for|abgeordnete*|stadtrat|stadtratin|bundestagsabgeordnete*|(vice )?mayor of|burgermeister(in)? (von|der)|depute|deputee|conseill[a-z]+ (municipale?|regionale?|departementale?)|diputad[oa]|concejal*|alcald(e|esa) de|senador[a]?|deputad[oa] (federal|estadual)|vereador[a]?|prefeit[oa] de|sindaco di|consigliere comunale|assessore|kamerlid|raadslid|wethouder|posel|poslanka|radn[ay]|milletvekili|belediye baskan*|депутат*|мэр|نايب|مرشح|مرشحه)
  (labour party|conservative party|green party|democratic party|republican party|liberal democrats?|lib dems|reform uk|(young )?(democrats|republicans|labour|conservatives)|gop|maga|snp|sinn fein|cdu|csu|spd|fdp|afd|die grunen|bundnis 90|die linke|junge union|jusos|bsw|parti (socialiste|communiste|politique)|les republicains|rassemblement national|la france insoumise|renaissance|psoe|partido (popular|socialista|politico)|unidas podemos|(partido|votar?|voto) (a |por )?podemos|(partido|movimiento|voto|votar?) (a |por )?sumar|esquerra|bloco de esquerda|partido dos trabalhadores|pt \\d{2}|fratelli d italia|partito democratico|movimento 5 stelle|forza italia|vvd|d66|pvda|groenlinks|pvv|platforma obywatelska|prawo i sprawiedliwosc|konfederacja|chp|akp|ak parti|mhp|iyi parti|единая россия|лдпр|кпрф|политическая партия|партия (роста|дела|яблоко|пенсионеров)|حزب)
  (political (party|organi[sz]ation|candidate|campaign)|government official)
`);
const japanesePolitics = anywhere(
  '(?:衆議院|参議院|市議|県議|都議|区議|町議|国会)(?:会)?議員|議員(?:候補|です)|立候補|公認候補|自民党|立憲民主党|公明党|共産党|維新の会|国民民主党|選挙事務所',
);
const cutApolitical =
  cutter(`(band|class|student|prom|birthday|dinner|tea|garden|hen) (president|party|council)
  (vote|voted) (for )?(us|me|best|no|number|now)
  student council
  (\\d{1,2} ?(m|metres?|ft)|our|my) senator
  labou?r (day|weekend)
  la renaissance
  renaissance (art|music|fair|faire|painting|festival)`);

const adult = phrases(`
  (onlyfans|only fans|fansly|fanvue|justforfans|loyalfans|manyvids|chaturbate|pornhub|mym fans|privacy com)
  (nsfw|xxx|porn*|nudes?|hentai|camgirl|cam girl|cam ?model|webcam ?model|sexcam*|stripper|findom|dominatrix|domina|escort|escorts|escort (girl|lady|service)|escortgirl|callgirl|call girl|sugar (baby|babe|daddy)|sex ?work*|erotic*|erotik*|erotiqu*|fetish*|kinky|bdsm|onlyfan|lingerie content|feet pics|swinger*)
  (adult|spicy|explicit|uncensored|18) (content|model|creator|entertainer|entertainment|film|star|actress|actor|links?|site|page|videos?)
  of (link|link in bio|in bio|top|girl|creator|model)
  (my|join|subscribe|free|link to) of
  (acompanhante|garota de programa|acompanante|scort*|puta|accompagnatrice|libertin*|kamerki|sponsoring|эскорт|интим*|онлифанс|18 контент|سكس)
`);
const adultsOnly = /18\s?\+|🔞|\+\s?18(?!\d)(?!$)/u;
const agedTrade = phrases(
  `(tattoo*|piercing*|theat*|players|amdram|choir|improv|comedy|class|classes|workshop*|course*|league|team|club|crew|dance*|all welcome|retreat*|bar|pub|club|brew*|beer*|wine*|winery|vape*|gin|rum|whisk*|distill*|cocktail*|casino|poker|festival|event|events|party|hostel|tour|tours|gym|drink responsibly|vin|bier|cerveza|vino)`,
);
const cutDecent = cutter(`ford escort
  (vehicle|police|security|pilot|tour|medical|airport|wide load) escorts?
  (classic cars?|restor*|restaur*|oldtimer*|garage|rally*|mk ?\\d) … escorts?
  escorts? (cosworth|mk|mk ?\\d|rs ?\\d{0,4}|xr3i?|\\d{2,4}|restor*|restaur*|ghia|parts|owners)
  nude (lip*|shades?|palette|tones?|nails?|colou?rs?|pumps|heels|shoes)
  (life|figure) drawing nudes?
  food porn
  foodporn`);
