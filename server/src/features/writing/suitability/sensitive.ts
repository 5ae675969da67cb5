// Topics that a message never uses: religion, health, politics, sexuality, family tragedy.
import { foldText, statements } from './fold.ts';
import { hardships } from './hardship.ts';
import { isPolitical } from './held.ts';
import { anywhere, cutter, phrases } from './patterns.ts';

/** Whether a line must not be used in a message, even if the person may be written to. */
export function isSensitive(line: string): boolean {
  return statements(foldText(line)).some(
    (statement) =>
      delicate.some((pattern) => pattern.test(cutHarmless(statement))) ||
      isPolitical(statement) ||
      hardships.some((hardship) => hardship.mentions(statement)),
  );
}

const religion = `
  (god|gods|jesus|christ|christian*|church|churches|bible|biblical|gospel|prayer*|(pray|praying) (to|with|daily|every|together|the)|faith|saved by grace|child of god|psalms?|proverbs|scripture|catholic*|baptist|lutheran|evangelical|mormon|lds|muslim*|islam*|allah|alhamdulillah|inshallah|mashallah|bismillah|quran|koran|hijab*|ramadan|eid|halal|mosque|jewish|jew|judaism|torah|shabbat|synagogue|hindu*|krishna|shiva|buddh*|sikh*|waheguru|atheist*|pastor|priest|ministry|missionary|worship|rabbi|imam|blessed|amen|hallelujah|holy)
  (john|romans|matthew|luke|mark|psalm|phil|philippians|isaiah|jeremiah|corinthians|hebrews) \\d{1,3}
  (gott|gottes|(der|den|dem|mein|meinem|unser|unserem|im|am|christliche[nr]?) glauben?|glaubig|kirche|bibel|gebet|jesu|dieu|eglise|(la|ma|notre|leur|sa|ta|votre|en|de|par) foi|priere|chretien*|musulman*|juive?|dios|iglesia|biblia|cristian[oa]*|catolic[oa]|deus|igreja|evangelic[oa]|(di|in|con|per|da) dio|dio (ti|ci|vi|benedica|onnipotente)|chiesa|(la|nella|mia|nostra) fede|(uomo|donna|persona|atto|cammino|percorso|anno|vita|fratelli|sorelle|testimonianza|questione) di fede|preghiera|god s|kerk|geloof|bijbel|boga|kosciol|wiara|modlitw*|tanri|namaz|dua|kuran|musluman|бог|бога|церковь|вера|молитв*|православ*|мусульман*|ислам|الله|القران|الحمد|اسلام|مسلم*|صلاه|رمضان)
`;
const health = `
  (cancer|adhd|(have|has|having|with|my|adult) add|autis*|asd|neurodiver*|depress*|anxiety|anxious|bipolar|bpd|ptsd|cptsd|ocd|schizo*|diabet*|t1d|epilep*|endometriosis|pcos|infertil*|ivf|ttc|pregnan*|menopaus*|sober|sobriety|addict(ion|s)?|alcoholi*|rehab|surgery|operated|disab*|wheelchair|amput*|chronic (illness|pain|fatigue)|chronically ill|migraine*|illness|disease|diagnos*|hiv|crohns?|colitis|lupus|fibromyalgia|mental (health|illness)|burn ?out|my therapist|in therapy|weight loss|obes*|overweight|kg down|lbs down|dementia|alzheimers?|parkinsons?|stroke survivor|deaf|blind|celiac|coeliac|hospital|medication|antidepress*|panic attacks?|insomnia|transplant|covid)
  (krankheit|krank|depression*|angststorung|schwanger*|diabetes|behindert*|behinderung|trocken seit|abnehmen|maladie|malade|depressi*|enceinte|handicap*|enfermedad|enferm[oa]|ansiedad|embarazada|discapacidad|doenca|ansiedade|gravida|deficien*|malattia|incinta|disabil*|ansia|ziekte|ziek|zwanger|chorob*|ciaz*|niepelnospraw*|hastalik|hastayim|hamile|engelli|болезн*|депресси*|беремен*|инвалид*|مرض|مريض*|حامل|اكتياب)
`;
const sexuality = `
  (gay|lesbian|lesbica|lesbienne|lesbisch|schwul|bisexual|bisex*|queer|lgbt*|lgbtq*|lgbtqia|trans|transgender|transsexual*|transwoman|transman|nonbinary|non binary|enby|genderfluid|asexual|pansexual|aromantic|sapphic|pride (month|parade|march|flag|week)|happy pride|drag (queen|king)|hetero*|polyam*|eşcinsel|escinsel|гей|лесбиянка|лгбт|مثلي*)
`;
const politicsAtLarge = `
  (politic*|election*|(i|go|please|did you|register to|registered to|get out and|how to|right to|rock the|early|postal) vote|vote (for )?(him|her|them|yes|no|left|right|blue|red|green|remain|leave|change|\\d{4})|(voting|voter|voters) (rights?|booth|day|registration|suppression|id)|voters?|leftist|left wing|right wing|conservative|liberal|socialist|communist|marxist|anarchist|antifa|feminis*|blm|black lives matter|palestin*|free palestine|israel*|zionis*|gaza|ukrain*|slava ukraini|trump*|biden|kamala|maga|brexit|abortion|pro life|pro choice|prolife|gun rights|2a|immigration|protest*|activis*|antivax|(zur|bundestags|landtags|kommunal|europa|ob) ?wahl|wahlen|wahlkampf|partei|politik*|elections?|politique|elecciones|politica|eleicoes|elezioni|verkiezingen|wybory|polityk*|secim|siyaset|выборы|политик*|протест*|انتخابات|سياس*)
`;
const tragedy = `
  (divorc*|custody|funeral*|died|passed away|death|widow*|orphan*|abuse|abused|abusive|trauma*|domestic violence|assault*|rape|murder*|prison|jail|foster care|estranged|scheidung|geschieden|beerdigung|gestorben|tod|missbrauch|waise|divorcee?|enterrement|obseques|mort|violence|divorciad[oa]|entierro|muerte|abuso|divorciad[oa]|enterro|morte|divorziat[oa]|funerale|gescheiden|begrafenis|overleden|rozwod*|pogrzeb*|smierc|bosan*|cenaze|olum|развод*|похорон*|смерть|насили*|طلاق|جنازه|وفاه|موت)
`;

const delicate = [
  phrases(religion, health, sexuality, politicsAtLarge, tragedy),
  /[✝☪✡🕉☸🛐🕋📿⛪🕌🕍]|🏳🌈|🏳⚧|🎗/u,
  anywhere(
    '神様|教会|キリスト|イスラム|仏教|信仰|聖書|礼拝|うつ病|鬱|発達障害|adhd|病気|障害|妊娠|不妊|入院|手術|難病|ゲイ|レズ|トランスジェンダー|選挙|政治|離婚|葬儀|葬式|亡く|他界|虐待',
  ),
];
const cutHarmless = cutter(`(oh my|omg|thank|good|for the love of|i swear to) gods?
  (god|gods|lord|heaven|heavens) (only |alone )?knows
  (a )?(wing|tape|glue|wire|luck|hope|cure|coffee|caffeine|string|elbow grease) and (a |some )?prayers?
  (mein gott|gott sei dank|weiss gott|mon dieu|dieu sait|dieu merci|dios mio|sabe dios|gracias a dios|dio mio|grazie a dio|meu deus|gracas a deus|sabe deus)
  (double|colou?r|roller) blinds?
  (blind|venetian) (date|bake|baking|spot|tasting)
  (to die for|dying for)
  (mi|ti|ci|vi) (mette|mettono) (un po di |tanta |molta )?ansia
  (holy) (grail|cow|moly|guacamole)
  (good|in good) faith
  (coffee|plant|chocolate|book|shoe|sneaker|adrenaline|sugar) addict(ion|s)?
  (hip|trip) hop
  (animal|pet|dog|cat) hospital
  hospitality
  (liberal arts|conservative estimate)
  vote (for )?(us|your fav*)
  church (pews?|halls?|bells?|fetes?|bazaars?|basements?|windows?|mouse|roof)
  (vote|votes|voted|voting) (for|on) (the |our |your |my |a )?(new |next )?(layout|name|colou?rs?|flavou?rs?|cover|logo|design|menu|cake|print|pattern|title)
  death metal
  (generator|battery|phone|laptop|engine|oven|boiler|mixer|printer|amp|van|car|starter|kiln|fridge|freezer|pad|stamp|pump|motor|mower|drill|camera|speaker|till|tablet|screen|router|heater|compressor|machine) (just |finally )?(died|dies|is dead|has died)
  death by chocolate
  (heart|hand) attack grill
  trans (siberian|atlantic|alp|am|continental)`);
