// How people say in other languages that they do not want to be contacted or sold to.
import { anywhere } from './patterns.ts';

/** `no` comes before what is not wanted, `shut` after it. All words are folded. */
type Language = { no: string; wanted: string; shut: string };

const german: Language = {
  no: 'kein|keine|keinen|keiner|keinerlei|nicht(?! (nur|zogern|vergessen))|nie|niemals|bitte nicht|nein zu|stopp?|schluss mit|verzichte* auf|nix',
  wanted:
    'pns?|nachrichten?|privatnachricht*|direktnachricht*|kooperation*|kollab*|werbung|werbe*|anfragen?|zusammenarbeit*|angebote?|vertrieb*|verkauf|verkaufen|verkaufer*|verkaufs(gesprach*|anruf*|mails?|nachrichten?|angebote?|versuche?)|vertreter*|sponsor*|akquise|kaltakquise|networke*|networkmarketing|produkttest*|kontaktieren|anschreiben|anwerben|kontaktaufnahme|kontaktanfrag*|influencer*|spam*|partnerschaft*|verkaufsgesprach*|was verkaufen|etwas verkaufen|verkaufen|aufschwatzen|zutexten|anquatschen',
  shut: 'unerwunscht|nicht (erwunscht|erwunschte|beantwortet|gelesen|gewollt|gewunscht|willkommen|moglich|annehmen)|nicht|nein danke|nein|zwecklos|verboten|geschlossen|zu|deaktiviert|gesperrt|blockiert|block|wird (blockiert|geloscht|ignoriert|gemeldet)|werden … (blockiert|geloscht|ignoriert|gemeldet)|ignoriere ich|losche ich|blocke ich|blockiere ich|sinnlos|sparen|sparet|lasst es|absehen|unterlassen|interessier* mich nicht|tabu|aus',
};

const french: Language = {
  no: 'pas de|pas d|pas des|pas la pour|pas ici pour|aucune?s?|non aux?|non a la|jamais de|stop aux?|stop|zero|ni|plus de|n accepte (pas|plus|aucun*)|ne (fais|prends|reponds|veux|recherche|cherche|souhaite|lis|suis|vends) (pas|plus)|pas interessee? par|refuse|inutile de (me )?|merci de ne pas|priere de ne pas|svp pas de|ne pas',
  wanted:
    'mps?|messages? (prives?|directs?|commerciaux)?|demarch*|pubs?|publicit*|partenariats?|collaborations?|sponsor*|prospect*|propositions?|commercia*|vent(e|es)|vendre|vendeurs?|contacter|ecrire|m ecrire|solliciter|sollicitations?|marques|placements? de produits?|marketing|mlm|spam*|colab*',
  shut: 'fermee?s?|non merci|refusee?s?|ignoree?s?|bloquee?s?|s abstenir|desactivee?s?|interdite?s?|indesirables?|non|pas (acceptee?s?|la peine|lus?|bienvenu*)|blocage|supprimee?s?|ne m interess*|passez votre chemin|direct bloque*|poubelle',
};

const spanish: Language = {
  no: 'no(?! (solo|dudes|te pierdas|olvides|es(?!c)))|nada de|ni|cero|basta de|prohibid[oa]s?|evit* |abstener*|tampoco|ningun*|dejen de|deja de',
  wanted:
    'mds?|mensajes? (directos?|privados?)?|inbox|colab*|publi|publicidad*|promocion*|ventas?|venderme|vender|vendedor*|patrocin*|propuestas?|ofertas?|ofrecer*|ofrezc*|anuncios?|comerciales|me (escrib*|contact*|mand*|envi*|vend*|agreg*)|escrib(ir|as|an|irme)|contact(ar|arme|es|en)|acoso comercial|marcas|acuerdos|alianzas|spam*|publicitarias?',
  shut: 'cerrad[oa]s?|no,? gracias|no|prohibid[oa]s?|ignorad[oa]s?|bloque*|abstenerse|abstenganse|desactivad[oa]s?|sera* (bloquead*|ignorad*|eliminad*)|no (leo|respondo|contesto|acepto|admit*|me interesa*|bienvenid*)|fuera|al bloqueo|denunci*|reportad*',
};

const portuguese: Language = {
  no: 'nao(?! (so|perca|deixe|hesite|tenha|e))|sem|nada de|nem|proibid[oa]s?|chega de|parem? de|favor nao|evit*|dispenso|recuso|ignoro|bloqueio',
  wanted:
    'mensage(m|ns)|directs?|inbox|parcerias?|publi|publis|publicidade|propagandas?|colab*|divulga*|vendas?|vender|vendedor*|permutas?|patrocin*|propostas?|ofertas?|chamar|chame|mandar|mande*|contat*|recebidos|spam*|marcas|anunci*',
  shut: 'fechad[oa]s?|nao,? obrigad[oa]|nao|proibid[oa]s?|ignorad[oa]s?|bloque*|desativad[oa]|abster|dispenso|denunci*|serao … (bloquead*|ignorad*|apagad*)',
};

const italian: Language = {
  no: 'niente|non(?! (solo|esita|perd|vedo))|nessun[oa]?|no|no a|no alle|no ai|vietat[oaie]|basta|evitate|evita|astenersi|smettetela|stop|zero',
  wanted:
    'messaggi*|messaggi privati|direct|collaborazion*|collab*|pubblicit*|promozion*|sponsor*|vendit*|vendere|vendermi|venditor*|propost*|offerta|offerte|contatt*|scriver*|scrivetemi|scrivermi|spam*|partnership|marchi|brand|advertising|marketing|rappresentanti',
  shut: 'chius[oaie]|no,? grazie|no|vietat[oaie]|ignorat[oaie]|bloccat[oaie]|blocco|astenersi|disattivat[oaie]|non (accettat*|gradit*|interess*|rispondo|leggo|mi interess*|accetto)|sgradit[oaie]|verranno … (bloccat*|ignorat*|cancellat*|eliminat*)',
};

const dutch: Language = {
  no: 'geen|niet(?! (alleen|twijfelen|vergeten))|nooit|nee tegen|stop met|gelieve … niet|graag geen|liever geen|wil geen|nul',
  wanted:
    'pb|prive ?berich*|bericht*|dmen|dm en|dmn|samenwerking*|reclame*|promotie*|verkoop*|verkopen|verkopers|acquisitie*|aanbieding*|colportage|benaderen|benaderd|aanvragen|sponsor*|werving|marketing|spam*|berichten|contacteren|contact opnemen|aanbod|partnerschap*',
  shut: 'gesloten|dicht|ongewenst|niet (gewenst|welkom|beantwoord|gelezen|open)|niet|nee dank*|nee bedankt|nee|verboden|word(t|en) … (genegeerd|geblokkeerd|verwijderd|gemeld)|blok|blokkeer ik|negeer ik|uit|staan uit',
};

const polish: Language = {
  no: 'nie(?! (tylko|zwleka*|krepuj*|boj*|waha*|przegap*))|bez|zadn*|brak|stop|zero|dosc|prosze nie|uprasza* … nie',
  wanted:
    'pw|priv|wiadomosc*|wspolprac*|reklam*|spam*|ofert*|promocj*|sprzeda*|kolaborac*|partnerst*|propozycj*|pisac|piszcie|pisz|kontakt*|akwizyc*|handlow*|marketing*|sprzedawc*',
  shut: 'zamkniet*|wylaczon*|ignoruj*|ignorowan*|blokuj*|blok|usuwam|kasuj*|nie (czytam|odpisuj*|dziekuj*|przyjmuj*|interesuj*|sa|odpowiad*)|nie|niemile widzian*|niepozadan*|zabronion*|zakaz*|podziekuj*|odpada*',
};

const turkish: Language = {
  no: 'no|istenmeyen|lutfen dm',
  wanted:
    'mesaj*|reklam*|is ?birlig*|isbirlikleri*|is birlikleri*|tanitim*|satis*|teklif*|kolaborasyon*|spam*|ozel mesaj|barter|takas|pazarlama*|satici*',
  shut: 'kapali*|yok|yapmi*|yapmayin*|atma|atmayin*|almi*|istemi*|kabul etmi*|yazma|yazmayin*|gonderme*|cevap vermi*|cevapla(nm|m)i*|cevapsiz|engel*|ilgilenmi*|okunmuyor|okumuyorum|bakmi*|bakilmi*|etmeyin*|etmi*|edilmez|hayir|yasak*|yanitla(nm|m)i*|donus yapmi*|blok*|kapatildi|silin*|sevmi*',
};

const russian: Language = {
  no: 'не(?! (только|стесня|бойтесь|бойся|пропуст|упуст))|нет|без|никак[а-я]*|никогда|ноль|просьба не|хватит|стоп',
  wanted:
    'дм|директ*|лс|личк*|личн[а-я]+ сообщен*|сообщен*|реклам*|сотруднич*|коллаб*|бартер*|пиар*|вп|взаимопиар*|спам*|предложени*|предлага*|продаж*|продавц*|рассылк*|партнерств*|писать|пишите|пиши|инфобизнес*|сетевик*|сетевой|млм|марафон*|беспокоить|вербов*|навязыва*|коммерч*|бизнес предлож*',
  shut: 'закрыт[а-я]*|не (интерес[а-я]*|беру|принима*|отвеча*|чита*|нужн*|надо|рассматрива*|пиш*|сотруднича*|предлага*|открыва*|размеща*|делаю|прода*|смотрю)|нет|в бан|бан|сразу бан|блок*|в блок|в чс|чс|игнор*|удаля*|мимо|запрещен*|отключен[а-я]*|проходите мимо',
};

const arabic: Language = {
  no: 'لا(?! (تتردد|تفوت))|ممنوع|بدون|بلا|ما (ارد|استقبل|اقبل|نقبل|احب|ابي|اسوي|اخذ)|مافي|ماارد|عدم|يمنع|رجاء لا|الرجاء عدم|ارجو عدم|غير مهتم[هة]?|مو مهتم[هة]?|نرفض|ارفض',
  wanted:
    'ال?خاص|ع الخاص|ال?رسائل|رساله|ال?مراسل[هة]|تراسل*|ارسال*|ترسل*|[ابلو]*ل?اعلان*|ال?تعاون*|للتعاون*|سبام|ال?ترويج*|ال?بيع|تبيع*|ال?عروض|عرض|ال?تواصل*|تتواصل*|ال?دعاي[هة]|دعايات|ال?تسويق*|ال?شراكات|ال?مندوبين|بالاعلان*|للاعلان*|خاص',
  shut: 'مغلق[هة]?|مقفل[هة]?|مقفول|ممنوع[هة]?|بلوك|حظر|مرفوض[هة]?|غير (مقبول*|مرغوب*|متاح*)|لا (ارد|اقرا|اقبل|يهمني|تهمني)|ما (ارد|اشوف|افتح|تهمني|استقبل|اقبل)|لا شكرا',
};

const scandinavian: Language = {
  no: 'inga|ingen|inte|ej|ikke|intet',
  wanted:
    'samarbete*|samarbeid*|samarbejd*|reklam*|meddelanden|meldinger|beskeder|annons*|selger*|saljare|forsaljning',
  shut: 'stangd*|stengt|lukket|tack|undanbedes|frabedes|nej tack|nei takk|onskas ej',
};

export const languages = [
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  russian,
  arabic,
  scandinavian,
];

/** Whole phrases that do not follow the grammar above. */
export const otherWays = `
  nur (private|personliche) (nachrichten|dms?|pn)( von freunden)?
  (nur|ausschliesslich) (fur|von) (freunde*|familie|bekannte*)
  (lasst|lass) mich in ruhe
  (ich )?(kaufe|brauche) nichts
  (schreibt|schreib|kontaktiert|kontaktier) mir? … nicht
  kooperationsanfragen? … (nur per|ignor*|losch*)
  ne (me |m |nous )?(contact*|ecri*|demarch*|dm|envoy*|sollicit*|propos*) … (pas|plus)
  (reserve*|uniquement|seulement) (aux?|pour) (mes |les )?(amie?s|proches|famille)
  (je )?(ne )?reponds? (pas|plus|jamais|a aucun) … (dms?|mps?|messages?|demarch*|pub*)
  laisse[zr]? moi tranquille
  (bloque|je bloque|bloqueo|ignoro|elimino|blocco|ik blokkeer|blokuje|ignoruje|usuwam|engellerim|engelliyorum|блокирую|удаляю|в бан|баню|игнорирую|احظر|بلوك ل[ك]?ل?) … (pub*|demarch*|prospect*|commercia*|vend*|spam*|promo*|publi*|mensaj*|messagg*|propost*|verkop*|reclame*|reklam*|ofert*|spamer*|спам*|реклам*|предлож*|اعلان*|الاعلان*|مندوب*|dms?)
  (solo|sono|so|apenas|somente|alleen|tylko|только) (mensajes |messaggi |mensagens |berichten |wiadomosci |для |dla |per |para |de |da |van |voor |от |i )*(amig*|amici|vrienden|znajom*|przyjaciol*|друзей|друзья|своих|знакомых)
  (sadece|yalnizca) (arkadas*|tanidik*|yakin*)
  (للاصدقاء|الاصدقاء|للاهل) فقط
  (فقط|بس) (للاصدقاء|الاصدقاء|للاهل)
  (acquisitie|colportage|verkopers) (wordt )?niet
  (no|non) (mi )?interess(a|ano) … (vend*|pubblic*|collab*|propost*|spam*)
  no me interesa* … (vend*|public*|colab*|propuest*|compr*|nada)
  (no|nao) (compro|quero comprar) nada
  (광고|협찬|dm|디엠|영업|홍보).{0,8}(사절|금지|거절|안받|차단|x)
`;

/** Latin letters inside a word don't count as a word. */
const latin = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`;
const unwanted = `${latin('dm|pr|mlm')}|ダイレクトメッセージ|メッセージ|メール|営業|勧誘|案件|コラボ|宣伝|企業|業者|スパム|副業|商品提供|ギフティング|セールス|依頼|ビジネス|アンバサダー|マルチ|投資|販売|広告|売り込み|スカウト|私信|推销|广告|推銷|廣告`;
const declined = `${latin('ng')}|お断り|おことわり|御断り|断り|断って|禁止|厳禁|不可|受け?付け?(?:て|して|でき|ません|ない)|受けて(?:い|お|ま|な)|返信(?:し|は|でき|いたし|致し|ません|しま)|返事(?:し|は|でき|ません)|見(?:て|ま|な)|開き|読みま|無視|スルー|ブロック|通報|拒否|遠慮|控え|しないで|やめて|いりません|いらない|いらん|要りません|不要|閉じ|閉鎖|停止|募集して(?:い|お|ま|な)|対応(?:して|でき)(?:い|お|ま|な)|興味(?:が)?(?:あり|な)|結構です|来ないで|送らないで|送ってこないで|迷惑|勿扰|谢绝|謝絕|請勿`;
const within = '[^\\s。、！!?？|・/]{0,16}';

export const japanese = anywhere(
  `(?:${unwanted})${within}(?:${declined})`,
  `(?:谢绝|謝絕|请勿|請勿|不接|勿|拒绝|拒絕)${within}(?:${unwanted})`,
  `(?:友達|友人|知り合い|リア友|身内)(?:のみ|だけ|以外)${within}(?:${latin('dm|ng')}|フォロー|メッセージ|お断り)`,
);
