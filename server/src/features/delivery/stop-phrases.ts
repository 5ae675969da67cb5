// How people ask not to be written to, or say that they are not interested. Folded: lower case without accents, signs and apostrophes.
const b = String.raw`(?<![\p{L}\p{N}])`;
const e = String.raw`(?![\p{L}\p{N}])`;
const lines = (list: string) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|')
    .replaceAll(/\((?!\?)/g, '(?:');
const whole = (list: string) => new RegExp(`^(?:${lines(list)})$`, 'u');
const within = (list: string) => new RegExp(`${b}(?:${lines(list)})${e}`, 'u');

const verbs =
  '(messag[a-z]{1,4}|msg[a-z]{0,4}|texting|contacting|dm(ing|ming|s)?|spam(ming)?|bothering|harassing|pestering|calling|emailing|selling|soliciting)';

/** Clear wherever they are said. */
export const requests = [
  within(`
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit)( it| all| now| please)?( with)?( the| this| your)? ${verbs}
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit) (writing|sending)( it| this| that| these| those| messages| stuff| spam)?( to)?( me| us)( this| that| these| those| messages| stuff| spam| dms)?
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit) sending (this|that|these|those|messages|stuff|spam|dms)
    (dont|do not|never|dont ever|please no)( ever)?( again)? (message|write|write to|text|contact|dm|email|call|bother|pm|approach) (me|us)
    (dont|do not) (message|contact|dm) this (account|page|profile|number)
    (dont|do not|never) send (me|us) (anything|messages?|spam|this|these|stuff|dms?|offers?|any|more)
    (do not|dont) contact
    (delete|remove|lose) my (contact|number|data|name)( details)?
    no (soliciting|solicitations?)
    (dont|do not) accept (solicitations?|cold messages|spam)
    (dont|do not|never) want (to (be (contacted|messaged|disturbed|bothered|spammed|written to)|hear from you|(get|receive) (your|these|any|more))|any( more)?( of)?( your| these)? (messages?|dms?|contact|spam|advertis[a-z]{1,6}|ads|offers?)|(your|these|more) (messages?|dms?|spam))
    no more (messages?|dms?|texts?|spam|contact)
    (take|remove|delete) (me|us|my (name|account|contact)) (off|from|out of) (your|this|these|all|any|the) ?([a-z]{1,12} )?(lists?|database|system|contacts)
    (take|remove) (me|us) off (this|it|there)
    unsubscribe (me|us)
    please unsubscribe
    (want|would like|wish|like) to unsubscribe
    (?<!is )(this|that|it|you) ?(is|are|s|re)( just| pure| all)? spam(ming|mers?)?( me| us)?(?! free)
    report(ed|ing) (you )?(as|for) spam
    (i|im|i m|i am|i ll|i will|i have|i ve|ill|ive|gonna|going to) (now )?(report|reporting|reported|block|blocking|blocked) you
    leave (me|us) ([a-z]{1,9} ){0,2}alone
    (dont|do not|never) (msg|pm|dm|hmu|hit) (me|us)
    (you|u) ?(are|re|r)( just| all)? (harassing|spamming|stalking|bothering|pestering) (me|us|people)
    (reported( you)?( and| &)? blocked|blocked( you)?( and| &)? reported)
    cease( all| any| and desist)?( further)? (contact|messages|messaging|communications?|desist)
    (do not|dont) (want|wish|need|like) to (receive|get|see) (this|that|these|such|anything|any|spam|it)
    (dont|do not|never|please no)( ever)? (message|write|text|contact|dm|email|bother|pm)( back)? again
    no further (messages?|dms?|contact|emails?|communication)
    (?<!(when|until) )((i|we) (have |already )*(asked|told) you( twice| before| already)? to|(i|we) (already )?said|you( really)? (need|have) to|(this|it) (needs|has) to|respect my privacy and|(never|didnt) ask(ed)? for (this|it|that)( so)?) stop$
    (i d|id|i would|we d|we would) rather not (be (contacted|messaged|written to)|get (these|messages))
    refrain from (contacting|messaging|writing|sending)
    (erase|delete|remove|forget) my (data|details|information|info|contact|number|name)
  `),
  within(`
    (schreib|schreibe|schreibt|schreiben sie|kontaktiere?|kontaktiert|kontaktieren sie) (mir|mich|uns)( bitte)?( [a-z]{1,9})? (nicht mehr|nie mehr|nie wieder|niemals wieder|nicht wieder)
    (schreib|schreibe|schreibt|schreiben sie|kontaktiere?|kontaktiert|kontaktieren sie) (mir|mich|uns)( bitte)? nicht( an)?$
    (nichts? mehr|nie mehr|nie wieder) ([a-z]{1,9} )?(anschreiben|schreiben|kontaktieren|schicken|senden|belastigen|nerven)
    bitte nicht (an)?(schreiben|kontaktieren)
    (meld|melde|meldet|melden sie) (dich|euch|sich)( bitte)? (nicht mehr|nie mehr|nie wieder)
    nicht (mehr )?(kontaktiert|angeschrieben|belastigt) werden
    unterlassen sie (das|dies|es|weitere)
    bitte unterlassen
    keine (weiteren? )?(nachrichten|werbung|dms?|mails|anfragen)( mehr| bitte|$)
    (will|mochte|wollen|mochten|wunsche) ([a-z]{1,9} )?keine (weiteren? )?(nachrichten|werbung|kontaktaufnahme|mails|anfragen)
    (lass|lasst|lassen sie) (mich|uns) (bitte |endlich |einfach |jetzt |doch )*in (ruhe|frieden)(?! ([a-z]{1,9} ){0,2}(uberlegen|nachdenken|anschauen|ansehen|schauen|lesen|prufen))
    hor(t|en sie)? (bitte |endlich |jetzt |doch |einfach )*auf( damit| mir| mich| uns|$)
    (streich|losch|entfern|nimm|nehm)(e|en|t|en sie)? (sie )?(mich|uns|meine daten)( bitte)? (von|aus|vom)
    (ich )?(blockiere|melde) (dich|sie)
    (das|dies|ist) (ist )?(doch |nur |reiner )?spam
    (schreib|schreibe|schreibt|schreiben sie)( bitte)? (nicht|nie) (wieder|mehr|nochmal|noch einmal)
    (bitte )?nicht (nochmals?|noch einmal|wieder|mehr) (an)?(schreiben|melden|kontaktieren)
    (mich|uns) ([a-z]{1,9} )?(nicht mehr|nie mehr|nicht wieder|nie wieder) (an)?zu ?(schreiben|kontaktieren)|(mich|uns) (nicht mehr|nie mehr|nie wieder) anzuschreiben
    (losch|entfern)(e|en|t)?( sie)?( bitte)? (alle )?meine daten
    meine daten( bitte)? (loschen|entfernen)
    von (der|eurer|ihrer|deiner) liste (streichen|nehmen|loschen)
    (mochte|will|wollen|mochten) (das|dies|so was|sowas) nicht mehr$
  `),
  within(`
    (?<!${b}(n|pas d) )(arrete[rz]?|cesse[rz]?)( [a-z]{1,6})? de (m |me |nous )?(ecrire|contacter|envoyer|spammer|harceler|deranger|demarcher|solliciter)
    ne (m |me |nous )?(ecri[a-z]{1,5}|contacte[sz]?|envoie[sz]?|envoyez|derange[sz]?|demarche[sz]?|sollicite[sz]?) (plus|pas)
    (m|me) (ecris|ecrivez|contacte|contactez) plus
    ne (plus|pas) (m |me |nous )?(ecrire|contacter|envoyer|deranger|solliciter|demarcher)
    laisse[rz]? (moi|nous) (donc )?(tranquilles?|en paix)
    (fous|foutez|fiche|fichez) (moi|nous) la paix
    (desabonne[rz]?|desinscri[a-z]{1,5}|retire[rz]?|supprime[rz]?|enleve[rz]?) (moi|nous)
    (veux|veut|souhaite) (plus|pas) (recevoir |etre |de |d |vos |tes )*(messages?|pubs?|publicites?|contactee?|derangee?|demarchee?)
    plus (de|aucun|aucune) (messages?|pubs?|publicites?)
    (c est|ceci est) du spam
    n ecri(s|vez) plus
    (supprime[rz]?|efface[rz]?|retire[rz]?) (toutes )?mes (donnees|coordonnees)
    (demande|demander|prie) d arreter$
    (veuillez|merci d|svp) arreter$
  `),
  within(`
    no (me|nos) (vuelva|vuelvas|vuelvan) a (escribir|contactar|mandar|enviar|molestar)
    no (me|nos) (escriba|escribas|escriban|escribais|contacte|contactes|contacten|mande|mandes|manden|envie|envies|envien|moleste|molestes|molesten)
    (deja|deje|dejen|dejad|para|pare|paren) de (escribir|mandar|enviar|contactar|molestar|acosar|spamear)[a-z]{0,5}
    (deja|deje|dejen|dejad)(me|nos) (ya )?(en paz|tranquil[oa]s?)
    no quiero (recibir |mas |tus |sus |ningun |ninguna )*(mensajes?|publicidad|spam|ofertas)
    (no mas|basta de) (mensajes?|spam|publicidad)
    (da|de|den)me de baja
    (borra|borre|elimina|elimine|quita|quite|saca|saque)(me|nos) de (tu|su|la|esta) lista
    (esto )?es (puro )?spam
    no (vuelva|vuelvas|vuelvan|volvais) a (escribir|contactar|mandar|enviar|molestar)(me|nos)?
    (te|le|les|os) (he )?(pedi|pedimos|pedido|dije) que (pararas?|parara[ns]?|pares?|paren|lo dej[a-z]{1,5})$
    (borra|borre|borren|elimina|elimine|eliminen|quita|quite) (todos )?mis datos
  `),
  within(`
    non (mi |ci )?(scriva|scrivano|scrivere|scrivete|contatti|contattate|mandi|mandate|mandare|disturbi|disturbate|cerchi|cercate) ([a-z]{1,9} )?(piu|mai piu)
    non (scriver|contattar|mandar|inviar|disturbar)(mi|ci)( [a-z]{1,9})?( piu)?
    non (scrivete|contattate|mandate|disturbate)(mi|ci)( [a-z]{1,9})?( piu)?
    (smetti|smettila|smetta|smettete|smettetela|finiscila|piantala) di (scriver|contattar|mandar|inviar|disturbar)[a-z]{1,4}
    lascia(mi|ci|temi|teci) (in pace|stare)
    mi lasci (in pace|stare)
    non voglio (piu |altri |ricevere |i tuoi |i vostri |essere )*(messaggi|pubblicita|contattat[oa]|spam)
    (basta|niente piu) (messaggi|spam|pubblicita)
    (cancella|togli|rimuovi|cancellate|togliete)(mi|ci)? (dalla|da questa) ([a-z]{1,7} )?lista
    (questo )?e spam
    (ti|le|vi) (ho|abbiamo) (gia )?chiesto di (smettere|smetterla)
    (cancell(a|i|ate)|elimin(a|i|ate)|rimuov(i|a|ete)) (tutti )?i miei dati
  `),
  within(`
    nao (me|nos) (escreva|escrevam|escrevas|contate|contatem|contacte|contactem|contactes|incomode|incomodem|perturbe|chame|chamem)
    nao (me|nos) (mande|mandem|manda|mandes|envie|enviem|envies) (mais|mensage(m|ns)|nada)
    (para|pare|parem|deixa|deixe|deixem) de (me |nos )?(mandar|enviar|escrever|contatar|contactar|incomodar|chamar)(me)?
    (me|nos) deix(a|e|em) em paz
    deix(a|e|em) (me|nos) em paz
    nao quero (receber |mais |suas |tuas )*(mensage(m|ns)|propagandas?|contatos?|contactos?)
    chega de (mensage(m|ns)|spam)
    (me )?(tira|tire|tirem|remova|remove|retire) ?(me )?(da|desta) ([a-z]{1,4} )?lista
    isso e spam
    nao (escreva|escrevam|escrevas|mande|mandem|envie|enviem) mais
    pedi (para|pra) parar
    (apag(a|ue|uem)|elimin(a|e|em)|remov(a|e|am)|exclu(a|i|am)) (os )?meus dados
  `),
  within(`
    stop met ([a-z]{1,12} ){0,3}(schrijven|sturen|berichten|appen|contacteren|spammen|lastigvallen)
    stuur (me|mij|ons) ([a-z]{1,9} )?(geen ([a-z]{1,9} )?bericht(en|jes)?|niets|niks)( meer)?
    niet meer (schrijven|sturen|berichten|benaderen|contacteren|appen)
    (schrijf|benader|contacteer|app) (me|mij|ons) ([a-z]{1,9} )?niet( meer)?
    laat (me|mij|ons) ([a-z]{1,9} )?met rust
    geen berichten meer
    haal (me|mij|ons) van
    verwijder mijn (gegevens|data|nummer)
    (wil|willen) geen berichten( meer)?
  `),
  within(`
    nie pis(z|zcie|ac) ([a-z]{1,9} )?(do (mnie|nas)|wiecej)
    (do (mnie|nas)|wiecej) ([a-z]{1,9} )?nie pis(z|zcie|ac)
    (zostaw|zostawcie|zostawic) (mnie|nas) w spokoju
    (przestan|przestancie|przestac) (do (mnie|nas) )?(pisac|wysylac|spamowac)
    nie chce (wiecej |zadnych |tych |dostawac )*(wiadomosci|reklam)
    (prosze )?(juz )?nie pisac$
    (usun|usuncie|usunac|skasuj|skasujcie) moje dane
  `),
  within(`
    (bana|bize) ([a-z]{1,9} ){0,3}(yazma|yazmayin|yazmayiniz|mesaj (atma|atmayin|gonderme|gondermeyin))
    (mesaj|dm) (atma|atmayin|atmayiniz|gonderme|gondermeyin|yazmayin|istemiyorum)
    (beni |bizi )?rahat birak(in|iniz)?( beni| bizi)?
    (beni |bizi )?rahatsiz etme(yin|yiniz)?
    bir daha yazma(yin)?
    (artik|lutfen) (bir daha )?yazma(yin|yiniz)?
    verilerimi (sil|silin|siliniz)
  `),
  within(`
    не (пиши|пишите|писать|присылай|присылайте|отправляй|отправляйте|шлите|беспокой|беспокойте) ([а-я]{1,12} )?(мне|нам|меня|нас|больше|сюда)
    не пишите$
    (прошу|просьба) (мне |нам |больше )*не (писать|беспокоить)
    (мне|нам|больше)( [а-я]{1,12})? не (пиши|пишите|писать|присылай|присылайте|шлите|беспокойте)
    оставь(те)? (меня|нас) в покое
    (прекрати|прекратите|перестань|перестаньте|хватит) (мне |нам )?(писать|слать|спамить|присылать)
    (отпишите|удалите|уберите) (меня|нас)
    (удали|удалите|сотрите) мои (данные|контакты)
    это спам
  `),
  within(String.raw`
    لا (تراسل|ترسل|تكتب|تتواصل|تزعج)\p{L}{0,5}
    (توقف|توقفوا|كف|كفوا) عن
    (اتركني|دعني|اتركوني) (وشاني|في حالي|لوحدي|بسلام)
    لا اريد (اي |المزيد من )*(رسائل|رساله|اعلانات)
  `),
  /(?:送|連絡|メッセージ|dm)\P{P}{0,12}(?:しないで|送らないで|やめて|不要|お断り|こないで)|送らないで|(?:やめて|止めて)(?:ください|下さい|くれ)|迷惑(?:です|なので)|ブロックしま|通報しま|配信停止|(?:^|\s)(?:もう)?(?:結構|けっこう)です|(?<!\p{L})(?:い|要)(?:りません|らないです)|必要(?:ありません|ないです)|興味(?:は|が)?(?:ありません|ないです|ございません)|お断り/u,
];

/** "Why don't you write to me?" wants the opposite. */
export const questionsWhy =
  /^(?:why|when|how|warum|wieso|pourquoi|por que|perche|porque|waarom|dlaczego|neden|niye|почему|зачем|لماذا|ليش)(?!\p{L})/u;

const sure = '(really |definitely |sorry |just |so |honestly |at all |currently )*';
const offered =
  '( in (this|that|it|any of (this|it)|anything|your [a-z]{1,14}( [a-z]{1,14})?|such [a-z]{1,14}|(buying|hearing) [a-z]{1,14}))?';

/** A clause of its own that turns the offer down. */
export const refusals = whole(`
  (i said |again |but )?(no|nope|nah) (thanks?|thx|ty|thank you|thankyou)( very much| so much| anyway| though)?
  (nope |nah |no )?(i am |im |i m |we are |we re |were )?${sure}not ${sure}interested( at all)?${offered}( at this time| anymore| any more)?
  (we |i )?(really )?(dont|do not) need (this|that|it|your [a-z]{1,14})
  (i have |we have |have )?(no|zero) interest( at all| here)?${offered}
  (nope |nah |no )?(its |it s |thats |that s |this is )?not for (me|us)
  ((i|we) ?(ll|will) |ill )?(have to )?(hard )?pass( on (this|that|it))?
  (nein|no|ne|nee) (danke|vielen dank|dankeschon|herzlichen dank)( schon)?
  (ich |wir |hab |habe |haben |hatte |da |dafur |daran |besteht |leider |absolut |wirklich |gar )*kein(erlei)?( interesse)( daran| mehr| dran| meinerseits| unsererseits)?
  (ich |wir |hab |habe |haben |leider |da |aktuell )*kein(en)? bedarf
  (das |so was |sowas |davon )?(brauch|brauche|brauchen) (ich|wir) (leider |das |wirklich )*nicht
  (ich|wir) (brauch|brauche|brauchen) (das|so was|sowas) nicht
  (ich |wir |bin |sind |leider |daran )*nicht interessiert( daran)?
  (das |es |dies )?interessiert (mich|uns) (leider |gar |uberhaupt |wirklich )*nicht
  (das )?(ist )?(leider )?nichts fur (mich|uns)
  non merci( beaucoup| bien)?
  (je |ne |suis |nous |sommes |vraiment )*pas (du tout |vraiment )?interesse?e?s?
  (non )?(ca |cela |c |ceci )?(ne )?(m |nous )interesse (pas|plus)( du tout)?
  (ce n est )?pas pour (moi|nous)
  sans facon
  no (muchas |mil )?gracias
  (esto |eso |la verdad )?no (me|nos) interesa( nada)?
  no (estoy|estamos) (muy )?interesad[oa]s?
  (no (tengo|tenemos)|sin) interes
  no molestar
  no (grazie)( mille)?
  (non?|no) (mi|ci) interessa( affatto| per niente| proprio)?
  non (sono|siamo) (molto )?interessat[oaie]
  nessun interesse
  nao (muito )?obrigad[oa]
  (nao (tenho|temos)|sem) interesse
  nao (estou|estamos) interessad[oa]s?
  nao (me|nos) interessa
  nao quero( isso)?
  nee (bedankt|dank (je|u|jullie)( wel)?|hartelijk dank)
  (ik |wij |we |heb |hebben |daar )*(geen|niet) (interesse|behoefte|belangstelling)( aan| in| voor)?
  (ik |wij |we |ben |zijn )*niet geinteresseerd
  nie (dziekuje|dziekujemy|dzieki)
  (to )?nie (jestem|jestesmy) zainteresowan[aiey]
  (to )?(mnie )?nie interesuje( mnie)?( to)?
  hayir (tesekkurler|tesekkur ederim|sagol|sagolun)
  (ilgilenmi|istemi)yor(um|uz)
  ilgimi cekmiyor
  нет (большое )?спасибо
  (мне |нам |это |меня )*не ?интерес(но|ует|ны)( меня| это)?
  (мне |нам |это )*не (надо|нужно)( мне| нам)?
  لا شكرا( جزيلا| لك| لكم)?
  (انا )?(غير|مش|مو|لست|لسنا) مهتم(ه|ا|ين|ون)?
  (لا اريد|ما ابي|ما ابغي|مش عايز|مش عاوز)( هذا| شي)?
  لا يهمني( الامر| هذا)?
`);

/** These say it alone, with nothing but courtesy around them. */
export const stops = whole(`
  (can you |can u |could you |ugh |omg |will you |would you |you should |just |please |now )*stop( it| this| that| now| already| please| all this)*
  (stopp|enough|enough is enough|cease|cease and desist)
  (just )?(go away|get lost|fuck off|f off|piss off|bugger off|shove off)
  (please )?(remove|delete) (me|us)
  (opt ?out|opt me out|unsubscribe|unsub|remove|no more|blocked|block|reported|spam|spammer|lose my number)
  (hor|hort|horen sie) (bitte |endlich |jetzt )*auf
  (bitte |sofort |endlich |damit )*(aufhoren|abmelden|schluss|schluss damit|genug)
  (lass|lasst|lassen sie) (das|es)( bitte| sein)?
  (verpiss dich|verpisst euch|hau ab|geh weg|verschwinde)
  (veuillez |merci d )?(arrete[rz]?|arretez ca|arrete ca|ca suffit|assez|degage[rz]?|desabonner)
  (para|pare|paren|parad|para ya|pare ya|basta|basta ya|ya basta|alto|detente|baja|largate|vete)
  (basta cosi|smetta|smettete|smettila|smettetela|la smetta|smetti|fermati|vattene|cancellami|disiscrivimi)
  (parem|para com isso|pare com isso|chega|chega disso|cai fora|sai fora)
  (hou op|hou ermee op|stop ermee|stop hiermee|genoeg|ga weg|rot op|uitschrijven|afmelden)
  (przestan|przestancie|przestac|dosc|dosc tego|odczep sie|spadaj|wypisz mnie)
  (dur|durun|yeter|yeter artik|kes|kes artik|defol)
  (стоп|хватит|хватит уже|прекрати|прекратите|перестань|перестаньте|отстань|отстаньте|отстань от меня|отстаньте от меня|отвали|отвалите|отписаться|спам)
  (توقف|توقفوا|توقفي|كفي|كفايه|خلاص|اتركني|الغاء الاشتراك)
`);

const polite =
  `please|pls|plz|kindly|thanks|thank you|thankyou|thx|ty|cheers|sorry|apologies|anyway|though|very much|so much|a lot|ok|okay|really|unfortunately|honestly|hi|hello|hey|dear|yes|well
  |bitte|danke|dankeschon|vielen dank|herzlichen dank|trotzdem|leider|hallo|moin|guten tag|sorry|ja|also|lg
  |merci|merci beaucoup|svp|stp|s il vous plait|s il te plait|desolee?|malheureusement|bonjour|bonsoir|salut|oui
  |gracias|muchas gracias|por favor|porfa|porfavor|lo siento|hola|buenas|buenos dias|si|perdon
  |grazie|grazie mille|per favore|per piacere|mi dispiace|scusa|scusi|ciao|salve|buongiorno|purtroppo
  |obrigad[oa]|muito obrigad[oa]|faz favor|desculpe?|ola|oi|bom dia|infelizmente
  |bedankt|dank je|dank u|dank je wel|alsjeblieft|alstublieft|aub|helaas
  |prosze|dziekuje|dziekujemy|dzieki|przepraszam|niestety|czesc|dzien dobry
  |lutfen|tesekkurler|tesekkur ederim|sagol|merhaba|maalesef
  |пожалуйста|спасибо|спасибо большое|извините|простите|здравствуйте|привет|просто
  |شكرا|شكرا جزيلا|من فضلك|لو سمحت|رجاء|عفوا|اسف|مرحبا`.replaceAll(/\s*\n\s*/g, '');
const politely = `(?:${polite.replaceAll(/\((?!\?)/g, '(?:')})`;

export const courtesy = {
  first: new RegExp(`^${politely}${e}`, 'u'),
  last: new RegExp(`${b}${politely}$`, 'u'),
};

/** Said to be kind, and nothing more. */
export const greetings = new RegExp(
  `^(?:${lines(`
    (hi|hello|hey|dear|hallo|liebe|lieber|bonjour|salut|hola|ciao|ola|oi|hoi|czesc|merhaba|привет|здравствуйте|مرحبا) (\\p{L}+ ?){1,3}
    (have|enjoy|wish you|wishing you) .{1,40}
    (good luck|all the best|best( wishes| regards| of luck)?|kind regards|take care|nice day|bye).{0,30}
    thank(s| you) for .{1,40}
    i appreciate .{1,30}
    (viele|liebe|schone|beste|mit freundlichen) gruss?e?n?.{0,30}
    (schonen|einen schonen|viel (erfolg|gluck)|alles gute).{0,30}
    (bonne|belle|bon) (journee|soiree|continuation|courage).{0,20}
    (saludos|un saludo|suerte|que tengas|buen dia).{0,30}
    (saluti|buona (giornata|fortuna)|cordiali saluti).{0,30}
    (abracos?|boa sorte|tenha um|bom dia).{0,30}
  `)})$`,
  'u',
);

/** What leaves a door open. */
export const openings = within(`
  (yet|later|maybe|perhaps|send|tell|price|prices|cost|costs|how much|right now|at the moment|currently|today|next (week|month|year|time)|tomorrow|until|if|call me|show me|instead|unless)
  (spater|vielleicht|schick|schicke|schicken|erzahl|erzahle|preis|preise|kostet|gerade|im moment|momentan|aktuell|zurzeit|derzeit|nachste[nrs]?|wenn|falls|sondern|noch nicht)
  (plus tard|peut etre|envoie|envoyez|prix|combien|pour le moment|pour l instant|en ce moment|prochaine?|si|plutot)
  (tal vez|quizas?|envia|enviame|manda|mandame|precio|cuanto|por ahora|de momento|ahora|mas adelante|proxim[oa]|cuenta|cuentame)
  (forse|mandami|inviami|prezzo|quanto|per ora|al momento|piu avanti|prossim[oa]|se)
  (talvez|depois|mande|envie|preco|quanto custa|por enquanto|no momento|agora|se)
  (misschien|stuur|prijs|hoeveel|op dit moment|nu niet|volgende)
  (moze|pozniej|wyslij|cena|ile|na razie|teraz)
  (belki|sonra|gonder|fiyat|ne kadar|simdilik|su an)
  (может|позже|потом|пришлите|цена|сколько|пока|сейчас)
  (ربما|لاحقا|ارسل|السعر|كم|حاليا|الان)
`);
