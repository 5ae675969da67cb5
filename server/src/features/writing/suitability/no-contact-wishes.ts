// Opt-outs that name no seller: "we buy nothing", "enough messages", "we object to unsolicited offers".
import { anywhere, phrases } from './patterns.ts';

export const wishes = [
  phrases(`
    (we|i) (buy|need|want|order) nothing(?! (but|more|else|less|new|that|which|in plastic))
    (not|dont|arent|isnt) (currently |really |here )?(looking for|need|in need of|after|in the market for) (anything|any offers|new (tools?|suppliers?|services?|agenc*))
    save (your|ur) typing
    (dont|do not|never|please dont|stop) (offer|offering|propose|proposing|suggest|suggesting) (us|me) (\\p{L}{2,9}\\s)?(anything|things|stuff|services?|tools?|products?|your)
    (send|sending) (us |me )?no (more )?(offers?|proposals?|pitches|messages|dms?)
    (enough|too many|so many|tired of (all )?(the|your|these)|done with|sick of|no more|another|one more) (\\p{L}{2,9}\\s){0,3}(sales|pitch|pitches|cold|spam|promo) ?(dms?|messages?|mails?|offers?)?
    (enough|no more|stop (with )?(the|these|your|all)) (\\p{L}{2,9}\\s)?(messages|dms|offers|proposals|pitches|spam)
    (we|i) (dont|do not|never) (reply|answer|respond)( \\p{L}{2,9}){0,3} (we|i|just|and) (just )?(blo+ck|delete|report)
    (we|i|ill|will) (blo+ck|report|delete) (on sight|without|you|immediately|instantly|straight away)
    (close|closing|shut|shutting|delete|deleting) (this|my|our|the) (inbox|dms?|account|messages)
    (hereby )?(object|objects) to (\\p{L}{2,12}\\s){0,4}(offers?|advertising|marketing|solicitation|contact|messages)
    (do not|dont) (write|text|message|dm|contact) (\\p{L}{2,6}\\s)?(here|this (account|page|inbox|number)|any ?more|again)
    (wir|ich) (kaufen?|brauchen?|suchen?|benotigen?|bestellen?) (hier |auch )?nichts
    (bietet|biete|bieten sie|schickt|schicken sie|schick) (uns|mir) (\\p{L}{2,9}\\s){0,3}(nichts|keine|nix)
    (widerspreche[nr]?|untersage[nr]?|verbitte[nr]?) (\\p{L}{2,16}\\s){0,4}(angebot*|werb*|zusendung*|nachricht*|kontakt*|nutzung|ansprache)
    (widersprechen|untersagen|verbitten) (wir|ich) (\\p{L}{2,16}\\s){0,5}
    (genug|schluss|reicht|stopp|es nervt|nervt) (\\p{L}{2,9}\\s){0,4}(nachrichten|mails|angebote*|anfragen|werbe*|verkaufs*|dms)
    (on|nous|je) (n |ne )?(achet[a-z]*|cherch[a-z]*|veu[a-z]*|voul[a-z]*|ai besoin de|avons besoin de) rien
    (ne |n )?(nous |me |m )?(propos|vend|envoy|offr)(ez|e|er) (plus |nous |moi )?(rien|pas|plus)
    (nous nous opposons|je m oppose|s oppose|opposition) (\\p{L}{1,12}\\s){0,4}(demarch*|sollicitation*|offres?|prospection|publici*)
    (assez|marre|ras le bol|stop|y en a marre|ca suffit) (\\p{L}{1,9}\\s){0,4}(messages?|mps?|offres?|propositions?|demarch*|pubs?)
    no (compramos|compro|necesitamos|necesito|queremos|quiero|buscamos|busco|quero|preciso|precisamos|buscamos) (comprar |de )?nada(?! (mas|mais))
    no (nos|me) (ofrez[a-z]*|vend[a-z]*|propon[a-z]*|mand[a-z]*|envi[a-z]*|escrib[a-z]*)
    (basta|ya basta|hart[oa]s?|cansad[oa]s?|dejen|dejad|deja|paren|stop) (\\p{L}{1,9}\\s){0,4}(mensajes?|ofertas?|propuestas?|vendedor*|escribir*|spam)
    (nos oponemos|me opongo|opomos|oponho|ci opponiamo|mi oppongo) (\\p{L}{1,12}\\s){0,4}(ofert*|offert*|public*|pubblic*|comunic*|contact*|contat*|propost*|propuest*)
    nao (compramos|compro|precisamos|preciso|queremos|quero|procuramos|procuro|estou procurando) (de |comprar )?nada
    nao (nos |me )?(ofere[a-z]*|vend[a-z]*|mand[a-z]*|envi[a-z]*|propon[a-z]*|escrev[a-z]*|cham[a-z]*) (\\p{L}{1,8}\\s)?(nada|mais|ofert*|propost*)
    (chega|cansad[oa]s?|cansei|parem|para|basta) (\\p{L}{1,9}\\s){0,4}(mensagens|mensagem|propostas?|ofertas?|vender|spam)
    non (compriamo|compro|cerchiamo|cerco|vogliamo|voglio|ci serve|mi serve|abbiamo bisogno di|ho bisogno di) (comprare )?(niente|nulla)
    non (proponeteci|proponetemi|offriteci|offritemi|mandateci|mandatemi|inviateci|scriveteci|scrivetemi|chiedeteci)( \\p{L}{2,12})?
    (basta|stanc[oahi]*|piantatela|smettetela|finitela) (\\p{L}{1,9}\\s){0,4}(messaggi*|offert*|propost*|scriver*|vender*)
    (wij|we|ik) (kopen|koop|zoeken|zoek|willen|wil|hebben|heb) (verder )?(niets|niks)( nodig)?
    (bied|stuur|stuurt|biedt) (ons|mij|me) (\\p{L}{2,9}\\s)?(niets|niks|geen)
    (maken|maak|tekenen) (hierbij )?bezwaar tegen
    (genoeg|klaar met|zat|stop|moe van) (\\p{L}{1,9}\\s){0,4}(berichten|berichtjes|aanbiedingen|verkoop*|voorstellen|dms)
    (niczego|nic) (nie )?(kupuj*|szuka*|potrzebuj*|chce*|zamawia*)
    nie (kupuj[a-z]*|szukam[a-z]*|potrzebuj[a-z]*|chc[a-z]*|zamawia[a-z]*) (\\p{L}{1,9}\\s)?(niczego|nic)
    (prosze |prosimy )?nie (proponuj*|oferuj*|przysyla*|wysyla*|pisz*|wciskaj*|pisac) (\\p{L}{1,9}\\s)?(nam|mi|niczego|nic|ofert*|tu|wiecej)
    (dosc|dosyc|koniec|stop|mam dosc|przestancie) (\\p{L}{1,9}\\s){0,4}(wiadomosc*|ofert*|propozycj*|pisac|sprzeda*)
    (sprzeciw[a-z]*|nie wyraza(m|my) zgody) (\\p{L}{1,12}\\s){0,4}(ofert*|marketing*|reklam*|kontakt*|handlow*)
    (hicbir sey|bir sey|birsey|hicbirsey) (\\p{L}{1,9}\\s)?(almiyor*|istemiyor*|aramiyor*|satmay*|teklif etmey*|onermey*)
    (yeter|biktik|biktim|artik|birakin|usandik) (\\p{L}{1,12}\\s){0,5}(mesaj*|teklif*|reklam*|yazmay*|satmay*)
    (mesaj*|teklif*) (\\p{L}{1,12}\\s){0,3}(yeter|biktik|biktim|usandik|durdurun|kesin)
    (ничего|нечего) (\\p{L}{1,9}\\s)?(не )?(покупа*|ищ[а-я]+|нужно|надо|хот[а-я]+|заказыва*|предлага*|продава*)
    не (предлагай[а-я]*|предлагать|продавай[а-я]*|впаривай[а-я]*|навязывай[а-я]*|присылай[а-я]*|пиш[а-я]+ (сюда|больше|нам|мне))( \\p{L}{1,9})?
    (хватит|достали|надоел[а-я]*|устал[а-я]*|прекратите|довольно) (\\p{L}{1,12}\\s){0,4}(сообщен*|предложен*|писать|рассыл*|продава*|спам*|слать|реклам*)
    (возража[а-я]+|не да[а-я]+ согласи[а-я]) (\\p{L}{1,12}\\s){0,4}(рассыл*|реклам*|предложен*|коммерч*|получени*)
    (لا|ما|لن) (نشتري|اشتري|نريد|اريد|نبي|ابي|نبحث عن|ابحث عن|نحتاج|احتاج) (\\p{L}{1,9}\\s)?(شي*|اي شي*|شيء)
    لا (تعرض[وا]*|ترسل[وا]*|تقترح[وا]*|تراسل[وناي]*|تكتب[وا]*|تبيع[وا]*) (\\p{L}{1,9}\\s)?(علينا|لنا|لي|علي|هنا|عروض*|شي*)
    (كفي|كفايه|يكفي|خلاص|مللنا|تعبنا|زهقنا|اوقفوا|توقفوا|بطلوا) (\\p{L}{1,12}\\s){0,4}(رسائل*|رسايل*|ال?رسايل|عروض*|ال?عروض|ارسال|اعلان*|ال?اعلان*)
    (نعترض|اعترض|نرفض|ارفض) (\\p{L}{1,12}\\s){0,3}(عروض*|ال?عروض|ال?رسايل|رسايل|ال?تسويق*|ال?دعايه)
  `),
  anywhere(
    '(?:何も|なにも)(?:買い|買わ|いり|求めて|必要)(?:ま|な|い)|(?:提案|ご提案|オファー|営業).{0,10}(?:いりません|不要|しないで|やめて|もう十分|うんざり|受け取りません|送らないで)|(?:メッセージ|dm).{0,12}(?:もう(?:やめ|いい|十分)|うんざり|送らないで|多すぎ|やめて)|(?:見つけ|届い|来)(?:次第|たら)(?:即)?ブロック|即ブロ|特定電子メール|オプトアウト',
  ),
];
