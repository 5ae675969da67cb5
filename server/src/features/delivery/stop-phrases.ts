// How people opt out or say that they are not interested. Folded: lower case, without accents, punctuation and apostrophes.
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

const writeTo =
  '(contact|message|text|write|dm|email|mail|call|bother|pm|msg|approach|disturb|solicit|pitch|spam|reach out|follow up|get in touch|ping|knock)';
/** "I never text anymore" is about the speaker. */
const notOneself = `(?<!${b}(i|we|they|people|he|she|customers|clients|why) )`;

const verbs =
  '(messag[a-z]{1,4}|msg[a-z]{0,4}|texting|contacting|dm(ing|ming|s)?|spam(ming)?|bothering|harassing|pestering|calling|emailing|selling|soliciting)';

/** Clear anywhere in a reply. */
export const requests = [
  within(`
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit)( it| all| now| please)?( with)?( the| this| your)? ${verbs}
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit) (writing|sending)( it| this| that| these| those| messages| stuff| spam)?( to)?( me| us)( this| that| these| those| messages| stuff| spam| dms)?
    (?<!${b}(cant|cannot|never|dont|not|wont|didnt|couldnt|did|did you|i|we|they|he|she|without|when to) )(stop|quit) sending (this|that|these|those|messages|stuff|spam|dms)
    (dont|do not|never|dont ever|please no)( ever)?( again)? (message|write|write to|text|contact|dm|email|call|bother|pm|approach) (me|us)
    (dont|do not) (message|contact|dm) this (account|page|profile|number)
    (dont|do not|never) send (me|us) (anything|messages?|spam|this|these|stuff|dms?|offers?|any|more)
    ${notOneself}(do not|dont) contact
    (?<!${b}(i|we|they) )(delete|remove|lose) my (contact|number|data|name)( details)?
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
    (?<!${b}(i|we|they) )(erase|delete|remove) my (data|details|information|info|contact|number|name)
    (?<!${b}(i|we|they|you|people|customers|clients|everybody|everyone|who|always|often|sometimes|never|dont|not|cant|may|might) )forget my (data|details|information|info|contact|number|name)
    ${notOneself}(dont|do not|never)( ever| please| even| you)* ${writeTo}( [a-z]{1,12}){0,4} (again|any ?more)
    ${notOneself}(dont|do not|never|no need to)( ever| please| even)* (reach out|follow up|get in touch|check back|circle back|get back)( to| with)?( me| us| here| this [a-z]{1,9})?( please)?$
    ${notOneself}(dont|do not|never)( ever| please)* (dm|message|text|contact|write|spam|pitch)( to)? (businesses|people|strangers|companies|artists|creators|women|girls|men|kids|random [a-z]{1,9})
    (can|could|would|will) (you|u|ya)( please| just| maybe| kindly)* not ${writeTo}( to)? (me|us|here|this [a-z]{1,9})(?! (the|a|an|your|some|more|details|prices?|on|by|via|before|until|at))
    (no|not|dont|do not|never)( [a-z]{1,9}){0,3} (unsolicited|cold|unwanted)( [a-z]{1,9})? (messages?|dms?|pitch|pitches|offers?|emails?|mails?|calls?|contacts?|outreach|sales|advertis[a-z]{1,6}|solicitations?)
    (unsolicited|cold|unwanted)( [a-z]{1,9})? (messages?|dms?|pitch|pitches|offers?|emails?|outreach|advertis[a-z]{1,6})( [a-z]{1,9}){0,2} (not (welcome|wanted|ok|okay|appreciated|allowed)|unwelcome|illegal|forbidden)
    (this|that|it|your [a-z]{1,9}) (is|was|s) (completely |totally |clearly |just )?(unsolicited|unwanted|unwelcome)
    (this|that|it|which|you) ?(is|s|re|are|feels like|counts as|amounts to|borders on|looks like)( just| pure| becoming| now| plain| bordering on| starting to be)* (harassment|stalking|harassing)
    (stop|enough of) (the|this|your) (harassment|stalking|spam)
    (you|u|your [a-z]{1,9}|this|it) ?(have|has|ve|s|is|are|re|was|were|will|ll|just)( now| already| just)?( be| been| being| getting)? (reported|flagged)(?! (to be|that|by|in|on|as (good|great|working)))
    (i|we|i m|im|i am|i ve|ive|i have|i ll|ill|i will|we re|we are|we have|we ve|we will|we ll)( now| just| already)* (report|reported|reporting|flag|flagged|flagging|block|blocked|blocking) (this|it|these|you|your|such|accounts? like|people like)( [a-z]{1,9})?$
    (reported|flagged|reporting|flagging) (you|this|it|your [a-z]{1,9})? ?to (instagram|meta|the police|the authorities|my lawyer)
    (did not|didnt|never|do not|dont|havent|have not)( ever)? (consent|consented|agree|agreed|opt|opted|opted in|ask|asked|asked you) to (be |being |get |getting |receive |receiving )(contacted|messaged|approached|these|this|your|such|messages|dms|ads|spam)
    (did not|didnt|never|do not|dont|havent|have not) (give|gave|given)( you)?( my| our| any)? (consent|permission)
    (without|no) (my|our) (consent|permission)
    (leave|let) (me|us) be$
    enough (with|of)( the| these| your| this| all| those)* (messages?|dms?|spam|texts?|sales|pitch|pitches|ads|advertis[a-z]{1,6}|offers?)
    (i|we) (ve |have |had |already |just )*(asked|told) you( twice| before| already| many times| once| again)* (to|please)( please)? stop$
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
    (hor|hore|horen sie|^hort|bitte hort) (bitte |endlich |jetzt |doch |einfach )*auf zu schreiben
    (kannst|konntest|konnt|konntet|konnen|konnten|wurdest|wurden) (du|sie|ihr) (bitte |endlich |jetzt |einfach |mal )*aufhoren (mir |uns |mich )?(zu schreiben|anzuschreiben|zu kontaktieren)
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
    (kannst|konntest|konnen|konnten|konnt) (du|sie|ihr) (mir|mich|uns)( bitte| einfach)* nicht( mehr| weiter)* (an)?(schreiben|kontaktieren|schicken|belastigen)$
    (das|dies|es) (ist|grenzt an|nenne ich)( schon| reine| doch| einfach)* (belastigung|stalking)
    (habe?|haben|hab) (dich|sie|euch|das|diesen account|ihren account|dein profil)( gerade| jetzt| bereits| schon| bei instagram)* (gemeldet|blockiert)
    (du|sie|ihr) (wurdest|wurden|wurdet|bist|sind)( jetzt| soeben| bereits)* (gemeldet|blockiert)
    (keine|keinerlei|ohne meine|ohne unsere)( ausdruckliche)? (einwilligung|zustimmung|erlaubnis)
    (nimm|nehmt|nehmen sie)( bitte)? (keinen|nie wieder|nicht mehr|nicht wieder|nie mehr) kontakt
    (keine|keinerlei|gegen|verbitte mir)( solche)? (unaufgeforderten?|unverlangten?|ungebetenen?|unerwunschten?) (nachrichten|werbung|anfragen|angebote|mails|kontaktaufnahmen?)
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
    (stop|assez|ca suffit)( a| aux| avec| de| d| les| ces| vos| tes)+ (messages?|pubs?|spams?|publicites?|sollicitations?|demarchage)
    ne (re)?(prenez|prends) (plus|pas|jamais) contact
    (c est|ceci est|ca devient|cela devient|ca ressemble a)( du| de l| un)* (harcelement)
    (ai|avons|as ete|avez ete|a ete)( deja| donc)? (signalee?s?|bloquee?s?)( a instagram| chez instagram)?$
    (vous|t|te|l) (ai|avons)( deja)? (signalee?s?|bloquee?s?)
    (pas|jamais|plus|aucun|aucune|refuse|refusons)( [a-z]{1,9}){0,3} (messages?|publicites?|demarchages?|sollicitations?|offres?) (non|pas) (sollicit|desire|demande)[a-z]{1,4}
    (sans|pas donne) (mon|notre) (consentement|accord|autorisation)
  `),
  within(`
    no (me|nos) (vuelva|vuelvas|vuelvan) a (escribir|contactar|mandar|enviar|molestar)
    no (me|nos) (escriba|escribas|escriban|escribais|contacte|contactes|contacten|mande|mandes|manden|envie|envies|envien|moleste|molestes|molesten)
    (deja|deje|dejen|dejad|para|pare|paren) de (escribir|mandar|enviar|contactar|molestar|acosar|spamear)[a-z]{0,5}
    (deja|deje|dejen|dejad)(me|nos) (ya )?(en paz|tranquil[oa]s?)
    no quiero (recibir |mas |tus |sus |ningun |ninguna )*(mensajes?|publicidad|spam|ofertas)
    (no mas|basta de) (mensajes?|spam|publicidad)
    ^no mas( por favor| gracias)?$
    (da|de|den)me de baja
    (borra|borre|elimina|elimine|quita|quite|saca|saque)(me|nos) de (tu|su|la|esta) lista
    (esto )?es (puro )?spam
    no (vuelva|vuelvas|vuelvan|volvais) a (escribir|contactar|mandar|enviar|molestar)(me|nos)?
    (te|le|les|os) (he )?(pedi|pedimos|pedido|dije) que (pararas?|parara[ns]?|pares?|paren|lo dej[a-z]{1,5})$
    (borra|borre|borren|elimina|elimine|eliminen|quita|quite) (todos )?mis datos
    no (insistas|insista|insistan|insistais)
    (esto |eso )?(ya )?es (un |puro )?acoso
    (te|le|les|os|ya) (he|hemos) (denunciado|reportado|bloqueado)
    (ha|has|han) sido (denunciad|reportad|bloquead)[oa]s?
    (no|sin|ningun|ninguna)( [a-z]{1,9}){0,3} (mensajes?|publicidad|ofertas?|propuestas?) no (solicitad|desead|pedid)[oa]s?
    (puedes|puede|podrias|podria|podeis|pueden)( por favor)? no (escribir|contactar|mandar|enviar|molestar)(me|nos)
    no (te|se|os) (pongas|ponga|pongan|pongais)( mas| nunca mas| otra vez)? en contacto
    (sin|no (di|he dado|hemos dado)) (mi|nuestro) (consentimiento|permiso)
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
    non (insistere|insista|insistete|insistiamo)
    (questo |questa |queste )?(e|sono) (una |delle )?(molesti[ae]|stalking)
    (ti|vi|la|l) ?(ho|abbiamo) (gia )?(segnalat|bloccat|denunciat)[oaie]
    (sei|siete|e) stat[oaie] (segnalat|bloccat)[oaie]
    (non|niente|nessun|basta)( [a-z]{1,9}){0,3} (messaggi|pubblicita|offerte|proposte) (non richiest|indesiderat|non desiderat)[aeio]
    non (mi |ci )?contatt(i|ate|are)(mi|ci)?( mai)?( piu)?$
    senza (il mio|il nostro|mio) (consenso|permesso)
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
    nao (entre|entrem|entra|entres|volte a entrar) (nunca )?(mais )?em (contato|contacto)(?! (antes|ate|hoje|amanha|por))
    nao (insista|insistam|insistas)
    (isso|isto) (ja )?e (um )?(assedio|perseguicao)
    (denunciei|bloqueei|reportei|vou denunciar|vou bloquear) (voce|te|o perfil|a conta|esta conta|este perfil|seu perfil|sua conta)
    (voce|te|vos) (foi|foste|ja foi) (denunciad|bloquead|reportad)[oa]
    (nao|nenhuma?|sem)( [a-z]{1,9}){0,3} (mensage(m|ns)|propagandas?|publicidade|ofertas?|propostas?) nao (solicitad|desejad|pedid)[oa]s?
    (pode|podes|podia|poderia|podem)( por favor)? (nao|parar de) me (mandar|escrever|enviar|contatar|contactar|incomodar)
    sem (o )?meu (consentimento|autorizacao)
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
    (wil|wens|willen|wensen) (dit|deze|dat|zulke|dergelijke|zoiets|geen|jullie|je|uw)( [a-z]{1,12}){0,2}( niet)?( meer)? (ontvangen|krijgen)
    dit is( gewoon| pure)? (intimidatie|stalking|spam|ongewenst)
    (heb|hebben) (je|jou|u|jullie|dit|dit account)( al| net| nu)? (gerapporteerd|gemeld|geblokkeerd)
    (je|u|jullie) (bent|zijn)( al| net| nu)? (gerapporteerd|gemeld|geblokkeerd)
    (kun|kan|kunt|zou|wil) (je|u|jij|jullie) (me|mij|ons)( [a-z]{1,12})? niet( meer)?( willen)? (schrijven|berichten|benaderen|appen|contacteren|mailen|storen)
    neem( [a-z]{1,12})? geen contact (meer|met (me|mij|ons)|op$)
    geen( [a-z]{1,9})? (ongevraagde|ongewenste) (berichten|reclame|aanbiedingen|mails)
    zonder (mijn|onze) toestemming
  `),
  within(`
    nie pis(z|zcie|ac) ([a-z]{1,9} )?(do (mnie|nas)|wiecej)
    (do (mnie|nas)|wiecej) ([a-z]{1,9} )?nie pis(z|zcie|ac)
    (zostaw|zostawcie|zostawic) (mnie|nas) w spokoju
    (przestan|przestancie|przestac) (do (mnie|nas) )?(pisac|wysylac|spamowac)
    nie chce (wiecej |zadnych |tych |dostawac )*(wiadomosci|reklam)
    (prosze )?(juz )?nie pisac$
    (usun|usuncie|usunac|skasuj|skasujcie) moje dane
    nie zycz(e|ymy) sobie( [a-z]{1,12}){0,2} (wiadomosci|reklam|kontaktu|ofert|tego)
    (usun|usuncie|wypisz|wypiszcie|skresl|skreslcie|wykresl|wykreslcie)( prosze)? (mnie|nas)( prosze)? (z|ze)
    to (juz )?(jest )?(zwykle )?(nekanie|stalking|molestowanie|spam)
    (zglosilem|zglosilam|zglaszam|zablokowalem|zablokowalam|blokuje) (cie|was|pana|pania|to konto|ten profil)
    nie kontaktuj(cie)? sie( [a-z]{1,9})? (ze mna|z nami|wiecej)
    (wiecej |prosze )(sie )?(ze mna |z nami )?(wiecej )?nie kontaktowac
    nie( [a-z]{1,12}){0,3} (niechcian|niezamowion)(ych|e) (wiadomosci|reklam|ofert)[a-z]?
    bez (mojej|naszej) zgody
  `),
  within(`
    (bana|bize) ([a-z]{1,9} ){0,3}(yazma|yazmayin|yazmayiniz|mesaj (atma|atmayin|gonderme|gondermeyin))
    (mesaj|dm) (atma|atmayin|atmayiniz|gonderme|gondermeyin|yazmayin|istemiyorum)
    (beni |bizi )?rahat birak(in|iniz)?( beni| bizi)?
    (beni |bizi )?rahatsiz etme(yin|yiniz)?
    bir daha yazma(yin)?
    (artik|lutfen) (bir daha )?yazma(yin|yiniz)?
    verilerimi (sil|silin|siliniz)
    (beni|bizi|adimi|ismimi) ([a-z]{1,9} ){0,2}liste[a-z]{0,7} (cikar|sil|kaldir)[a-z]{0,7}
    bu (artik )?(bir |resmen )?(taciz|spam)
    (seni|sizi) ([a-z]{1,9} )?(sikayet ett|engelle)[a-z]{1,6}
    (benimle|bizimle) ([a-z]{1,9} ){0,2}(iletisime gecme|irtibata gecme|temasa gecme|temas kurma)(yin|yiniz)?
    (bana|bize) ([a-z]{1,9} ){0,2}(yazmayi|mesaj atmayi|mesaj gondermeyi) (birak|kes)(?!m[ae])[a-z]{0,5}
    (bana|bize) ([a-z]{1,9} ){0,2}(yazmaz|mesaj atmaz) ?misin(iz)?
    (istenmeyen|izinsiz) mesaj[a-z]{0,5}( [a-z]{1,9})? (istemiyor|kabul etmiyor|atma|gonderme)[a-z]{0,6}
    iznim (olmadan|yok)
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
    это (же |уже |просто )?(домогательство|преследование|харассмент|травля)
    (пожаловал(ся|ась|ись) на|заблокировал[аи]?|отправил[аи]? жалобу на) (вас|тебя|ваш|твой)
    не (связывайтесь|связывайся|обращайтесь) (больше )?(со мной|с нами|ко мне|к нам)
    (можете|можешь|могли бы вы|можно) (пожалуйста |мне |нам |больше )*не (писать|присылать|беспокоить)
    (не давал[аи]?|без) (вам )?(своего |моего |нашего )?(согласия|разрешения)
    (не|без|никаких|против)( [а-я]{1,12}){0,2} (непрошен|нежелательн|незапрошенн)[а-я]{2,3} (сообщени|рассыл|реклам|предложени)[а-я]{0,3}
  `),
  within(String.raw`
    لا (تراسل|ترسل|تكتب|تتواصل|تزعج)\p{L}{0,5}
    (توقف|توقفوا|كف|كفوا) عن
    (اتركني|دعني|اتركوني) (وشاني|في حالي|لوحدي|بسلام)
    لا اريد (اي |المزيد من )*(رسائل|رساله|اعلانات)
    (هذا|هذه) (يعتبر |يعد )?(تحرش|ازعاج|مضايقه|مضايقات)
    (ساقوم بالابلاغ|سابلغ|ابلغت|بلغت|تم الابلاغ) عن(ك|كم| حسابك| حسابكم| هذا)
    لا (اقبل|نقبل|ارغب في|ارغب ب|احب) (استقبال |تلقي )?(ال)?(رسائل|رساله|اعلانات)\p{L}*
    (احذف|احذفوا|ازل|ازيلوا|شيل)\p{L}{0,3} (اسمي |رقمي |حسابي )?من (ال)?قائم\p{L}{1,4}
    (عدم|الا) (مراسلتي|ازعاجي|التواصل معي|الارسال لي|تراسلني|تزعجني)
    (بدون|دون) (اذني|موافقتي|اذن مني)
  `),
  /(?:送|連絡|メッセージ|dm)\P{P}{0,12}(?:しないで|送らないで|やめて|不要|お断り|こないで)|送らないで|(?:やめて|止めて)(?:ください|下さい|くれ|もらえ|いただけ|ほしい|欲しい)|迷惑(?:です|なので)|ブロックしま|通報しま|配信停止|(?:^|\s)(?:もう)?(?:結構|けっこう)です|(?<!\p{L})(?:い|要)(?:りません|らないです)|必要(?:ありません|ないです)|興味(?:は|が)?(?:ありません|ないです|ございません)|お断り|(?:嫌がらせ|ハラスメント|ストーカー)(?:です|だ|行為|に)|(?:二度と|もう)\P{P}{0,12}(?:しないで|こないで|来ないで|送るな|送らない)|(?:勝手に|無断で)\P{P}{0,8}(?:送|メッセージ|連絡)/u,
];

/** Asking how to unsubscribe means the same. */
export const waysOut = [
  within(`
    (?<!${b}(easy|easily|able|possible|free|hard|simple|always|later|just) (to )?)(unsubscribe|opt out)( me| us| now| here| please)*( (from|of) (this|these|your|you|it|all|the|any|that)( [a-z]{1,12}){0,3})?$
    (how|where) (do|can|could|may) (i|we) (get (off|out of|removed from)|be (taken off|removed from)|stop (getting|receiving)) (this|these|your|the|that|such)
    (wie|wo) (kann|konnen|melde|trage) (ich|wir) (mich|uns)( [a-z]{1,9}){0,3} (abmelden|ab|aus|austragen)$
    comment (je |puis je |peut on |on )?(me |nous |se |m )?(desabonne|desinscri)[a-z]{0,4}
    (como|donde) (me|nos) (doy|damos|puedo dar|desuscribo|desapunto|borro)( de baja| de (esta|tu|su|la) lista)
    como (puedo )?darme de baja
    come (faccio a |posso |mi |ci )*(disiscri|cancell)[a-z]{1,6} (da|dalla|dalle|da questa)( [a-z]{1,9}){0,2}
    come (mi disiscrivo|posso disiscrivermi)
    como (e que )?(eu )?(me |posso me )?(descadastr|cancel|sai|sair)[a-z]{0,4} (d[ao]s?|dest[ae]s?|a|mi?nha)( [a-z]{1,11}){1,2}
    como (me )?descadastro
    hoe (schrijf|meld) ik (me|mij)( [a-z]{1,9}){0,2} (uit|af)
    hoe kan ik (me|mij)( [a-z]{1,9}){0,2} (uitschrijven|afmelden)
    jak (mam |moge |mozna )?(sie )?(wypisac|wypisac sie|wypisze)
    nasil ([a-z]{1,14} )?(cikarim|cikabilirim|abonelikten cikilir)
    как (мне |от этого )*отписаться
    كيف (الغي|يمكنني الغاء|استطيع الغاء|ممكن الغي) (ال)?اشتراكي?
  `),
  /(?:退会|購読解除|登録解除|配信解除)(?:したい|方法|するには|して)/u,
];

/** "Why don't you write to me?" wants the opposite. */
export const questionsWhy =
  /^(?:why|when|how|warum|wieso|pourquoi|por que|perche|porque|waarom|dlaczego|neden|niye|почему|зачем|لماذا|ليش)(?!\p{L})/u;

const sure = '(really |definitely |sorry |just |so |honestly |at all |currently )*';
const offered =
  '( in (this|that|it|any of (this|it)|anything|your [a-z]{1,14}( [a-z]{1,14})?|such [a-z]{1,14}|(buying|hearing) [a-z]{1,14}))?';

/** A separate clause that declines the offer. */
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

/** "Can you please stop?", and to stop writing. */
const pleas = `
  ((can|could|will|would) (you|u|ya) |you should |guys |please |pls |plz |kindly |just |now |so |ugh |omg )*(stop|(stop|quit) (writing|sending|typing))( it| this| that| now| already| please| all this)*
  (kannst|konntest|konnt|konntet|konnen|konnten|wurdest|wurden) (du|sie|ihr) (bitte |endlich |jetzt |damit |einfach |mal )*aufhoren
  (tu |vous )?(peux|pouvez|pourrais|pourriez|veux|voulez)( tu| vous)? (bien |svp |stp |s il (te|vous) plait )*arreter( ca| de (m |nous )?ecrire| d ecrire)?
  (veuillez |merci d )?(arrete[rz]?|cesse[rz]?) d ecrire
  (puedes|puede|podeis|pueden|podrias|podria|podriais|podrian) (ya |por favor )*(parar|dejarlo|dejar de escribir(me|nos)?)( ya)?
  (puoi|puo|potete|potresti|potrebbe|potreste) (per favore |per piacere )*(smettere|smetterla)( di scriver(e|mi|ci))?
  (voce |voces |tu )?(pode|podes|podem|poderia|poderias|poderiam|podia) (por favor |ja )*parar( ja| com isso| de (me |nos )?escrever)?
  (kun|kan|kunt|kunnen|zou|wil|wilt|willen) (je|jij|u|jullie) (alsjeblieft |alstublieft |aub |nu |hier |hiermee |ermee |daarmee |gewoon |willen )*(mee )?(stoppen|ophouden)( met schrijven)?
  (czy )?(mozesz|mozecie|moze|moglbys|moglabys|moglby|moglaby)( pan| pani)? (juz |prosze |w koncu )*przestac( pisac)?
  (yazmayi|mesaj atmayi) (birak|kes)(in|iniz)?
  (artik )?(durur musun|keser misin|birakir misin)(uz|iz)?
  (не )?(вы |ты )?(можете|можешь|могли бы|мог бы|могла бы)( вы| ты)? (уже |пожалуйста |это )*(прекратить|перестать)( мне| нам)?( писать| это)?
  (هل )?(يمكنك|يمكنكم|ممكن|تستطيع|بامكانك) (ان )?(التوقف|تتوقف|تتوقفي|تتوقفوا)
  (もう)?(やめて|止めて)(よ|ね)?
`;

/** These decline on their own, with nothing but courtesy around them. */
export const stops = whole(`
  ${pleas}
  (stopp|stop ?all|cancel|quit|revoke|enough|enough is enough|cease|cease and desist)
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

/** At the end of a reply these are enough. */
export const halts = whole(`
  ${pleas}
  (stopp|stop jetzt|hor(t|en sie)? (bitte |endlich |jetzt )*auf|(bitte |sofort )*aufhoren|(lass|lasst|lassen sie) (das|es)( bitte| sein| jetzt)*)
  (veuillez |merci d )?(arrete[rz]?( ca| maintenant)?|ca suffit)
  (ya basta|basta ya|para ya|pare ya|paren( ya)?|parad( ya)?)
  (smettila|smettetela|la smetta|smetta|smettete|basta cosi)
  (parem|pare( ja)?|pare com isso|para com isso|chega disso)
  (hou (hier)?(mee )?op|hou ermee op|stop (er|hier)mee)
  (przestan|przestancie|prosze przestac|dosc tego)
  (yeter artik|yeter|kes artik|durun artik)
  (хватит|хватит уже|прекрати|прекратите|перестань|перестаньте|стоп)
  (توقف|توقفوا|توقفي|كفي|كفايه)
`);

/** Not an opt-out if said with a smile. */
export const smiles =
  /(?<!\p{L})(?:(?:ha|he|hi|ja|ah){2,}h?|lo+l|lmao|rofl|omg|wow|xd|kind|sweet|blush\w*|funny|flatter\w*|cute|lovely?|amazing|awesome|great|nice|lieb|suss|witzig|gentil\w*|mignon\w*|amable|lind[oa]|gentile|carin[oa]|fof[oa])(?!\p{L})|[😀-😆😂🤣😅😊😍🥰☺🙈❤💕😘😉😄😁]/u;

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

/** Courtesy phrases without further meaning. */
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

/** What leaves room for a later offer. */
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
