// News of a death or a suicide attempt, in the first person, folded; it counts whatever the person's profession.
import { anywhere, phrases } from './patterns.ts';

/** Who died: "my" and a relative, or "our" and a name. The event may follow much later. */
const kin: Record<string, string> = {
  en: '(my|our) (dear |beloved |beautiful |sweet |little |big |baby |only |youngest |eldest |amazing |wonderful )*(mum|mom|mama|mother|dad|father|papa|husband|wife|son|daughter|brother|sister|child|boy|girl|partner|fiancee?|boyfriend|girlfriend|best friend|grandma|grandpa|grandmother|grandfather|nan|twin)',
  de: '(mein|meine|unser|unsere|meinen|unseren) (gelieb[a-z]{2,4} |liebe[r]? |kleine[r]? |grosse[r]? )*(mama|mutter|mutti|papa|vater|mann|ehemann|frau|ehefrau|sohn|tochter|bruder|schwester|kind|oma|opa|freund|freundin|partner|partnerin|junge)',
  fr: '(mon|ma|notre) (petite? |grande? |cher |chere |belle |beau )*(maman|mere|papa|pere|mari|femme|fils|fille|frere|soeur|epoux|epouse|mamie|papi|papy|enfant|conjoint|compagnon|compagne|garcon)',
  es: '(mi|nuestr[oa]) (querid[oa] |amad[oa] )*(madre|mama|mami|padre|papa|marido|esposo|esposa|mujer|hij[oa]|herman[oa]|abuel[oa]|pareja|novi[oa]|nin[oa])',
  pt: '(minha|meu|nossa|nosso) (querid[oa] |amad[oa] )*(mae|pai|marido|esposo|esposa|mulher|filh[oa]|filhinh[oa]|irma|irmao|avo|vo|namorad[oa]|companheir[oa]|menin[oa])',
  it: '(mia|mio|nostra|nostro) (car[oa] |amat[oa] )*(mamma|madre|papa|padre|marito|moglie|figli[oa]|fratello|sorella|nonn[oa]|compagn[oa]|bambin[oa]|ragazz[oa])',
  nl: '(mijn|onze|ons) (lieve |mooie |kleine )*(mama|moeder|papa|vader|man|vrouw|zoon|dochter|broer|zus|kind|oma|opa|vriend|vriendin|jongen)',
  pl: '(moj|moja|nasz|nasza|mojego|mojej|naszego|naszej|moja) (kochan[a-z]{1,3} |ukochan[a-z]{1,3} )*(mama|mamy|tata|taty|maz|meza|zona|zony|syn|syna|synek|cork[aei]|corki|brat|brata|siostr[aey]|babci[aei]|dziadek|dziadka|dziecko)',
  tr: '(annem|annemiz|babam|babamiz|esim|kocam|karim|oglum|oglumuz|kizim|kizimiz|kardesim|abim|agabeyim|ablam|dedem|ninem|annemi|babami|esimi|kocami|oglumu|oglumuzu|kizimi|kizimizi|kardesimi|abimi|ablami)',
  ru: '(мой|моя|наш|наша|моего|моей|нашего|нашей|нашу|мою|у меня|у нас) (любим[а-я]{2,3} |родн[а-я]{2,3} |единственн[а-я]{2,3} |младш[а-я]{2,3} |старш[а-я]{2,3} )*(мам[а-я]{1,2}|мать|пап[а-я]{1,2}|отец|отца|муж|мужа|жена|жены|сын|сына|сынок|дочь|дочка|дочери|дочки|брат|брата|сестра|сестры|бабушк[а-я]|дедушк[а-я]|мальчик|девочка)',
  ar: '(امي|امنا|ابي|ابوي|ابونا|زوجي|زوجتي|ابني|ابننا|ابنتي|ابنتنا|بنتي|بنتنا|ولدي|ولدنا|اخي|اخوي|اخونا|اختي|اختنا|والدي|والدنا|والدتي|والدتنا|جدي|جدتي)',
};
const died: Record<string, string> = {
  en: 'died|passed away|passed|has passed|is gone|are gone|was killed|got killed|been killed|is no longer with us|is no more|left us|left this world|lost (his|her) (life|fight|battle)|took (his|her) (own )?last breath|flew away|grew (his|her) wings|is dead',
  de: 'gestorben|verstorben|starb|verstarb|tot|nicht mehr (da|bei uns|unter uns|am leben)|von uns gegangen|verungluckt|ums leben gekommen|getotet|eingeschlafen|verloren|gegangen|beerdig*',
  fr: 'mort|morte|decedee?|nous a quitt[a-z]*|n est plus|s en est allee?|s est eteinte?|tuee?|envolee?|a perdu la vie|enterr[a-z]*|disparue?|est partie? (trop|hier|au|pour|cette|ce)',
  es: 'murio|fallecio|ha (muerto|fallecido)|nos dejo|ya no esta|partio|mataron|perdio la vida|se fue (al|para|ayer|de este)|enterramos|volo',
  pt: 'morreu|faleceu|nos deixou|partiu|se foi|foi mort[oa]|perdeu a vida|nao esta mais|enterramos|virou (estrela|anjo)|voou',
  it: 'mort[oa]|mancat[oa]|scompars[oa]|ci ha lasciat[a-z]*|non c e piu|e volat[oa]|uccis[oa]|ha perso la vita|deceduto|deceduta|spent[oa]|se n e andat[oa]',
  nl: 'overleden|overleed|gestorven|stierf|is er niet meer|omgekomen|verongelukt|dood|weggevallen|heengegaan|ingeslapen',
  pl: 'zmarl[a]?|umarl[a]?|nie zyje|zginal|zginela|odszedl|odeszla|nie ma juz|juz nie ma|nie ma od|pochowal[a-z]*',
  tr: 'vefat*|oldu|olduruldu|hayatini kaybet*|kaybettik|kaybettim|yitirdi*|aramizdan ayril*|topraga|melek oldu|artik yok|sehit',
  ru: 'умер|умерла|умерли|погиб[а-я]*|скончал[а-я]*|не стало|больше нет|нет с|убили|убит[а-я]?|разбил[а-я]*|нас покинул[а-я]?|ушел из жизни|ушла из жизни|похоронил[а-я]*',
  ar: 'مات|ماتت|توفي|توفيت|توفاه الله|توفاها الله|رحل|رحلت|استشهد*|قتل|قتلت|فارق* الحياه|انتقل* الي رحمه|غادر* الحياه',
};

const far = String.raw`[^\n]{0,60}?(?<![\p{L}])`;

/** One pattern per language: a relative and, in the same sentence, the event; at most sixty characters apart. */
const deaths = Object.entries(kin).map(
  ([language, who]) =>
    new RegExp(
      String.raw`(?<!\p{L})${who.replaceAll('(', '(?:')}(?!\p{L})${far}(?:${(died[language] ?? '')
        .replaceAll('(', '(?:')
        .replaceAll('*', String.raw`\p{L}{0,12}`)
        .replaceAll(String.raw`]\p{L}{0,12}`, ']{0,12}')})(?!\p{L})`,
      'u',
    ),
);

export const newsOfDeath = [
  ...deaths,
  phrases(`
    (our|notre|unser|unsere|nuestr[oa]|noss[oa]|nostr[oa]|onze|nasz|nasza|наш|наша) (\\p{L}{2,14}\\s){1,2}(flew away|grew (his|her) wings|s est envolee?|s en est allee?|est (au ciel|partie? trop tot)|nous a quitt*|ist (von uns gegangen|im himmel|davongeflogen)|se fue al cielo|volo al cielo|virou (anjo|estrelinha)|e volat[oa] (via|in cielo)|is (een sterretje|er niet meer)|odszedl|odeszla|улетел[а-я]*)
    (miss|missing) (my|our) (late |sweet |dear )*(wife|husband|son|daughter|boy|girl|brother|sister|mum|mom|dad|mother|father|partner)( \\p{L}{2,14})? (every (day|single|minute|hour)|forever|so much|always|since|in heaven)
    (pour toujours|a jamais|eternellement|fur immer|auf ewig|(por|para) siempre|siempre|(para|pra) sempre|per sempre|voor altijd|voor eeuwig|na zawsze|sonsuza (dek|kadar)|hep|навсегда|навечно) ([1-9]|1[0-7]) ?(ans|jahre|anos|anni|jaar|lat|yasinda|лет|года?)?
    ([1-9]|1[0-7]) (ans|jahre|anos|anni|jaar|lat|yas|yasinda|лет|года?|years old|years) (pour toujours|a jamais|pour l eternite|fur immer|(por|para) siempre|(para|pra) sempre|per sempre|voor altijd|na zawsze|sonsuza dek|навсегда|for ?ever|for always)
    (perdimos|perdi|perdemos) (ayer |hoy |ontem |hoje )?(a )?(mi|nuestr[oa]|meu|minha|noss[oa]) (madre|padre|mama|papa|marido|espos[oa]|hij[oa]|herman[oa]|mae|pai|filh[oa]|irma|irmao)
    (فقدنا|فقدت|ودعنا|دفنا|توفي|توفيت|توفت|ماتت?|استشهد*) (امس |اليوم )?(امي|امنا|ابي|ابونا|زوجي|زوجتي|ابني|ابننا|ابنتي|ابنتنا|اخي|اخونا|اختي|والدي|والدتي)
  `),
  anywhere(
    '(?:母|父|夫|妻|息子|娘|兄|弟|姉|妹|主人|旦那|我が子|ママ|パパ)(?:が|を|は)[^\\n]{0,24}(?:亡くな|他界|永眠|急逝|旅立ち|息を引き取|帰らぬ人)',
  ),
];

export const newsOfAttempt = [
  phrases(`
    (tried|attempted|trying) to (take|end) my (own )?life
    (tried|attempted) to (kill myself|die|overdose)
    (my|after (my|an|the)|since (my|the)) (suicide |last |second |third )?attempt
    (no|dont see|see no|theres no|there is no|cant see) (\\p{L}{2,6}\\s)?(reason|point|sense|meaning) (\\p{L}{2,6}\\s)?(living|to live|waking|wake|going on|to go on|carrying on|being here|in anything any ?more)
    (forgive me|im sorry|sorry) (\\p{L}{2,9}\\s){0,4}(everyone|everybody|goodbye|cant (do|take) (this|it) any ?more|i cant go on)
    (cant|dont want to) (go on|wake up|be here|carry on) any ?more
    (closed|locked|psych|psychiatric) (ward|unit|clinic|hospital)
    (geschlossene[n]? (station|psychiatrie|abteilung)|auf der geschlossenen|(mir|mein) (\\p{L}{2,8}\\s){0,3}leben (zu )?nehmen|(mich|selbst) umbringen|umzubringen|keinen sinn mehr|ritze mich|schnippel*|verzeiht mir|lebt wohl|mochte nicht mehr (leben|aufwachen|da sein))
    (mettre fin a mes jours|m oter la vie|tente de me (tuer|suicider)|voulu mourir|ma\\sts|ma tentative|en\\shp|hopital psy*|unite fermee|plus (aucun )?(le )?sens|plus envie de (vivre|me (lever|reveiller))|pardonnez moi|adieu a tous|je me (scarifie|coupe))
    (quitarme la vida|intente (matarme|suicidarme|morir)|acabar con (mi vida|todo)|mi intento|no (le )?(veo|encuentro) (ningun )?sentido|no quiero (despertar|seguir)|perdon(en|ad)me|adios a todos|ingresad[oa] en (psiquiatria|la planta)|me (corto|autolesiono))
    (tirar (a )?minha (propria )?vida|tentei (me matar|morrer|suicidio)|acabar com (a )?minha vida|minha tentativa|nao vejo (mais )?(sentido|razao)|nao quero (mais )?(acordar|viver|continuar)|me (perdoem|desculpem) (tod*|por tudo)|adeus a todos|me corto|internad[oa] na psiquiatria)
    (togliermi la vita|tentato di (uccidermi|togliermi|morire)|provato a (uccidermi|togliermi|farla finita|morire)|farla finita|non (ha|vedo|trovo) (piu )?(\\p{L}{2,6}\\s)?senso|non voglio (piu )?(svegliarmi|vivere)|perdonatemi|addio a tutti|mi taglio|reparto psichiatri*)
    (een einde aan mijn leven|mezelf (van het leven|doden)|van het leven (beroofd|beroven)|mijn poging|gesloten (afdeling|inrichting)|geen zin meer (in het leven|om (wakker|te leven|op te))|zie (\\p{L}{2,5}\\s)?(geen|niet) (zin|nut) (meer)?|vergeef (me|mij)|snij mezelf|krassen in)
    (odebrac sobie zycie|probowal[a-z]* (sie zabic|odebrac|popelnic)|targn[a-z]* sie na|po probie|nie widze (juz )?sensu|nie chce (sie )?(juz )?(budzic|obudzic|byc)|wybaczcie|zegnajcie|tne sie|oddzial* (zamkniet*|psychiatr*))
    (canima kiy*|intihar (ettim|etmeye|denedim)|hayatima son|kendimi oldur*|uyanmak istemiyorum|(yasamanin|uyanmanin|hicbir seyin) (bir )?anlami (yok|kalmadi)|affedin|hakkinizi helal edin|kendimi (kesiyorum|kestim)|kapali servis*|psikiyatri servis*)
    (пытал[а-я]{2,3} (покончить|убить себя|уйти из жизни)|покончить с собой|свести счеты|наложить на себя|после попытки|не вижу (больше )?смысла|нет (больше )?смысла (жить|просыпаться|вставать)|не хочу (больше )?(просыпаться|быть)|простите меня|прощайте|(лежу )?в (психиатр*|пнд|дурке|психушке)|режусь|селфхарм*)
    (حاولت (ان )?(انهي|انهاء|قتل) (حياتي|نفسي)|انهاء حياتي|انهي حياتي|لا (اري|اجد) (اي )?(معني|سبب*|فايده)|ما (عاد )?(لي|في|له) (معني|رغبه بالحياه)|لا اريد ان (استيقظ|اصحو|اعيش)|سامحوني|اجرح نفسي|مستشفي (نفسي|الامراض النفسيه))
  `),
  anywhere(
    '(?:命を絶|死のうと|自ら命|首を吊|飛び降りよう)|閉鎖病棟|od(?:した|して|しちゃ)|(?:目が覚め|起き|生き)(?:る|て)?(?:たくない|る意味)|みんな.{0,4}(?:ごめん|さよなら).{0,8}(?:疲れ|もう|生き)|もう(?:疲れ|生き).{0,8}さよなら|リスカ|アムカ|病み垢',
  ),
];
