// Finds texts that address sellers as a group and turn them away: "reps: save your breath". The two parts may be far apart.
import { anywhere, phrases } from './patterns.ts';

/** Whether a folded text names sellers or their messages and turns them away. */
export function sendsSellersOff(text: string): boolean {
  return (sellers.test(text) && sendOff.test(text)) || (japaneseSellers.test(text) && japaneseOff.test(text));
}

const sellers = phrases(`
  (agenc(y|ies)|(sales )?reps|sales ?(people|men|folks|guys|team|bots)|salesman|canvassers?|vendors?|peddlers?|hawkers|door ?knockers|marketers?|cold callers?|telemarketers?|recruiters?|lead ?gen*|growth (hackers?|gurus?|people|experts?)|seo (people|guys|folks|experts?|agencies|bros)|gurus|closers|crypto (bros|people|guys)|mlm*|business coaches|(dear|hey|hi|hello|to) (\\p{L}{2,10}\\s)?coaches|pitch|pitches|sales (messages?|dms?|pitch*|mails?)|cold (dms?|messages?|e?mails?))
  (you|u|youre|ur|are you|anyone|everyone|people|those|whoever|want|wants|wanting|trying|here) (\\p{L}{2,8}\\s){0,4}(sell|selling|sells|market|marketing|pitch|pitching|promote|promoting|advertise)( me| us| something| anything| stuff)?
  (selling|sell|pitching) (something|anything|me|us|stuff)( \\p{L}{2,9})?
  (i have|ive got|we have) (a|the|an) (\\p{L}{2,9}\\s)?(tool|offer|proposal|solution|opportunity)
  (great|amazing|exciting|unique|interesting) (proposal|offer|opportunity|proposition)s?
  (grow|boost|scale) (your|my|our|ur) (account|page|business|instagram|followers|sales)
  (agenturen?|vertreter*|vertriebler*|verkaufer*|verkaufs*|werber|akquise|berater|coaches|seo leute|kaltakquis*|mir|uns|wer) (\\p{L}{2,9}\\s){0,3}(was|etwas|verkaufen|andrehen|anbieten|aufschwatzen|vermarkten)
  (agenturen?|vertreter*|vertriebler*|verkaufer*|verkaufsmails?|werbe*|akquise|kaltakquis*|handelsvertreter*|marketingleute|seo (leute|experten|agenturen))
  (agences?|commercia(l|ux)|demarch*|vendeu(r|rs|ses?)|representants?|prospect(ion|eurs?)|marketeu*|closeu*|coachs|(me|nous|vouloir|voulez|veut|veux|pour) (\\p{L}{2,7}\\s)?vendre|propositions? commerciales?|belle opportunite)
  (agencias?|comerciales|vendedor[ae]*s?|representantes?|vendehumos?|marketer*|mentor(es|ias?)|captador*|venderme|vendernos|venden|(quier[a-z]*|intent[a-z]*|vienes? a|vengas? a|vas a) vender|oportunidad(es)? de negocio|propuestas? comercial*)
  (consultor[ae]*s?|infoprodutor*|(quer|querem|quiser|tenta[a-z]*|vem|vier) (me |nos )?vender|trafego pago|gestor(es)? de trafego|vendas? fria|oportunidade de negocio)
  (agenzi[ae]|venditor[ei]|rappresentant[ei]|procacciator[ei]|agenti|promoter|vender(mi|ci|e qualcosa)|vuole vendere|volete vendere|vuoi vender[a-z]*|proposte commerciali|opportunita (unica|di business|imperdibil*))
  (verkopers?|vertegenwoordigers?|bureaus?|acquisit*|colporteurs?|marketeers?|wervers|(wil|willen|wilt|komt|iets) (\\p{L}{2,6}\\s){0,2}(verkopen|slijten|aansmeren))
  (agencj[aeio]*|przedstawiciel*|handlow(iec|cy|cow|com)|sprzedawc*|akwizytor*|marketingow*|naganiacz*|(chce|chca|chcesz|cos|mi|nam) sprzeda[a-z]*|wciska[a-z]*)
  (ajans*|saticila?r?|satis(ci|cilar| temsilci*)?|pazarlamaci*|temsilci(ler)?|(bir sey|urun|hizmet) sat[a-z]*|satmaya|satmak|danismanlik satan*)
  (агентств[а-я]*|продаж[а-я]*|продавц[а-я]*|торгов[а-я]+ представител[а-я]*|менеджер[а-я]* по продажам|маркетолог[а-я]*|таргетолог[а-я]*|сммщик[а-я]*|smm щик*|инфоцыган[а-я]*|наставник[а-я]*|впар[а-я]*|(хот[а-я]+|хочешь|что то|чего нибудь) (мне |нам )?прода[а-я]*)
  (و?ال?وكالات|و?شركات التسويق|و?ال?مسوق(ين|ون|ه|ات)?|و?ال?مندوب(ين|ون|ي)?|و?اصحاب (العروض|الدورات|المتاجر|التسويق)|(تبيع|يبيع|بيع|تبيعني|يبيعني)( لي| لنا| شي)?|ال?مسوقين)
  (webs(ites?|eiten?|ites? web)?|sites?|menus?|speisekarten|followers?|seguidor(es)?|abonnes|volgers|takipci*|сайт[а-я]*|подписчик[а-я]*|متابعين|مواقع|leads|reichweite|seo|google ads|crm|kassensystem*) (\\p{L}{2,12}\\s){0,3}(anbiet*|verkauf*|verkop*|sell|sells|selling|make|makes|do|build|offer*|proposent|vendent|vend[eo]n?|ofrec*|oferec*|ofert*|vendono|offrono|fanno|font|hacen|fazem|robi[a-z]*|sprzedaj*|satan*|yapan*|делает[а-я]*|предлага*|продает[а-я]*)
  (who|that|die|qui|que|che|ktorzy|кто|anbieter von|vendors of|sellers of|verkaufer von) (do|does|make|sell|offer|verkaufen|machen|font|vendent|hacen|venden|fazem|vendem|fanno|vendono|maken|verkopen|robia|sprzedaja|делает|продает)
`);

const sendOff = phrases(`
  (bin|binned|trash|trashed|rubbish|junk|spam folder)
  save (your|ur|yours|us|everyone|all of us) (\\p{L}{2,8}\\s)?(time|breath|typing|energy|effort|words|fingers|thumbs)(?! (with|by|using|on|and money))
  (move|jog|walk|run|roll|scroll) (along|on|past)(?! to)
  (keep (walking|scrolling|moving|driving|it moving)|turn around|wrong (door|address|place|shop|number)|shoo|buzz off|no entry|look elsewhere|try (elsewhere|next door|someone else))
  (ill|i ll|i will|we ll|well|i|we|hard|gonna|will) pass
  (no ty|no thx|no thnx|no thanks|no thank you|nty|thanks but no|nah|nope|not (today|here|interested|buying|for us|for me|needed|necessary)|dont (bother|even|waste|try|write|ask|come|message|dm)|do not (bother|write|ask))
  (get|gets|getting|be|are|is|will|ill|i|we|insta|instant|instantly|straight|right away|=|an|and|auto|immediately) (\\p{L}{2,9}\\s)?(blo+ck(ed)?|banned|deleted|muted|reported|ignored)
  (blo+cked|blo+ck) (on sight|right away|immediately|instantly|at once|and (delete|report)*)
  (papierkorb|mull|tonne|rundablage|weitergehen|weiter gehen|spart euch|spar dir|sparen sie sich|erspart (euch|uns)|nein danke|danke nein|kein (bedarf|interesse)|brauch(en|e)? (wir |ich )?nicht*|konnt ihr (stecken|lassen)|bleibt (weg|draussen)|falsche (adresse|tur)|wird (sofort |direkt |gleich )?(blockiert|geblockt|geloscht)|werden (sofort |direkt |gleich )?(blockiert|geblockt|geloscht)|flieg(t|en) raus|lasst es|lass es|zieht weiter)
  (poubelle|corbeille|passez (votre|vot) chemin|passe ton chemin|circulez|epargnez (vous|nous)|economisez|gardez (votre|vos)|non merci|sans facon|merci mais non|tres peu pour (moi|nous)|perdez pas|bloquee?s? (direct|sur le champ|d office|sans)|(je|on|c est) bloque*|pas interesse*|pas besoin|allez voir ailleurs|mauvaise adresse|ca degage|degagez|du balai|oust)
  (a la basura|papelera|sigan? (su|de|tu) (camino|largo)|sigue de largo|circulen|ahorr(ate|ense|aos|a|en) (el|la|tu|su|vuestro|tiempo)*|no,? gracias|gracias pero no|paso|pasamos|no pierdan?s?|bloque(o|ad[oa]s?|amos)( directo| al instante)?|ni (lo )?(intent*|os molesteis|se molesten|te molestes)|no (hace falta|necesit*|nos interesa*|me interesa*)|fuera|largo de aqui|puerta equivocada)
  (lixo|lixeira|segue o baile|sigam|podem? passar|poup(e|em|a) (o |seu |meu )*(tempo|dedos|saliva)|nao,? (obrigad[oa]|valeu|quero|precis*|perca*)|to fora|tou fora|dispens[oa]*|bloquei[oa]|block|nem (tent*|perca*|vem|venh*)|passo)
  (cestino|spazzatura|tirate dritto|passate oltre|circolare|risparmia(te|tevi|ti)*|no,? grazie|grazie ma no|anche no|passo|bloccat[oaie]|blocco( subito| diretto| immediato)?|non (serve|ci serve|mi serve|perdete|perdere|abbiamo bisogno|ci interess*|mi interess*)|lasciate perdere|avete sbagliato)
  (prullenbak|prullenmand|loop (maar )?(door|verder)|doorlopen|bespaar (je|jezelf|ons|u|jullie)|nee,? (dank*|bedankt|hoor)|hoeft niet|niet nodig|geen (interesse|behoefte)|doe geen moeite|blok|geblokt|geblokkeerd|verkeerde (deur|adres)|wegwezen|laat maar)
  (kosz*|do kosza|prosze przejsc|przechodzic dalej|idzcie dalej|oszczedz*|szkoda (waszego |twojego |czasu)*|nie,? dzieki|dziekuj[a-z]*,? nie|podziekuj*|nie (trzeba|potrzebuj*|skorzyst*|kupuj*)|blok*|ban|zly adres|zegnam|darujcie|odpuscie)
  (cop*|cope|yolunuza|yoluna devam|bosuna|zahmet etme*|vaktini*|zamaninizi* … harca*|hayir|istemiyor*|almayalim|almayayim|kalsin|engel*|blok*|gerek yok|ihtiyac(im|imiz)? yok|ugrasma*|baska kapiya|yazmayin*)
  (в корзину|в мусор*|в мусорку|мимо|проходите|проходим|идите|не тратьте|не трать|сберегите|берегите|экономьте|спасибо,? не|нет,? спасибо|не (надо|нужно|интересн*|пишите|утруждай*|беспокойте)|в (бан|чс|блок)|бан|блок*|дверь там|до свидания|не сюда)
  (الي? ?السله|القمامه|وفر(وا)? (وقت*|علي)|لا تتعب*|لا تضيع*|شكرا لا|لا شكرا|غير مهتم*|مو محتاج*|لا نحتاج|ما (نحتاج|احتاج|يلزم*)|بلوك|حظر|احظر*|مع السلامه|لا تكتب*|لا ترسل*|طريقكم|مرفوض*)
`);

const japaneseSellers = anywhere(
  '営業|売り込み|セールス|代理店|業者|勧誘|コンサル|(?:集客|運用代行|フォロワー|ホームページ|seo).{0,8}(?:会社|業者|提案|方|人|屋)|(?:売りたい|提案したい).{0,3}(?:方|人)',
);
const japaneseOff = anywhere(
  'お引き取り|お帰り|他(?:所)?を当た|時間の無駄|間に合って|結構です|必要(?:あり|な)|ゴミ箱|即(?:ブロ|削除)|ブロック|もう(?:いい|十分|送ら|来ない|やめ)|うんざり|いりません|いらない|さようなら|回れ右|スルー|(?:送|来|書か|連絡し)(?:ら|て)?(?:こ)?ないで',
);
