// Words of grief and memorial pages, and of the loss of a baby, folded.
import type { Hardship } from './hardship-words.ts';
import { newsOfDeath } from './news-words.ts';
import { anywhere, phrases } from './patterns.ts';

const kin =
  '(mum|mom|mummy|mommy|mama|mother|dad|daddy|father|papa|husband|hubby|wife|son|daughter|brother|sister|child|boy|girl|partner|fiancee?|boyfriend|girlfriend|best ?friend|bestie|friend|soulmate|grandma|grandpa|grandmother|grandfather|nan|nana|granny|gran|grandad|granddad|uncle|aunt|auntie|cousin|twin|parents|parent|nephew|niece)';
const my =
  '(my |our |his |her |a |the |you |u )?(dear |dearest |beloved |beautiful |sweet |darling |best |big |little |older |younger |only |late |wonderful |amazing |precious |lovely |first ?born |eldest )*';
const german =
  '(mama|mutter|mutti|papa|vater|mann|ehemann|frau|ehefrau|sohn|tochter|bruder|schwester|kind|oma|opa|freund|freundin|partner|partnerin|grossmutter|grossvater|mannes|sohnes|vaters|bruders)';
const french =
  '(maman|mere|papa|pere|mari|femme|fils|fille|frere|soeur|epoux|epouse|grand mere|grand pere|mamie|papi|papy|meilleure? amie?|enfant|conjoint|compagnon|compagne|ami|amie)';
const spanish =
  '(madre|mama|mami|padre|papa|papi|marido|esposo|esposa|mujer|hij[oa]|herman[oa]|abuel[oa]|mejor amig[oa]|pareja|novi[oa]|ti[oa])';
const portuguese =
  '(mae|mamae|pai|papai|marido|esposo|esposa|filh[oa]|irma|irmao|avo|vo|melhor amig[oa]|namorad[oa]|companheir[oa])';
const italian =
  '(mamma|madre|papa|padre|marito|moglie|figli[oa]|fratello|sorella|nonn[oa]|migliore amic[oa]|compagn[oa])';
const dutch =
  '(mama|moeder|papa|vader|man|vrouw|zoon|dochter|broer|zus|kind|oma|opa|vriend|vriendin|beste vriendi?n?)';
const polish =
  '(mama|mame|mamy|tata|tate|taty|maz|meza|zona|zone|zony|syn|syna|cork[aei]|brat|brata|siostr[aey]|babci[aei]|babcie|dziad[a-z]+|przyjaci[a-z]+)';
const russian =
  '(мам[а-я]{1,3}|мать|матери|пап[а-я]{1,3}|отец|отца|муж|мужа|жена|жену|жены|сын|сына|доч[а-я]{1,4}|брат|брата|сестр[а-я]{1,2}|бабушк[а-я]|дедушк[а-я]|друга|подругу)';
const arabic =
  '(امي|ابي|ابوي|زوجي|زوجتي|ابني|ابنتي|بنتي|ولدي|اخي|اخوي|اختي|والدي|والدتي|جدي|جدتي|صديقتي|صديقي)';

export const grief: Hardship = {
  news: newsOfDeath,
  personal: [
    phrases(
      `(lost|losing|buried|burying|goodbye|goodbye to|farewell|farewell to|mourning|grieving|rip|rest in peace|loss of|death of|passing of|funeral of|funeral for|laid to rest|mourn|rest easy|fly high) (to )?(for )?${my}${kin}
      (in )?(ever )?(loving|dear|sweet|fond|cherished|treasured) memory of
      in memory of (my|our|his|her) ${my}${kin}
      (memorial|remembrance|tribute) (page|account|profile) (for|of|to)
      this (page|account) is (a )?(memorial|tribute)
      in (liebevoller |stiller |ewiger |lieber )?erinnerung an (meine[nrms]?|unsere[nrms]?) ${german}
      (gedenkseite|gedenkaccount) (fur|von)
      (en memoire de|a la memoire de|hommage a) (mon|ma|notre) ${french}
      (en memoria de|a la memoria de) (mi|nuestr[oa]) ${spanish}
      (em memoria d[aeo]|a memoria d[aeo]) (minha|meu|nossa|nosso) ${portuguese}
      (in memoria di|in ricordo di|alla memoria di) (mia|mio|nostra|nostro) ${italian}
      (ter nagedachtenis aan|in liefdevolle herinnering aan) (mijn|onze|ons) ${dutch}
      (my|our) ${my}${kin} … (passed away|passed on|passed|died|left us|is gone|gained (her|his) wings|in heaven)
      ${my}${kin} (passed away|died|left us|in heaven|gained (her|his) wings)
      (we|i) lost (him|her|them)( …)?
      (he|she) (died|passed|passed away) (in|on|last|this|at|suddenly|too)
      (miss|missing) (my|our) (late |sweet |beautiful )*(wife|husband|son|daughter|boy|girl|brother|sister|mum|mom|dad) (every|forever|so much|always|in heaven|since)
      (forever|always) missing (my|our) ${kin}
      (sohn|tochter|mann|frau|mutter|vater|mama|papa|bruder|schwester|kind|oma|opa) (starb|verstarb|ist tot|du fehlst*|fehlst mir)
      (ma|mon|notre) ${french} … (envolee?|au ciel|au paradis)
      (mi|nuestr[oa]) ${spanish} … (en el cielo|ya no esta)
      rahmetli (annem|babam|esim|dedem|kardesim|oglum|kizim|abim|ablam)
      ${russian} (больше нет|больше с нами|не стало)
      (mijn|onze) ${dutch} (overleed|stierf|is er niet meer)
      life (after|without) (losing )?${my}${kin}
      grieving( …)?
      (my|our|on my|deep in) grief( journey)?
      (bereaved|newly widowed|recently widowed|young widow|widowed at|widowed mum|widowed mom|widow life|solo parent after loss)
      (today|yesterday) (we|i) (buried|said goodbye)
      (mi|meine[nrms]?|unsere[nrms]?|des|der) ?(gelieb[a-z]{2,4} |liebe[nrms]? )?${german} … (verloren|gestorben|verstorben|von uns gegangen|verabschied*|beerdigt)
      (abschied von|trauer um|trauere um|trauern um|tod|verlust|verlor|verlust von) (meine[nrms]?|unsere[nrms]?|der|des|dem) (gelieb[a-z]{2,4} )?${german}
      (in tiefer trauer|in trauer|trauernde*|verwaiste (mama|mutter|eltern)|mach s gut (mama|papa|oma|opa))
      (perdu|perdre|perte de|deces de|adieu|au revoir|mort de|deuil de) (mon |ma |notre |a mon |a ma )?${french}
      (mon|ma|notre) ${french} … (decedee?|nous a quitt*|est partie?|est morte?|parti trop tot)
      (en deuil|mon deuil|endeuillee?)
      (perdi|perdimos|adios|hasta siempre|fallecimiento de|muerte de|despedi|despedimos) (a )?(mi |nuestr[oa] )?(querid[oa] )?${spanish}
      (mi|nuestr[oa]) ${spanish} … (fallecio|murio|partio|se fue al cielo|nos dejo)
      (de luto|en duelo|mi duelo|mi luto|estamos de luto)
      (perdi|perdemos|adeus|falecimento d[aeo]|morte d[aeo]|despedi) (a |o |da |do )?(minha |meu |nossa |nosso )?(querid[oa] )?${portuguese}
      (minha|meu|nossa|nosso) ${portuguese} … (faleceu|morreu|partiu|nos deixou|virou estrela)
      (em luto|meu luto|enlutad[oa]|saudades? eternas?|eternas saudades|luto eterno)
      (perso|persa|perdita di|addio|morte di|scomparsa di|salutato) (a )?(mia |mio |la mia |il mio |nostra |nostro )?${italian}
      (mia|mio|nostra|nostro) ${italian} … (mort[oa]|mancat[oa]|scompars[oa]|volat[oa]|non c e piu|ci ha lasciat*)
      (in lutto|il mio lutto)
      (mijn|onze|ons) (lieve |mooie )?${dutch} … (verloren|overleden|gestorven|begraven|niet meer)
      (afscheid van|verlies van|dood van|overlijden van) (mijn|onze|ons) (lieve )?${dutch}
      (in de rouw|rouwende?|in rouw|rouw om)
      (stracil[a-z]{1,4}|pozegnal[a-z]{1,4}|zegnaj|strata|strate|smierc|smierci|po smierci|po stracie) (mojego |mojej |moja |naszego |naszej |kochan[a-z]{1,3} )*${polish}
      (moj|moja|nasz|nasza) ${polish} … (zmarl[ay]?|odszedl|odeszla|nie zyje)
      (w zalobie|moja zaloba|pograzon* w zalobie)
      (annemi|babami|esimi|kocami|karimi|oglumu|kizimi|kardesimi|abimi|ablami|dedemi|anneannemi|ninemi|arkadasimi|annemizi|babamizi) … (kaybet*|yitir*|ugurlad*|topraga ver*)
      (annem|babam|esim|oglum|kizim|kardesim|abim|ablam|dedem) … (vefat*|oldu gitti|melek oldu|rahmetli)
      (yastayim|yastayiz|yas tutu*|yas surec*|acimiz buyuk|basimiz sag ?ol*)
      (потерял|потеряла|потеряли|похоронил|похоронила|похоронили|прощай|потери|потеря|смерти|смерть|утрата|утраты|памяти) (моего |мою |моей |своего |свою |любим[а-я]{2,3} |нашего |нашу |нашей )*${russian}
      ${russian} … (умер|умерла|скончал*|погиб*|не стало|нет в живых|ушел из жизни|ушла из жизни)
      (не стало) … ${russian}
      (в трауре|скорблю|скорбим|горюю|проживаю (горе|утрату|потерю))
      (فقدت|رحيل|وفاه|توفي|توفيت|ماتت|مات|رحل|رحلت|فراق|فقدان|ودعت|رحم الله|الله يرحم) ${arabic}
      ${arabic} … (توفي|توفيت|رحل|رحلت|رحمه الله|رحمها الله|الله يرحم*)`,
    ),
    anywhere(
      '(?:母|父|夫|妻|息子|娘|兄|弟|姉|妹|祖母|祖父|旦那|主人|ママ|パパ|お母さん|お父さん|親友|彼氏|彼女|子供|我が子|おばあちゃん|おじいちゃん)(?:が|を|と|は|の)?.{0,8}(?:亡く|他界|永眠|死別|旅立|逝|急逝|お別れ|見送)',
      '死別|喪中|喪に服|自死遺族|遺族です',
    ),
  ],
  topic: [
    phrases(
      `(in )?(loving |ever loving |dear |sweet |honou?r and |fond )?memory of
      in loving memory
      (in memoriam|rest in peace|rest in paradise|rest in power|gone but (never|not) forgotten|gone too soon|forever in (my|our) hearts?|forever missed|forever loved and missed|always loved never forgotten|until we meet again|till we meet again|heaven gained (an|another) angel|angel in heaven|my angel above|forever (1[0-9]|2[02-9]|[3-9]))
      (memorial|remembrance|tribute|legacy) (page|account|profile)
      (this (page|account) is )?(a )?(memorial|tribute) (to|for)
      (remembering|honou?ring|honou?rs|celebrating|celebrates) (the (life|memory) of|${my}${kin})
      (page|account|kept|run) (kept |run |managed )?in (his|her|their) memory
      (widow|widower|widowed|widows|grief|bereavement|life after loss)
      (my|our) late (husband|wife|son|daughter|brother|sister|mum|mom|dad|mother|father|partner|fiancee?)
      (in (liebevoller |stiller |ewiger |lieber |dankbarer )?erinnerung an|in (stillem |ewigem |liebevollem )?gedenken|(im|zum) gedenken an|ruhe in frieden|unvergessen|fur immer in (meinem|unseren|unserem) herzen?|gedenkseite|gedenkaccount|${german} im himmel|witwe|witwer|verwitwet|trauer)
      (en (memoire|hommage|souvenir) (de|d|a|du)|a la memoire|hommage a (mon|ma|notre)|repose en paix|a jamais dans (mon|nos) coeurs?|veuve|veuf|deuil|partie? trop tot)
      (en memoria de|a la memoria|en honor a (mi|su)|descansa en paz|d\\.?e\\.?p\\.?|qepd|q\\.e\\.p\\.d|viuda|viudo|luto|(mi |nuestro )?angel en el cielo|siempre en (mi|nuestros) coraz*)
      (em memoria d[aeo]|a memoria d[aeo]|em homenagem a? ?(minha|meu)|descanse em paz|viuva|viuvo|para sempre em nossos coracoes|luto)
      (in memoria di|in ricordo di|alla memoria di|riposa in pace|vedova|vedovo|lutto|per sempre nel (mio|nostro) cuore|nei nostri cuori)
      (ter nagedachtenis|ter herinnering aan|in liefdevolle herinnering|rust zacht|weduwe|weduwnaar|voor altijd in (ons|mijn) hart|rouw)
      (ku pamieci|pamieci (mojej|mojego|naszego|naszej)|in memoriam|spoczywaj w pokoju|wdowa|wdowiec|na zawsze w (moim|naszych) serc*|zaloba|zaloby)
      (anisina|mekani?n? cennet*|nur icinde*|huzur icinde (uyu*|yat*)|rahmetle*|ruhun sad*|sonsuza dek kalbimizde)
      (в память о|светлая память|светлой памяти|вечная память|памяти (моего|моей|нашего|нашей|любим*)|покойся с миром|царствие небесное|вдова|вдовец|помним любим скорбим|страница памяти)
      (في ذكري|ذكري (والدي|امي|ابي|المرحوم*)|صدقه جاريه|رحمه الله|رحمها الله|رحمك الله|الله يرحم*|المرحوم|المرحومه|ارمله|ارمل|المغفور له*|انا لله وانا اليه راجعون)`,
    ),
    anywhere(
      '追悼|ご冥福|安らかに眠|未亡人|を偲|忘れないで.{0,6}天国|天国の(?:母|父|夫|妻|娘|息子|ママ|パパ)',
      '(?:19|20)\\d\\d\\s?[-–—]\\s?(?:19|20)\\d\\d.{0,12}[🕊👼✝†🤍🖤💔🪽]',
      '[🕊👼✝†🪽].{0,24}(?:19|20)\\d\\d\\s?[-–—]\\s?(?:19|20)\\d\\d',
      '†\\s?\\d',
      '^remembering\\s',
    ),
  ],
  innocent: `(luto|lutto|deuil|trauer|rouw|funerals?|funeral|bodas|casamentos?) (e|y|et|und|en|and|&|ou|o|oder) (fest[a-z]*|bodas?|casamentos?|matrimoni[oa]?|mariages?|hochzeit*|bruiloft*|weddings?|luto|lutto|deuil|trauer|rouw)
    (fest[a-z]*|bodas?|casamentos?|matrimoni[oa]?|mariages?|hochzeit*|bruiloft*|weddings?|part(y|ies)) (e|y|et|und|en|and|&|ou|o|oder) (luto|lutto|deuil|trauer|rouw|funerals?)
    (little|old|ugly|brave|bad) black dress
    black widows?
    widows? (peak|maker|spider)s?`,
};

export const pregnancyLoss: Hardship = {
  personal: [
    phrases(
      `(angel|angels) (mama|mamma|mom|mum|mommy|mummy|mother|parents?|dad|baby|babies|bab(y|ies) in heaven)
      (mama|mom|mum|mummy|mommy|mother|mam|dad|parents) (to|of) (an? |one |two |three |\\d )?(angels?|angel bab(y|ies)|baby in heaven|babies in heaven)
      (lost|losing|loss of) (my|our|a|the) (babies|baby|baby (boy|girl)|twins|pregnancy|unborn*|bub|bubba|little one)
      (my|our|a|after|had a|had|through|two|three|four|recurrent|another|\\d) (\\p{L}{1,9}\\s)?(miscarriages?|stillbirth|ectopic*)
      (i|we) miscarried
      (bab(y|ies)|baby s|babys|heart|heartbeat|bebe|bebes|coeur|corazon|coracao|cuore|battito|hart|hartje|serce|serduszko|kalbi|сердц[а-я]|сердечк[а-я]|herz|herzchen|نبض|قلب) [^.\\n]{0,40}(stopped|stop beating|no (more )?heartbeat|aufgehort|cesse|arrete|dejo de latir|se (detuvo|paro)|parou( de bater)?|smesso|fermato|gestopt|opgehouden|przestalo|durdu|остановил[а-я]*|перестало|توقف)[^.\\n]{0,40}(\\d{1,2}\\.? ?(weeks?|w|wk|wks|te|woche|ssw|semaines?|sa|semanas?|settiman[ae]|weken|tygodni[a-z]*|tyg|hafta*|недел[а-я]*|اسبوع*|اسابيع))
      (\\d{1,2}\\.? ?(weeks?|wks|woche|ssw|semaines?|sa|semanas?|settiman[ae]|weken|tygodni[a-z]*|hafta*|недел[а-я]*|اسبوع*)) [^.\\n]{0,40}(heart (stopped|had stopped)|no heartbeat|herz (\\p{L}{2,9}\\s){0,3}aufgehort|coeur (\\p{L}{1,9}\\s){0,3}(cesse|arrete)|corazon (\\p{L}{2,9}\\s){0,3}(dejo|paro)|coracao (\\p{L}{2,9}\\s){0,3}parou|cuore (\\p{L}{2,9}\\s){0,3}(smesso|fermato)|hartje (\\p{L}{2,9}\\s){0,3}(gestopt|opgehouden)|serduszko (\\p{L}{2,9}\\s){0,3}przestalo|kalbi (\\p{L}{2,9}\\s){0,2}durdu|сердечко (\\p{L}{2,9}\\s){0,3}(остановилось|перестало)|توقف (نبض|قلب)*)
      (born sleeping|born silent|stillborn|tfmr|ttc after loss|loss mama|loss mom|loss mum)
      (sternenmama|sternenmutter|sterneneltern|sternenpapa|sternenkind mama|sternenkindmama|mama (von|eines|einem) … sternenkind*)
      (mamange|paranges?|papange|mam ange|maman d un ange|maman de … anges?|ma fausse couche|mon bebe ange)
      (mama|mami|madre|mamá) de (un |una |dos |mi )?(angel|angelito|estrella|bebe estrella)*(angel|angelito|estrella)
      (perdi|perdimos|perdemos) (a )?(mi|nuestro|meu|nosso) (bebe|embarazo|angelito|nene)
      (mae|mamae) de (um |dois |uma )?(anjo|anjinho|estrelinha|anjos)
      (mamma|madre) di (un |due )?(angelo|angioletto|stella|angeli)
      (vlindermama|engelenmama|sterrenmama|mama van (een |twee )?(sterretje|sterrenkindje|engeltje|vlinderkindje|vlindertje))
      (aniolkowa mama|aniolkowa mama*|mama (aniolka|aniolkow|aniolk*)|stracil(am|ismy) (ciaze|dziecko|malenstwo))
      (melek annesi|melek anne|bebegimi(zi)? kaybet*|dusuk yaptim|dusuk yapt*)
      (мама (ангела|ангелочка|ангелов|ангелочков)|(потеряла|потеряли) (ребенка|малыша|беременность|дочку на))
      (ام ملاك|ام لملاك|ام ملائكه|فقدت (جنيني|طفلي|حملي|جنين*))`,
    ),
    anywhere('天使(?:の)?(?:ママ|パパ|母)|お空の(?:子|天使|ママ)|(?:流産|死産)(?:し|を経験|しました|後)'),
  ],
  topic: [
    phrases(
      `(miscarriages?|stillbirth|stillbirths|stillborn|(pregnancy|baby|infant|neonatal|perinatal) loss|rainbow (mama|mom|mum|baby|babies|mummy)|angel bab(y|ies))
      (sternenkind|sternenkinder|sternenkindern|sternchen im himmel|fehlgeburt*|totgeburt*|still geboren*|stille geburt)
      (fausses? couches?|deuil perinatal|bebe (ange|ne sans vie|parti trop tot)|ne sans vie|mort nee?|mort in utero)
      (aborto espontaneo|perdida (gestacional|perinatal|de mi bebe)|duelo (gestacional|perinatal)|bebe (estrella|arcoiris|arco iris))
      (perda (gestacional|perinatal|neonatal)|luto (gestacional|perinatal)|natimorto|bebe arco iris)
      (aborto spontaneo|lutto perinatale|nat[oa] mort[oa]|nat[oa] senza vita|bimb[oa] mai nat[oa])
      (miskraam|miskramen|stilgeboren|doodgeboren|sterrenkind*|sterrenkindje*)
      (poronieni*|poronilam|strata (ciazy|dziecka)|martwo urodz*|dzieci utracone*|dziecko utracone)
      (olu dogum|dusuk (sonrasi|acisi|yasadim)|bebek kaybi|gebelik kaybi)
      (выкидыш*|мертворожд*|замершая( беременность)?|перинатальн[а-я]+ (потер*|утрат*))
      (اجهاض|الاجهاض|ملاكي في الجنه|فقدان (الجنين|الحمل))`,
    ),
    anywhere('流産|死産|ペリネイタルロス'),
  ],
};
