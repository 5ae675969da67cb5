// Words that indicate a child's account in many languages: ages, school years, parents who manage it, and adults who speak about children.
const minor = '([6-9]|1[0-7])';

/** In the first person: "i'm 15". */
export const ownAge = `
  (im|i am|iam|ive just turned|just turned|i turned|i turn|turning|i just turned) (only |just |now |almost |nearly |already )*${minor}((?!\\s?(\\p{L}|[%$€£+°-]))|(?= (and|but|from|yrs?|years old|year old|yo|y o|today|now|in (january|february|march|april|may|june|july|august|september|october|november|december)|years young|going on|soon)))
  (im|i am) (eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?!\\s?(minutes|weeks|months|days|years (in|of|into)))
  (tengo|tenho) (once|doce|trece|catorce|quince|dieciseis|diecisiete|onze|doze|treze|catorze|quinze|dezesseis|dezessete) anos
  (ich bin|ik ben) (elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|twaalf|dertien|veertien|vijftien|zestien|zeventien)( jaar| jahre)?
  (ho|j ai) (undici|dodici|tredici|quattordici|quindici|sedici|diciassette|onze|douze|treize|quatorze|quinze|seize) (ans|anni)
  my ${minor}th (birthday|bday)
  (ich bin|bin|ich werde) (erst |schon |jetzt |bald )*${minor}( jahre| j)?( alt| jung)?(?!\\s?(\\p{L}|%))
  (ich bin|bin) ${minor} (jahre|und|jahre alt)
  (j ai|jai|age de|agee de) ${minor} ans(?! (de|d|dans))
  (tengo|tenho) ${minor} (y|e) (me|soy|sou|vivo|amo)
  (tengo|yo tengo|tenho|eu tenho) (solo |ya |so )?${minor} anos(?! (de|en|no|na|com))
  (ho|io ho) ${minor} anni(?! (di|in))
  ik ben ${minor}( jaar)?((?!\\s?(\\p{L}|%))|(?= (jaar|oud|en)))
  (mam|mam juz) ${minor} lat(?! (doswiad|praktyk))
  (ben )?${minor} yasinda(yim)?
  мне (уже |всего |только )?${minor}(?! (дн|минут|месяц|раз))
  (عمري|عندي) ${minor}( سنه| سنين| سنوات| عام*)?
`;

/** An age without a subject; counts only as a part of its own. */
export const bareAge = new RegExp(
  String.raw`^(?:age|aged|alter|edad|idade|eta|leeftijd|wiek|yas|возраст|العمر|just|only|nur|an?)?\s?${minor}\s?-?\s?(?:` +
    String.raw`(?:y ?\/? ?o|yrs? ?old|years? ?old|year ?old|yr|yrs|years? young|jahre? alt|jahre? jung|jahrig\p{L}*|jaar oud|jarige?|yas(?:inda\p{L}*)?|letni\p{L}*|latk\p{L}|latek|enne|aninhos|anitos|лет\p{L}{1,4})(?!\p{L})` +
    String.raw`|(?:jahre?|j|ans|anos|anitos|anni|jaar|lat|yas|лет|год|годиков|سنه|سنوات|عام)(?=$| (?:and|und|et|y|e|en|i|ve|и|from|aus|de (?!exper|trabaj|carr|servi|pass|vida|hist|mercado|métier|metier|restaur|cozinha|cocina|cuisine|sala|salao|salon|oficina|taller|atelier|palco|obra|oficio|hotel|hostel|cafe|bar$|loja|tienda|empresa|negocio|mar$|mer$|estrada|carretera|tatua|barber|panad|padar|costura|ceram)[a-z]+$|uit|из)(?!\p{L})))`,
  'u',
);
export const labelledAge = new RegExp(
  String.raw`(?:^|\s)(?:age|alter|edad|idade|eta|leeftijd|wiek|yas|возраст|العمر)\s?[:=]?\s?${minor}(?![\p{N}\p{L}+%–-]| ?(?:to|bis|a|-|–|and up))`,
  'u',
);
export const loneNumber = /^1[0-7]$/;

/** Grades of music exams, which adults pass too. */
const instrument =
  '(abrsm|trinity|piano|violin|viola|cello|guitar|flute|clarinet|sax|saxophone|trumpet|drums?|harp|organ|singing|ballet|music|theory)';

export const schoolYear = `
  ([1-9]|1[0-2])(st|nd|rd|th) (grade|grader|graders)
  (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh) grade(r)?
  (?<!${instrument} )grade ([5-9]|1[0-2])(?! (${instrument}|(in|since) (19|20)[0-9][0-9]))
  (year|yr) ([5-9]|1[0-3])( student| pupil)?
  (middle|junior high|elementary|primary) school(er|ers| student| kid)?
  (high school|hs|hs student|highschool) (freshman|sophomore|junior|senior|student|kid)
  high ?schooler
  (freshman|sophomore|junior|senior|student) (in|at) (high|middle) school
  5eme [a-f]
  in (secondary|high|middle) school
  school ?(girl|boy|kid)
  (sixth|6th) former
  gcse (student|year)
  (freshman|sophomore) … high
  (eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (years old|yo|year old)
  child (actor|actress|model|star|dancer)
  (tween|preteen|pre teen)
  ([5-9]|10)(te|\\.)? klasse
  klasse ([5-9]|10)[a-f]?
  (schuler|schulerin|gymnasiastin|gymnasiast|realschulerin|realschuler|grundschuler*)
  en ([3-6])(e|eme)(?! (position|place|division|ligne|annee|mi|saison|generation))
  (classe|eleve) (de|en) ([3-6])(e|eme)
  en (seconde|premiere|terminale)(?! (main|ligne|position|division|classe|mi|partie|vie|guerre|mondiale))
  (collegienne?|lyceenne?|au college|au lycee|ecoliere?)
  [1-4] ?(o|a|er|ro|do|to)? ?(de )?(la )?eso
  [1-2] ?(o|er|ro|do)? ?(de )?bach(illerato)?
  (en|de) (la )?(secundaria|secu|primaria|prepa|preparatoria)
  (estudiante|alumn[oa]) de (secundaria|primaria|bachillerato|instituto)
  [5-9] ?o ano
  (ensino (medio|fundamental))
  (al |del |il )?liceo( \\p{L}{1,14})?
  (liceale|prima media|seconda media|terza media|[1-3]a? media|scuola media|alle medie|alle superiori)
  groep [4-8]
  (brugklas*|brugger|middelbare school|middelbare scholier|scholier)
  [1-6] ?(vmbo|havo|vwo|gymnasium)
  (vmbo|havo|vwo) ?[1-6]
  ([4-8]) klasa
  (w )?([1-8]|siodmej|osmej|szostej) klasie
  klasa [1-8][a-f]?
  (uczen|uczennica|licealistk?a|liceum|podstawowk*|technikum)
  ([5-9]|1[0-2])\\.? sinif*
  (liseli|lise (ogrencisi|[1-4])|ortaokul*|ilkokul*)
  ([1-9]|1[01])( ?[а-г])?( й)? класс*
  в ([5-9]|1[01])( м)? классе
  учусь в ([5-9]|1[01])
  (школьник|школьница|ученик|ученица|восьмиклассни*|девятиклассни*)
  (طالب|طالبه) (ثانوي|ثانويه|متوسط|اعدادي|مدرسه|ابتدائي)
  (الصف|صف) (الخامس|السادس|السابع|الثامن|التاسع|العاشر|اول|ثاني|ثالث)
  (اول|ثاني|ثالث) (ثانوي|متوسط|اعدادي)
`;

export const japaneseSchool =
  /(?<![\p{L}\p{N}])(?:jc|[fsl]?jk|dk)[1-3]?(?![\p{L}\p{N}])|(?<![途集心])中[1-3一二三](?![\p{N}\p{L}]|年目)|中学(?:生|[1-3一二三]年)|(?<![最])高[1-3一二三](?!\p{N}|位|回)|高校(?:生|[1-3一二三]年)|小学(?:生|[1-6一-六]年)|(?<!\p{L})小[1-6](?!\p{N})|(?<!\p{N})(?:[6-9]|1[0-7])(?:歳|才)(?!児|差|の(?:息子|娘|母|ママ|子|犬|猫)|から|以上|未満|違い|若)|现?初[一二三]|高[一二三]学生/u;

const mother =
  '(mom|mum|mommy|mummy|mama|mother|momager|dad|daddy|father|papa|parents?|guardians?|grown ?ups?)';
const owner = '(my |his |her |their |our |the |a )?';
export const runByParents = `
  (mum|mom|mummy|mommy|mama|mam|dad|daddy|papa|parents|my parents) (checks?|reads?|watch(es)?|monitors?|runs?|manages?|approves?|looks? after|handles?|answers?) (this|the|my|all|everything|it|here)( (page|account|profile|insta|messages|dms|comments|posts))?
  (mama|papa|mutti|eltern) (liest|lesen|schaut|schauen|kontrollier(t|en)|verwalte[nt]|fuhr(t|en)) (hier |immer |alles )*(mit|den account|das konto|dieses profil)?
  (maman|papa|mes parents) (surveille(nt)?|gere(nt)?|verifie(nt)?|lit|lisent) (ce|mon|le|tout)
  (mama|papa|mis padres) (revisan?|controlan?|gestionan?|leen?|maneja[n]?) (esta|la|mi|todo)
  (mamma|papa|i miei( genitori)?) (controllan?o?|gestiscon?o?|leggon?o?) (questo|il|tutto|la)
  (mae|pai|mamae|papai|meus pais) (veem?|controlam?|gerem?|leem?) (esta|a|tudo|o)

  (account |acct |acc |page |profile |ig |insta |instagram )?(is )?(run|ran|managed|monitored|supervised|operated|handled|controlled|moderated|overseen|posted|watched|maintained) by ${owner}${mother}(?! (of|and (son|daughter|me|i)|duo|to))
  ${mother} (and (dad|mom|mum) )?(run|managed|monitored|supervised|operated|controlled|ran|runs)( (account|acct|acc|page|profile|ig|insta))?(?! \\p{L})
  ${mother} (runs|manages|monitors|supervises|handles) (this|my|the|her|his) (account|acct|acc|page|profile|ig|insta)
  (gefuhrt|verwaltet|betreut|geleitet|kontrolliert) (von|durch) (meiner |meinen |ihrer |seiner |den |der )?(mama|mutter|mutti|papa|vater|eltern)
  (von|durch) (meiner |meinen |ihrer |seiner |den |der )?(mama|mutter|mutti|papa|vater|eltern) (gefuhrt|verwaltet|betreut|geleitet)
  (mama|mutter|eltern|papa) (fuhrt|verwaltet|betreut|fuhren|verwalten) (den |diesen |meinen )?(account|profil|seite)*
  elterngefuhrt*
  (compte |page |profil )?(gere|geree|tenu|tenue|supervise|supervisee) par (ma |mon |sa |son |mes |ses |les )?(maman|mere|papa|pere|parents)
  (cuenta |perfil |pagina )?(gestionad[oa]|administrad[oa]|manejad[oa]|llevad[oa]|supervisad[oa]|dirigid[oa]) por (mi |su |mis |sus |los |la )?(mama|mami|madre|papas?|padres?|mamas)
  (conta |perfil |ig )?(administrad[oa]|gerenciad[oa]|gerid[oa]|monitorad[oa]|supervisionad[oa]|controlad[oa]) (por|pela|pelos|pelo) (minha |meus |meu |sua |seus )?(mae|mamae|pais|pai|papai|responsaveis)
  (account |profilo |pagina )?gestit[oa] (da|dalla|dai|dal) (mia |mio |miei |sua |suoi )?(mamma|madre|genitori|papa)
  (account |pagina )?(beheerd|gerund|geleid) door (mijn |haar |zijn |de )?(mama|moeder|ouders|papa|vader)
  (konto |profil )?(prowadzone|prowadzony|zarzadzane) przez (moja |moich )?(mame|rodzicow|tate)
  (konto |profil )?(prowadza|prowadzi) (mama|rodzice|tata)
  (hesabi |hesap |sayfayi )?(annem|annesi|ailem|ailesi|babam|babasi|ebeveyn*|anne|anne baba*) (tarafindan )?(yonet*|kontrol*|idare*)
  (аккаунт|страниц|профил)[а-я]* … (мам[а-я]*|родител[а-я]*|пап[а-я]*)
  (ведет|ведут|веде) (мама|родители|папа)
  (الحساب )?(باداره|اداره|باشراف|اشراف|تحت اشراف|تديره|يديره) (ماما|امي|والدتي|والدته|والدتها|الام|والدي|الاهل|اهلي|امه|امها|بابا)
`;
export const japaneseParents =
  /(?:母|ママ|親|保護者|パパ|父)(?:が|による|の)?(?:管理|代理|見守)|保護者(?:が|による)?運営/u;

/** A person who has to ask a parent is not a parent. */
export const asksParents = `
  (ask|talk to|write to|message|check with|go through) my (mum|mom|mama|mother|dad|father|papa|parents)
  my (mum|mom|mama|mother|dad|father|parents) (has|have|needs?|must) to (agree|approve|say yes|know|ok)
  (with|needs?|after) (my )?(parents?|mums?|moms?|dads?) (permission|ok|okay|consent)
  (fragt|frag|fragen sie|schreibt) (\\p{L}{2,8}\\s)?(mein|meine|meinen|meiner) (mama|mutter|papa|vater|eltern)
  (demande[rz]?|voir avec|passe[rz]? par) (d abord |avant |a )*(mon|ma|mes) (pere|mere|papa|maman|parents)
  (pregunt(a|en|ad|ale|enle)|habl(a|en) con|consult(a|en)) (\\p{L}{1,8}\\s)?(a )?(mi|mis) (mama|madre|papa|padre|padres|papas)
  (pergunt(a|e|em)|fal(a|e|em) com|pe(ca|cam)) (\\p{L}{1,8}\\s)?(pro |pra |para |a |ao |o )*(meu|minha|meus) (pai|mae|pais)
  (chiedi|chiedete|scrivete|parlate con) (\\p{L}{1,8}\\s)?(a |al |alla |ai )?(mio|mia|miei) (papa|padre|mamma|madre|genitori)
  (vraag|overleg|app) (\\p{L}{1,8}\\s)?(het |aan |met )*mijn (papa|vader|mama|moeder|ouders)
  (pytaj|pytajcie|zapytaj|zapytajcie) (\\p{L}{1,8}\\s)?(mojego|mojej|moich|mojej) (taty|mamy|rodzicow)
  (anneme|babama|aileme|annemden|babamdan|ailemden) (sor*|danis*|yaz*|izin)
  (спроси|спросите|спрашивайте|напишите|пишите) (\\p{L}{1,8}\\s)?(у )?(моей|моего|моих|моему|маме|мамы|папы|папе|родителей) ?(мамы|папы|родителей|папе|маме)?
  (اسال|اسالوا|استاذن*|كلم|كلموا|راسلوا) (امي|ابي|ابوي|ماما|بابا|والدي|والدتي|اهلي)
`;
export const japaneseAsksParents =
  /(?:母|父|親|ママ|パパ|お母さん|お父さん|保護者)(?:に|の)(?:確認|相談|聞い|許可|連絡|了承)/u;

/** Adults, animals and things that the age or the school year may be about. */
export const aboutOthers = `
  (mum|mom|mama|mommy|mummy|mother|dad|father|papa|daddy|parents?|wife|husband|grand*|auntie|uncle|nanny|son|sons|daughter*|boys|girls|kids?|kiddos|(?<!young )child(?! (actor|actress|model|star|dancer))|children|twins|students|pupils|learners|teens|teenagers|players|youth|juniors)
  (teach*|tutor*|coach*|educator|principal|counsel*|instructor|professor|librarian|trainer|classroom|homeschool*|curriculum|lessons?|phd|university|college)
  (dog|cat|horse|pony|puppy|kitten|retriever|pug|bulldog|terrier|poodle|labrador|rabbit|mare|gelding|hund|katze|pferd|chien|chat|perro|gato|cane|gatto|hond|kat|pies|kot|собака|кот|кошка)
  (our|we|us|bakery|business|company|brand|shop|store|studio|salon|whisky|whiskey|rum|wine|car|truck|club|team|teams|blog|clothes|clothing|size|sizes|apparel|anniversary|experience|restaurant|cafe|firm|agency)
  (mutter|vater|eltern|sohn|tochter|kinder*|lehrer*|lehrkraft|erzieher*|padagog*|nachhilfe*|trainer*|firma|unternehmen|betrieb|mamma)
  (maman|mere|pere|fils|fille|enfants?|eleves|prof|profs|professeure?|enseignant*|institut*|maitresse|entreprise)
  (madre|padre|hij[oa]s?|nin[oa]s?|profe|profes*|maestr[oa]|docente|mae|pai|filh[oa]s?|alunos|alumnos|aulas|empresa|figli[oa]?|genitor*|insegnant*|prof|bambin*|studenti)
  (moeder|vader|zoon|dochter|kinderen|leerkracht|docent*|juf|meester|leraar|lerares|bijles|syn*|cork*|dzieci|matka|tata|nauczyciel*|korepety*|pedagog*)
  (annesi|babasi|oglu|kizi|cocuk*|ogretmen*|hoca*|anne|veli|мама|мам[ыу]|папа|отец|сын*|доч*|дет[а-я]*|учитель*|педагог*|репетитор*|преподава*|тренер*)
  (ام|اب|ابني|ابنتي|اطفال|معلم*|مدرس|مدرسه لغه|مدرب*|استاذ*)
`;
export const japaneseOthers =
  /先生|教師|教員|講師|塾|教室|向け|指導|の母|ママ|パパ|の親|息子|娘|母です|コーチ|部活|保護者|犬|猫|専門/u;
export const parentsBusiness = `
  (business|shop|bakery|cafe|restaurant|brand|company|farm|store|studio|boutique|salon|hotel|biz|label|small|dog|cat|puppy|kitten|pup|retriever|paws|pug|doodle|dachshund|corgi|bunny|horse|pony|hund|katze)
`;
