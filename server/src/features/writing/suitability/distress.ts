// Words of suicide and self-harm, and of emergencies that are going on, folded.
import { emergencies, lookAlikes } from './emergency-words.ts';
import type { Hardship } from './hardship-words.ts';
import { newsOfAttempt } from './news-words.ts';
import { anywhere, phrases } from './patterns.ts';

export const suicide: Hardship = {
  news: newsOfAttempt,
  personal: [
    phrases(
      `(suicide|attempt|suicide attempt|suicide loss) survivor
      (survivor|survived) (of|a|an|my)? ?(own )?(suicide|attempt)*(suicide|attempt|suicide attempt)
      (lost|loss|losing) … (to|by) suicide
      (im|i am|feeling|been|was|still|actively|chronically) suicidal
      (my|after|two|three|\\d) (\\p{L}{2,8}\\s)?(suicide )attempts?
      suicidal (thoughts|ideation|mind|girl|boy)
      (self harm|sh|cutting|selfharm) (recovery|free|recovering|clean|scars|survivor)
      (clean|recovering|free|days) … (from|of) (self harm|sh|cutting|selfharm)
      (i|just|really) (want|wanna|wish) (to )?(die|kill myself|be dead|disappear forever|end it all|end my life)
      (dont|do not) (want|wanna) (to )?(live|be here|be alive|exist) (anymore|any more)?
      (kill|hurt|hurting|killing) myself(?! laughing)
      (goodbye|suicide) note
      (ich will|ich mochte|will) (nicht mehr leben|sterben)
      (suizidal|suizidgefahrdet|suizidversuch*|selbstmordversuch*|selbstmordgefahrdet|selbstverletz*|svv|ritzen) ?(recovery|clean|betroffen*|uberlebt|hinterbliebene*)?
      (durch|an) (suizid|selbstmord)( verloren)?
      (envie de mourir|veux mourir|tentative de suicide|survivante? (du|d un) suicide|automutilation|scarifi*|suicidaire)
      (quiero morir*|pensamientos suicidas|pensamentos suicidas|suicidas|no quiero vivir|intento de suicidio|intentos? suicida|sobreviviente (al|de) suicidio|autolesion*|suicida)
      (quero morrer|nao quero viver|tentativa de suicidio|sobrevivente (ao|de|do) suicidio|automutila*|autolesao)
      (voglio morire|non voglio vivere|tentato suicidio|tentativo di suicidio|autolesionis*|sopravvissut[oa] al suicidio)
      (wil niet meer leven|wil dood|zelfmoordpoging|suicidaal|zelfbeschadig*|automutilatie)
      (chce umrzec|nie chce zyc|proba samoboj*|probie samoboj*|samookalecz*|mysli samoboj*)
      (olmek istiyorum|yasamak istemiyorum|intihar girisim*|intihara (tesebbus|kalkis)*|kendine zarar|kendime zarar)
      (хочу умереть|не хочу жить|попытк[а-я] (суицида|самоубийства)|суицидальн*|суицидниц*|селфхарм*|режу себя|самоповрежд*)
      (اريد ان اموت|ابي اموت|لا اريد العيش|محاوله انتحار|حاولت الانتحار|ايذاء النفس|اذيه النفس)`,
    ),
    anywhere(
      '死にたい|自殺(?:未遂|願望|したい)|希死念慮|リスカ|リストカット|自傷(?!防止)|消えたい|自死(?:遺族|で)|病み垢',
    ),
  ],
  topic: [
    phrases(
      `(suicide|suicidal|suicides|self harm|selfharm|suizid*|selbstmord*|suicidio|suicidios|zelfmoord*|zelfdoding|samoboj*|intihar*|суицид*|самоубийств*|انتحار|الانتحار)`,
    ),
    anywhere('自殺|自死'),
  ],
  innocent: `suicide (squad|girls?|boys?|doors?|silence|wings?|burger|sauce|lane|bomber)
    social suicide`,
};

const flee =
  '(war|bombs?|bombing|bombardment|violence|gaza|rafah|ukraine|kyiv|kharkiv|mariupol|syria|sudan|khartoum|afghanistan|kabul|lebanon|home|homes|country|domestic|abuse|abuser|abusive|persecution|taliban|genocide|invasion|fires?|wildfires?|flood*|krieg|guerre|guerra|oorlog|wojn*|savas*|войн[а-я]|обстрел*)';
const help =
  '(help|donate|donations?|support|save|survive|evacuate|urgent|urgently|please|gofundme|paypal|aid|rebuild|link|hilfe|spende*|bitte|aide|aidez*|dons?|cagnotte|ayuda*|donar|donaciones|ajuda*|doacoes|pix|vaquinha|aiut*|donazion*|hulp|doneer|pomoc|pomoz*|zbiorka|zrzutka|yardim*|bagis|помощ*|помогите|помочь|донат|карта|сбор|ساعد*|مساعد*|تبرع*|انقذ*)';

export const crisis: Hardship = {
  personal: [
    ...emergencies,
    phrases(
      `(house|home|flat|apartment|bakery|shop|studio|everything) (just |was |has |has been |is )*(burned|burnt|burned down|burnt down|destroyed|bombed|flooded|in ruins|gone) ?(down|to the ground)?
      (our|my|the) (house|home|flat|apartment) (fire|caught fire|went up in flames)
      (lost|losing) (everything|our home|my home|our house|my house|our homes) ?(in|to|after|we|i)?
      (fled|fleeing|flee|escaping|escaped|forced to leave|running from|displaced (by|from)|evacuated from|evacuating|trapped in|stuck in|surviving in|under) … ${flee}
      (displaced|war zone|warzone|under (bombs|bombing|siege|rubble|attack)|living in a tent|in a tent|refugee camp)
      (refugees?|asylum seekers?|gaza|sudan|displaced)[^.]{1,30}(?<!\\p{L})${help}
      ${help} … (refugees?|gaza|my family in|escape|evacuate|survive|us survive|rebuild)
      (gofundme|go fund me|fundraiser|fundraising|crowdfund*|donate|donations|cagnotte|vaquinha|spendet|spenden|zrzutka|zbiorka|bagis|collecte) … (surgery|emergency|medical|hospital|treatment|save|my (son|daughter|mom|mum|dad|family|child|husband|wife|life)|operation|rent|eviction|funeral|rebuild|operacion|cirugia|cirurgia|operazione|operatie|operacj*|ameliyat*|операци*|soin*|urgen*|dringend*)
      (emergency|urgent|life saving|lifesaving|savin|for) (surgery|operation|treatment) … ${help}
      ${help} … (emergency|urgent|life saving|lifesaving|my son s|my daughter s|my) (surgery|operation|treatment|medical)
      (please|pls|plz) (help|save) (me|us)
      (help|save) (my|our) (family|children|kids|son|daughter|baby|mother|mom)
      help (me|us) (survive|evacuate|escape|rebuild|live|eat)
      (urgent|urgently|desperate|desperately|emergency) (need|needs|help|needed|appeal|in need)
      (need|needs) (money|funds|help|donations) for … (surgery|operation|treatment|rent|food|medicine)
      (need|needs) (urgent|emergency|immediate) (help|surgery|shelter)
      (homeless(?! for (the|this) (\\p{L}{3,8} )?(winter|summer|season))|evicted|being evicted|facing eviction|about to lose (my|our) home|living in (my|our) car)
      (domestic (violence|abuse)|dv) (survivor|victim|in hiding|escap*)
      (survivor|victim|escaping|escaped|fleeing) (of |from )?(domestic (violence|abuse)|dv|abuse|an abusive*|my abuser|my abusive*)
      (in hiding|hiding) from (my|an|the) (ex|husband|abuser|partner|family)
      (my|our) (son|daughter|sister|brother|mother|mum|mom|child|husband|wife|friend) (is|has been|went) missing
      (missing|kidnapped) since
      (haus|wohnung|alles) … (abgebrannt|niedergebrannt|verloren|zerstort)
      (auf der flucht|vor dem krieg geflohen|geflohen vor|geflüchtet vor|gefluchtet vor|geflohen aus|brauchen dringend hilfe|brauche dringend hilfe|obdachlos|wohnungslos|haushaltsgewalt|hausliche gewalt*|betroffene hauslicher gewalt|opfer hauslicher gewalt)
      (maison|appartement|tout) … (brule*|incendi*|detruite?|perdu dans)
      (fui|fuir|fuyons|fuyant|refugiee?s?) … (guerre|bombes|violence|aide*|dons?|mari violent)
      (violences? conjugales?|sans abri|sdf|besoin d aide (urgent*|d urgence)|aidez (moi|nous)|urgence vitale)
      (casa|piso|todo|tudo|tutto) … (se quemo|quemad*|incendi*|destruid*|queimou|pegou fogo|bruciat*|distrutt*|perdi(mos|mo)?)
      (huyendo|huimos|huyo|fugindo|fugimos|fuggit*|fuggiamo|scappat* (dalla|da)|refugiad[oa]s?|rifugiat[oai]) … (guerra|violencia|violenza|bombas|bombe|ayuda*|ajuda*|aiut*)
      (violencia (de genero|domestica)|violenza domestica|ayuda urgente|ayudenme|ayudennos|ajuda urgente|me ajudem|nos ajudem|aiutateci|aiutatemi|aiuto urgente|sin hogar|sem teto|senzatetto|desahuci*)
      (huis|woning|alles) … (afgebrand|verwoest|kwijt)
      (gevlucht voor|gevlucht uit|op de vlucht|huiselijk geweld|dakloos|hulp dringend|dringend hulp)
      (dom|mieszkanie|wszystko) … (splonal|splonelo|spalil*|zniszczon*|stracil*)
      (uciekl* (przed|z)|uciekam* (przed|z)|uchodzc*) … (wojn*|pomoc*|przemoc*)
      (przemoc domowa|przemocy domowej|bezdomn[aey]|pilnie (potrzebn*|pomoc*|zbiera*)|blagam* o pomoc)
      (evimiz|evim|her seyimizi) … (yandi|yikildi|kaybet*)
      (savastan|bombalardan|siddetten) (kac*)
      (depremzede*|acil (yardim|ameliyat)|yardim edin|aile ici siddet|siddet magduru|evsiz)
      (дом|квартира|все) … (сгорел*|разрушен*|потеряли)
      (бежали|бежала|бежим|беженц*|беженк*) … (войн*|от|помо*|из)
      (домашн[а-я]+ насили[а-я]*|срочно нужна помощь|нужна срочная помощь|помогите|срочный сбор|сбор на (лечение|операцию))
      (احترق|تهدم|دمر|قصف) (بيت*|منزل*|المنزل)
      (نازح|نازحه|نازحين|نازحون|لاجي|لاجيين|هربنا|هربت|فررنا) … (حرب|الحرب|غزه|مساعد*|القصف|العنف|خيمه)
      (نازح|نازحه|نازحين|انقذونا|ساعدونا|ساعدوني|نحتاج (الي )?مساعد*|محتاج* مساعد*|عنف اسري|العنف الاسري|تبرع* … (عمليه|علاج))`,
    ),
    anywhere(
      '(?:家|自宅|全て|すべて).{0,6}(?:全焼|焼け|火事|全壊|流され)|被災(?:し|者です|しました)|避難(?:中|生活|しています)|dv(?:被害|避難|から逃)|助けてください|緊急.{0,6}(?:手術|支援)|逃げて(?:き|い)|ホームレス',
    ),
  ],
  topic: [],
  innocent: `(fled|fleeing|escaped|escaping|escape) (from )?(the )?(corporate|city|rat race|office|9|cold|winter|ordinary|everyday)
    (burned|burnt) (down )?(butter|sugar|ends|orange|wood)
    please help (me|us) (choose|pick|name|decide|reach|get to|grow|find|win)
    help (me|us) (choose|pick|name|decide|reach|get|grow|find|win|make)
    shop small
    ${lookAlikes}`,
};
