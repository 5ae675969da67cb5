// Words of serious illness and of eating disorders, folded.
import type { Hardship } from './hardship-words.ts';
import { anywhere, phrases } from './patterns.ts';

const illness =
  '(cancer|breast cancer|leuka?emia|lymphoma|tumou?r|brain tumou?r|sarcoma|melanoma|glioblastoma|gbm|myeloma|als|mnd|motor neurone disease|ms|multiple sclerosis|cystic fibrosis|cf|lupus|parkinsons?|dementia|alzheimers?|kidney failure|kidney disease|heart failure|dialysis|crohns?|endo|endometriosis|long covid|mecfs|pots|eds|chronic (illness|pain|disease)|sickle cell|huntingtons?|muscular dystrophy|hodgkins?|epilepsy|stroke|chemo|fibro|fibromyalgia|rare disease|(krebs|brustkrebs|leukamie|hirntumor|mukoviszidose|multipler sklerose|parkinson|blutkrebs|hautkrebs)|(leucemie|sclerose en plaques|mucoviscidose|tumeur)|(leucemia|linfoma|esclerosis multiple|esclerose multipla|ela|fibrosis quistica|cancro|cancer de mama)|(tumore|sclerosi multipla|leucemia|sla)|(kanker|borstkanker|leukemie)|(rakiem|raka|rak|rakowi|nowotwor*|bialaczk*|chlonia*|stwardnienie*)|(kanser*|losemi*|lenfoma)|(раком|рака|рак|онкологи[а-я]*|лейкоз[а-я]*|лимфом[а-я]*|опухоль[а-я]*|рассеянн[а-я]+ склероз[а-я]*)|(سرطان|السرطان|لوكيميا|سرطان الثدي))';

export const seriousIllness: Hardship = {
  personal: [
    phrases(
      `${illness} (warriors?|fighter|survivor|survivors|thriver|patient|journey|sucks|battle|diagnosis|diary|diaries|mom|mum|mama|dad|wife|husband|kid|treatment|since|life|update|free since|kampferin|kampfer|patientin|uberlebende|guerriere|guerriera|guerrier|guerrera|guerrero|guerreira|sobreviviente|superviviente|sobrevivente|strijder|wojowniczka|hastasi*|hastasiyim|savascisi)
      (fighting|fight against|battling|beating|beat|kicking|living with|life with|diagnosed with|diagnosed|surviving|thriving with|my|i have|i had|i got|ive got|mit|gegen|kampfe gegen|leben mit|diagnose|diagnosed|kampf gegen|leide an|contre|atteinte? d un|atteinte? de|j ai un|vivre avec|ma|mon|contra|contra el|contra un|contra o|vivo con|vivo com|viviendo con|vivendo com|tengo|tenho|diagnosticad[oa] con|diagnosticad[oa] com|lotto contro|contro|contro il|contro un|convivo con|malat[oa] di|ho un|ho il|vecht tegen|strijd tegen|leven met|heb|tegen|walcze z|zyje z|choruje na|chora na|chory na|diagnoza|z|moj|с|борюсь с|живу с|болею|у меня|победила|مصابه ب?|اعاني من|احارب|محاربه|مريضه|مريض) (an? |the |el |la |il |le |de |den |einen |stage \\d |stage iv |agressive |aggressive |incurable |terminal |metastatic |rare )*(\\s\\p{L}{2,10}\\s)?${illness}
      (kanser|kanserle|losemi|losemiyle|ms) … (savas*|mucadele*|hastasi*|yaseniyorum|yendim)
      (محارب|محاربه|ناجيه من|مريضه|مريض) (ال)?سرطان
      stage (4|iv|four|3|iii|three) … (infusions?|chemo|radiation|scans?|oncolog*|treatments?|mets)
      stage (4|iv|four|3|iii|three)( \\p{L}{2,12})? (cancer|warrior|fighter|survivor|thriver|diagnosis|colon|breast|lung|bowel|ovarian|melanoma|lymphoma|patient|endo*)
      (cancer|krebs|colon|breast|lung|bowel|ovarian|pancreatic) … (stage|stadium|stadio|stade|estadio|estagio) (4|iv|3|iii|four)
      (stadium|stade|stadio|estadio|estagio) (4|iv)
      (round|cycle|session|day) \\d{1,2} of (chemo|radiation|chemotherapy|treatment)
      (chemo|chemotherapy|radiation) (round|session|cycle|day|number|started|starts|done|today|tomorrow|buddies|brain|curls)
      (my|in|having|doing|started|starting|first|last|next|finished|through|another|on|weekly) (chemo|chemotherapy|radiotherapy|dialysis)
      (in|entered|entering) (a )?hospice
      (terminally ill|terminal (illness|cancer|diagnosis|patient)|incurable|end stage|on palliative|palliative patient|months to live|unheilbar krank|schwer krank|todkrank|palliativpatient*|en soins palliatifs|enfermedad terminal|doente terminal|malata terminale|malato terminale|ongeneeslijk ziek|terminaal ziek|nieuleczalnie chor[aey]|olumcul hasta*|неизлечимо бол*|паллиатив)
      (awaiting|waiting for|waiting on|need|needs|post) (an? |my |new )*(heart |kidney |liver |lung |double lung |bone marrow |stem cell )*(transplant|donor|kidney)
      (my (oncologist|diagnosis|tumou?r|transplant)|in remission|ned since|krebsdiagnose|krebspatient*|brustkrebspatient*|krebskriegerin|krebs diagnose|patiente? en oncologie|paciente oncologic[oa]|paziente oncologic[oa]|oncopaciente|kankerpatient*|pacjentk?a? onkolog*|онкопациент*|онкобольн*)
      (meine|erste|letzte|nachste|zweite|dritte|\\d{1,2}|in|unter|wahrend) (te )?chemo*
      (ma|en|premiere|derniere|seance de|\\d{1,2}e?) chimio*
      (mi|en|primera|ultima|sesion de|minha|fazendo|sessao de) quimio*
      (mia|in|prima|ultima|seconda|faccio|ciclo di) chemio*
      (mijn|eerste|laatste) chemo*
      (moja|w trakcie|pierwsza|ostatnia|po|biore) chemi[aieo]*
      (kemoterapi|kemo) (al*|gor*|surec*|\\d|gun*)
      (моя|прохожу|первая|курс|после|на) хими[а-я]*
      (جرعه|جلسه|رحلتي مع) (ال)?(كيماوي|سرطان)
      (metastatic|stage iv|metastasiert|metastas(ee?|ique)|metastatic[oa]|metastasi[ck]|gemetastaseerd|uitgezaaid|z przerzutami|przerzut[ay]|metastatik|метастаз[а-я]*|نقايل|منتشر) (\\p{L}{1,10}\\s){0,2}(since|seit|depuis|desde|dal|da|sinds|od|с|منذ|warrior|thriver|life|diagnos*|\\d{4})
      (mbc|metastatic|metastasiert|metastases?|metastasen|metastasis|metastasi|uitzaaiingen|przerzuty|метастазы) (since|seit|depuis|desde|dal|sinds|od|с|in|im|dans|en|nelle|in de|w|в) (\\p{L}{2,10}|\\d{4})
      (als|sla|sma|бас|mnd|charcot|إيه إل إس|التصلب الجانبي*|التصلب الضموري) (\\p{L}{1,10}\\s){0,3}(diagnos*|diagnose|diagnostiquee?|diagnosticad[oa]|diagnosticat[oa]|gediagnosticeerd|zdiagnozowan*|teshis*|tanisi*|диагноз*|تشخيص*|شخصت|seit|depuis|desde|dal|sinds|od|с|since|hastasi*|\\d{4})
      ela (\\p{L}{1,10}\\s){0,3}(diagnosticad[oa]|esclerose|esclerosis)
      (diagnos*|diagnose|diagnostic|diagnostiquee?|diagnosticad[oa]|diagnosticat[oa]|gediagnosticeerd|zdiagnozowan*|teshis|tani|диагноз*|تشخيص*|شخصت) (\\p{L}{1,10}\\s){0,3}(als|ela|sla|sma|бас|mnd|charcot|التصلب)
      (vivo|convivo|vivre|vis|vivendo|viviendo|leben|lebe|leef|zyje|живу|with|mit|avec|con|com|met|z|с) (\\p{L}{1,5}\\s)?(ela|sla|бас|maladie de charcot)
      (spoonie|chronically ill|bedbound|bedridden)`,
    ),
    anywhere(
      '(?:がん|癌|白血病|リンパ腫|腫瘍|難病|膠原病|als|透析|潰瘍性大腸炎|パーキンソン)(?:と|の)?(?:闘病|闘って|サバイバー|患者|ステージ|治療|告知|になり|と診断|になった|記録|宣告)',
      '闘病(?:中|記|日記|生活|垢)|抗(?:がん|癌)剤(?!研究)|ステージ[4ⅳ四]|末期|余命|緩和ケア(?:中|病棟に)|骨髄移植',
    ),
  ],
  topic: [
    phrases(
      `(cancer|fuck cancer|f cancer|leuka?emia|lymphoma|chemo|chemotherapy|glioblastoma|stage (4|iv)(?! \\p{L})|palliative|hospice|krebs|brustkrebs|leukamie|chemotherapie|palliativ*|leucemie|chimio*|quimio*|leucemia|chemio*|cancro|kanker|leukemie|nowotwor*|chemioterapi*|kanser*|losemi*|kemoterapi*|химиотерап*|лейкоз|онкология|سرطان|السرطان|كيماوي|الكيماوي)`,
    ),
    anywhere('乳がん|白血病|がん(?:闘病|患者)'),
  ],
  innocent: `(zodiac|star ?sign|sternzeichen|signo|segno|signe|sterrenbeeld|zodiak*|burc*|знак*|brcu)[^.,]{0,12}(cancer|krebs|cancro|kreeft|rak|yengec|рак)
    (cancer|krebs|cancro|rak|рак) (sun|moon|rising|season|baby|girl|boy|szn|ascendant|asc|and proud|♋|☀|🌙|☉|zodiak*|sternzeichen|aszendent|ascendente|ascendant)
    (sun|moon|rising) (in )?cancer
    (tropic|tropico) (of|de|del|di) (cancer|cancro)
    (leo|aries|taurus|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)[^.]{0,12}cancer
    (?<=♋\\s?)(cancer|krebs|cancro|рак)
    cancer ?♋
    chronically online
    (fisch*|feinkost*|raucherei|metzgerei|backerei|weingut|familie|herr|frau|dr|tischlerei|schreinerei|autohaus|gasthof|hotel|restaurant|firma|haus) krebs
    krebs (und|&|u) (sohn|sohne|tochter|partner|co|krabben|hummer|garnelen|muscheln)
    krebs (fisch*|gmbh|ohg|kg|feinkost|raucherei|suppe|schwanze|fleisch|architekt*|immobilien|bau)
    (fisch|fische|hummer|krabben|garnelen|muscheln|austern) (und|&|u) krebse?
    (no|not|anti|against) cancer
    (weekend|prayer|eco|road|keyboard|spiritual|peaceful|ninja|yoga) warriors?`,
};

export const eatingDisorder: Hardship = {
  personal: [
    phrases(
      `(ed|ana|anorexia|bulimia|eating disorder|binge eating|bed|arfid|orthorexia|an|mia) (recovery|recovering|warrior|survivor|fighter|recovered|journey|sufferer|nervosa)
      (recovery|recovering|recovered|healing|fighting|battling|surviving|struggling|living|relaps*) (from|with|in)? ?(my |an? |the )?(ed|ana|anorexi*|bulimi*|eating disorders?|binge eating|disordered eating|arfid|orthorexia|mia|restriction)
      (my|i have|i had|beating|beat|fuck|bye|vs|against|kicking) (an? )?(ed|anorexi*|bulimi*|eating disorder)
      (pro ana|proana|pro mia|ana and mia|ana mia|ana buddy|edtwt|ed twt|thinspo*|meanspo|ugw|cw gw|sw cw|gw \\d{2}|ed vent|bonespo)
      (ana|mia|ed) (since|seit|depuis|desde|dal|da quando|sinds|od|с) (i was )?(\\d{1,2}|my|meinem|mes)
      (my|the) (weight|bmi|calories) (is|are) (a )?(forbidden|taboo|off limits|banned|not a) ?(topic|subject)?
      (weight|numbers|calories|bmi|diet talk|gewicht|zahlen|kalorien|poids|chiffres|calories|peso|numeros|calorias|numeri|calorie|gewicht|getallen|calorieen|waga|liczby|kalorie|kilo|вес|цифры|калории|ال?وزن|السعرات) (\\p{L}{1,8}\\s){0,3}(forbidden|taboo|off limits|trigger*|tabu|verboten|tabou|interdit*|prohibid*|proibid*|vietat*|verboden|taboe|zakazan*|yasak|запретн*|запрещ*|под запретом|триггер*|ممنوع*)
      (forbidden|verbotenes|tabu|interdit|prohibido|proibido|vietato|verboden|zakazany|yasak|запретная) (topic|subject|thema|sujet|tema|argomento|onderwerp|temat|konu|тема) (\\p{L}{1,6}\\s)?(weight|gewicht|poids|peso|waga|kilo|вес)
      (recovery|in recovery|genesung|kampf|leben|weg|raus|leide|leidend|heilung) (von|gegen|aus|mit|an|der) (der |meiner |einer )?(magersucht|essstorung|bulimie|anorexie|binge*|ana|ed)
      (magersucht|essstorung*|bulimie|anorexie) (auf dem weg|recovery|uberwinden|besiegen|kampferin|betroffene|genesung)
      (guerison|guerir|sortir|combat|lutte|en voie|souffre|atteinte) (de|d|contre|du|des|de l) (l |la |une |mon |un )?(anorexi*|boulimi*|tca|troubles? alimentaires?|tca)
      (mon|mes|ma) (tca|anorexi*|boulimi*)
      tca (recovery|guerison|en recovery)
      (recuperacion|recuperandome|superando|luchando|lucha|saliendo|mi|recuperacao|superando|lutando|vencendo|minha|sofro) (de |da |del |contra |con |com |contra a |contra la |la |un |um |a )*(anorexi*|bulimi*|tca|trastorno alimenta*|transtornos? alimentar*|ta)
      (guarigione|guarire|lotto|combatto|uscire|soffro|la mia) (da|dal|dall|dai|dalla|contro|di)? ?(l |la |i |il |un )?(anoressi*|bulimi*|dca|disturb[oi] alimentar[ei])
      (herstel|herstellen|herstellende|strijd|vechten|leven|herstellend) (van|tegen|met|na) (mijn |een |de )?(anorexi*|eetstoornis*|boulimi*|ana)
      (walcze|wychodze|zdrowieje|zyje|choruje|walka|wyzdrowi*) (z|ze|na) (zaburzen*|anoreks*|bulimi*|ed)
      (anoreksi*|bulimi*|yeme bozuklug*) … (iyiles*|savas*|mucadele*|kurtul*|yen*)
      (борюсь|выздор*|выхожу|живу|болею|восстан*|лечусь) … (анорекси*|булими*|рпп)
      (рпп|анорексия) (recovery|в ремиссии|восстановление|выздоровление)
      (اتعافي|التعافي|تعافي|اعاني|احارب|محاربه) … (فقدان الشهيه*|اضطراب*|الشره*|الانوركسيا|البوليميا)`,
    ),
    anywhere(
      '(?:拒食|過食|摂食障害|過食嘔吐|非嘔吐)(?:症)?(?:の|と|から|を)?(?:闘|回復|克服|治療|中|垢|です|当事者|持ち|リカバリー|で)',
    ),
  ],
  topic: [
    phrases(
      `(anorexi[a-z]*|bulimi[a-z]*|eating disorders?|binge eating disorder|magersucht|magersuchtig|essstorung*|boulimi[a-z]*|tca|troubles? (du comportement )?alimentaires?|trastornos? (de la conducta )?alimentari[a-z]*|transtornos? alimentar(es)?|anoressi[a-z]*|disturbi alimentari|dca|eetstoornis*|anoreksj[a-z]*|zaburzenia odzywiania|anoreksiya|yeme bozuklug*|анорекси[а-я]*|булими[а-я]*|рпп|اضطراب* الاكل|فقدان الشهيه)`,
    ),
    anywhere('摂食障害|拒食症|過食症|過食嘔吐'),
  ],
};
