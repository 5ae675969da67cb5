// News of a flood, a fire, shelling or a collapse that the person is in now, folded.
import { anywhere, phrases } from './patterns.ts';

const place =
  '(floor|first floor|ground floor|roof|knees?|waist|ceiling|windows?|stock|etage|stock|dach|decke|knie|toit|plafond|genoux|techo|tejado|rodillas|primer piso|telhado|teto|joelhos?|primeiro andar|tetto|primo piano|ginocchia|dak|eerste verdieping|knieen|dach|dachu|pietr[a-z]*|kolan*|cati*|birinci kat*|dize*|крыш[а-я]*|этаж[а-я]*|колен[а-я]*|السطح|الطابق*|السقف)';

export const emergencies = [
  phrases(`
    (water|wasser|eau|agua|acqua|woda|su|вода|ال?مياه|ال?ماء)\\s(\\p{L}{1,9}\\s){0,6}${place}
    (we|i) (are|re|m|am)? ?(still |stuck |trapped |sitting |now )*(on the roof|under the rubble|in the basement shelter|in the shelter|in a (gym|school) with nothing)
    (evacuated|evacuate|evacuating|had to (leave|flee|run)|left (everything|home)|driven out) [^.\\n]{0,40}(fires?|wildfires?|flames|flood*|shelling|bomb*|missiles?|rockets?|hurricane|earthquake|volcano|night)
    (under|during|because of|through) (the )?(shelling|shellfire|bombardment|missiles|rocket fire|airstrikes?|air strikes?)
    (building|house|home|block|roof|wall|walls|ceiling) (\\p{L}{2,9}\\s){0,2}(collapsed|came down|fell in|caved in)
    (under|beneath|from) the (rubble|ruins|debris)
    displaced (\\p{L}{2,9}\\s){0,2}(for|again|since|once|twice|\\d|from)
    (living|sleeping|sleep|live) in (a tent|tents|the car|our car|a shelter|a school)(?! (for fun|on))
    (evakuiert|mussten (\\p{L}{2,9}\\s){0,4}(raus|fliehen|evakuier*|verlassen)|unter beschuss|beschuss|unter (den )?trummern|verschuttet|eingesturzt|hochwasser (hat|steht|kam|im)|sitzen auf dem dach|flammen (\\p{L}{2,9}\\s){0,3}(haus|hof|laden|ort)|leben im zelt|in der notunterkunft|zum (zweiten|dritten|vierten|funften) mal (vertrieben|geflohen))
    (evacuee?s?|sous les (bombes|obus|decombres|bombardements|gravats)|effondree?s?|s est ecroulee?|inond(ee?s?|ation) (\\p{L}{1,9}\\s){0,3}(tout|maison|atelier|boutique|magasin)|sur le toit|deplacee?s? (pour la|\\d|encore)|(dormons|vivons|dort|vit|vivre) (sous|dans) (une|la) tente|fui (\\p{L}{1,9}\\s){0,3}(nuit|flammes|feu|incendie))
    (evacuad[oa]s|nos evacuaron|tuvimos que (salir|huir|evacuar|dejar)|bajo (los |las )?(escombros|bombas|bombardeos?|fuego)|se derrumbo|se cayo (el|la) (edificio|casa)|estamos en el (techo|tejado)|inundacion (\\p{L}{1,9}\\s){0,4}(todo|casa|local|tienda|taller)|desplazad[oa]s|(vivimos|dormimos|viviendo) en (una |la )?(carpa|tienda de campana|albergue))
    (fomos evacuad*|tivemos que (sair|fugir|evacuar|deixar)|(sob|debaixo d[oe]s?) (\\p{L}{1,6}\\s)?(escombros|bombas|bombardeio*|fogo)|desabou|desmoronou|estamos no (telhado|teto)|(enchente|alagamento|inundacao) (\\p{L}{1,9}\\s){0,4}(levou|tudo|casa|loja)|desabrigad*|desalojad*|(vivendo|dormindo|moramos) (em|numa|no) (uma )?(barraca|abrigo|tenda))
    (evacuat[ie]|ci hanno evacuat*|sfollat[aei]|(sotto|sotto le|sotto i) (macerie|bombe|bombardament*)|crollat[oa]|siamo sul tetto|alluvione (\\p{L}{1,9}\\s){0,4}(tutto|casa|negozio|laboratorio)|(viviamo|dormiamo) in (una )?tenda)
    (geevacueerd|moesten (\\p{L}{2,9}\\s){0,4}(weg|vluchten|verlaten)|onder (het )?(puin|vuur|beschietingen)|ingestort|zitten op het dak|overstroomd|overstroming (\\p{L}{2,9}\\s){0,4}(alles|huis|winkel)|(wonen|slapen|leven) in een (tent|opvang*))
    (ewakuowa*|ewakuacj*|pod (gruzami|ostrzalem|bombami)|zawalil*|siedzimy na dachu|powodz (\\p{L}{2,9}\\s){0,4}(zabral*|zniszcz*|zala*)|zalalo|zalany|(mieszkamy|spimy|zyjemy) w namio*)
    (tahliye (edildik|ettiler|olduk)|enkaz*|gocuk altinda|yikildi|coktu (\\p{L}{2,9}\\s)?(bina|ev)|bina(miz)? (coktu|yikildi)|catidayiz|catiya cik*|sel (\\p{L}{2,9}\\s){0,3}(aldi|bast*|gotur*)|su basti|bombardiman*|(cadirda|konteynerde) (yas*|kal*))
    (эвакуир*|эвакуаци*|под (обстрел[а-я]*|завал[а-я]*|бомб[а-я]*|руинами)|обстрел[а-я]*|прилет (в|по)|рухнул[а-я]*|обрушил[а-я]*|мы на крыше|сидим на крыше|затопил[а-я]*|наводнени[а-я]* (\\p{L}{1,9}\\s){0,3}(унес*|все|смыл*)|(живем|живу|спим) в (палатк*|подвал*|убежищ*))
    (تحت (الانقاض|القصف|الركام|النار)|ال?انقاض|قصف|القصف|اخلاء|اجلاونا|تم اجلا[وي]*نا|انهار(ت)? (ال)?(مبني|بيت|عماره|منزل|بنايه|البيت|المبني)|انهار|نزحنا|نزحت|نزوح|ال?نزوح|(نعيش|نسكن|اعيش|ننام) (في|ب) ?(ال)?خيم[هة]?|ب?خيمه|غرق(ت)? (البيت|المحل|بيتنا|محلنا|المدينه)|ال?فيضان* (\\p{L}{2,9}\\s){0,3}(اخذ*|دمر*|بيت*))
  `),
  anywhere(
    '(?:水|浸水)が?.{0,10}(?:1階|2階|一階|二階|屋根|床上|腰|膝|天井)|屋根の上|床上浸水|避難(?:所|しま|指示|命令|して)|(?:倒壊|崩れ|崩壊)し|瓦礫|がれき|生き埋め|下敷き|砲撃|空爆|爆撃|津波.{0,6}(?:流|全て|店)|テント(?:暮らし|生活|で(?:寝|暮ら))',
  ),
];

export const lookAlikes = `
  (earthquake|flood|fire|hurricane|evacuation) (drill|insurance|training|alarm|proof|safety|engineer*|lights?)
  (flooded|flood) with (love|messages|orders|light|sun)
  (bell|roof|rooftop|safari|glamping) tents?
  (living|sleeping|sleep) in (a )?tents? (with|under|for) (\\p{L}{2,8}\\s)?(stars?|kids|dog|fun|friends)
  on the rooftop
  (enkaz|yikildi|coktu) (\\p{L}{2,9}\\s)?(oyun|fiyat|rekor)*(oyun|fiyat|rekor)
`;
