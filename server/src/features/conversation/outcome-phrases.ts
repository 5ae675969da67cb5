// Words that show interest, ask to wait or decline, folded: no accents, lower case, single spaces, ß as ss. Six languages each.
const any = (phrases: string) =>
  new RegExp(
    ` (?:${phrases
      .trim()
      .split(/\s*\n\s*/u)
      .join('|')})(?= |\\?)`,
    'u',
  );

export const declines: readonly RegExp[] = [
  any(`
    no thanks?
    no thank you
    nope
    not interested
    not for (?:me|us)
    (?:i'm|we're|i am|we are) (?:good|fine|all set|covered|sorted|happy with)
    (?:and )?are happy with
    (?:i|we)(?:'ll| will)? pass
    already have (?:one|something|someone|somebody|that|it|a|an)
    (?:don't|do not) need
    no need
    not (?:a|the right) fit
    (?:i|we) decline`),
  any(`
    nein(?: danke)?
    kein(?:e)? (?:interesse|bedarf)
    nicht interessiert
    (?:brauche|brauchen|benotige|benotigen) (?:ich|wir|das|es)? ?(?:nicht|kein\\w*)
    (?:haben|habe) (?:ich |wir )?(?:schon|bereits)
    (?:sind|bin) (?:schon |bereits |gut )?(?:versorgt|zufrieden)
    passt (?:nicht|leider nicht)
    lieber nicht`),
  any(`
    non(?: merci)?
    pas interesse(?:e|s|es)?
    (?:ca|cela) ne m'interesse pas
    (?:pas|plus) besoin
    (?:j'ai|on a|nous avons) deja
    sans facon
    pas pour (?:moi|nous)`),
  any(`
    no gracias
    no me interesa
    no nos interesa
    no (?:estoy|estamos) interesad[oa]s?
    no (?:lo )?(?:necesito|necesitamos)
    ya (?:tengo|tenemos)
    no es para (?:mi|nosotros)`),
  any(`
    no grazie
    non (?:mi|ci) interessa
    non (?:sono|siamo) interessat[oaie]
    non (?:ne )?(?:ho|abbiamo) bisogno
    (?:ho|abbiamo) gia
    non fa per (?:me|noi)`),
  any(`
    nao obrigad[oa]
    nao (?:me interessa|tenho interesse|temos interesse|estou interessad[oa]|estamos interessad[oa]s)
    nao (?:preciso|precisamos)
    ja (?:tenho|temos)
    nao e para (?:mim|nos)`),
];

export const postpones: readonly RegExp[] = [
  any(`
    (?:maybe |perhaps )?(?:later|another time|some other time)
    not (?:right )?now
    not (?:yet|at the moment|today|this (?:week|month|year|season|quarter))
    (?:too |very |really |so |pretty )?busy
    (?:try|ask|write|message|ping|contact|remind|reach) (?:me|us|out)?(?: again)? ?(?:in|next|after|later|again)
    next (?:week|month|year|spring|summer|autumn|fall|winter|season|quarter)
    in (?:a few|a couple of|two|three|\\d+) (?:days|weeks|months)
    (?:on|after) (?:holiday|vacation|leave|the holidays)
    when (?:things|it) (?:calms?|settles?|slows?)`),
  any(`
    (?:vielleicht )?spater
    ein(?:e)?s? (?:andere?s? ?mal|andermal)
    (?:gerade|grad|aktuell|momentan|jetzt|im moment|derzeit|zurzeit) (?:leider )?(?:nicht|keine? zeit|schlecht|zu viel|viel)
    (?:noch|jetzt) nicht
    keine zeit
    nachste[nrs]? (?:woche|monat|jahr|fruhjahr|sommer|herbst|winter)
    in (?:ein paar|zwei|drei|\\d+) (?:tagen|wochen|monaten)
    (?:im|nach dem) urlaub
    melde? dich (?:noch ?mal|nochmal|spater|wieder|im|nachste)`),
  any(`
    (?:peut etre )?plus tard
    pas (?:maintenant|tout de suite|encore|pour le moment|en ce moment|pour l'instant)
    une autre fois
    (?:pas le temps|trop occupe(?:e)?|deborde(?:e)?s?)
    (?:la semaine|le mois|l'annee) prochaine?
    dans (?:quelques|deux|trois|\\d+) (?:jours|semaines|mois)
    en vacances
    recontacte[rz]? ?(?:moi|nous)?`),
  any(`
    (?:quizas |tal vez )?mas (?:tarde|adelante)
    ahora (?:mismo )?no
    (?:por ahora|de momento|por el momento|todavia|aun) no
    en otro momento
    (?:muy|super|bastante) (?:ocupad[oa]|liad[oa])
    la (?:proxima semana|semana que viene)
    el (?:proximo (?:mes|ano)|(?:mes|ano) que viene)
    en (?:unos|unas|dos|tres|\\d+) (?:dias|semanas|meses)
    de vacaciones`),
  any(`
    (?:magari )?piu (?:tardi|avanti)
    (?:adesso|ora|per ora|al momento|in questo momento) (?:no|non)
    non (?:adesso|ora|ancora)
    un'altra volta
    (?:molto|troppo|super) (?:impegnat[oa]|pres[oa])
    (?:la (?:prossima settimana|settimana prossima)|il (?:prossimo mese|mese prossimo)|l'anno prossimo)
    tra (?:qualche|due|tre|\\d+) (?:giorni|settiman[ae]|mes[ei])
    in (?:ferie|vacanza)`),
  any(`
    (?:talvez )?mais (?:tarde|para a frente)
    agora nao
    (?:por enquanto|de momento|no momento|neste momento|ainda) nao
    outra (?:hora|altura|vez)
    (?:muito|super|bastante) (?:ocupad[oa]|corrid[oa])
    (?:na )?(?:proxima semana|semana que vem)
    (?:no )?(?:proximo (?:mes|ano)|(?:mes|ano) que vem)
    (?:daqui a|em) (?:uns|umas|dois|duas|tres|\\d+) (?:dias|semanas|meses)
    de ferias`),
];

export const interests: readonly RegExp[] = [
  // A yes comes first; later in a sentence, the same words mean other things.
  /^ (?:(?:oh|hi|hey|hello|hallo|bonjour|hola|ciao|ola) )*(?:yes|yeah|yep|sure|of course|ja|jap|gerne?|klar|oui|bien sur|si|claro|genial|perfecto|certo|ottimo|perfetto|sim|otimo|perfeito)(?= )/u,
  any(`
    interested
    interesting
    (?:sounds?|looks?|that'd be|would be) (?:really |very |so |pretty )?(?:good|great|nice|lovely|interesting|perfect|amazing|awesome|cool|fun|useful|helpful)
    tell me more
    (?:i'd|we'd|i would|we would) (?:love|like|be happy)
    (?:absolutely|definitely)
    (?:please )?send (?:me|us|it|over|more)
    (?:more|some) (?:info|information|details)
    let's (?:do|talk|chat|try|go)
    count me in
    sign me up
    how (?:does|do|much|can|would|could)
    when (?:can|could|would|do)`),
  any(`
    interessiert(?: mich| uns)?
    (?:hatte|habe|haben) (?:ich |wir )?(?:grosses )?interesse
    (?:klingt|hort sich) (?:sehr |echt |richtig |ja )?(?:gut|super|toll|spannend|interessant|nett)
    (?:sehr gerne?|auf jeden fall|na klar)
    (?:mehr|weitere) (?:infos?|informationen|details)
    erzahl(?:en)?(?: sie)? (?:mir |uns )?mehr
    schick(?:en sie)? (?:mir|uns|mal|gerne?)
    (?:was|wie viel|wieviel) kostet
    wie (?:funktioniert|lauft|geht)`),
  any(`
    (?:ca|cela) m'interesse
    interesse(?:e|s|es)?
    (?:volontiers|avec plaisir|pourquoi pas|carrement)
    (?:dites|dis) (?:m'en|moi|en) plus
    plus (?:d'infos?|d'informations|de details)
    (?:ca a l'air|c'est) (?:super|top|genial|interessant|bien|chouette)
    (?:combien|comment) (?:ca|coute|ca coute|ca marche)`),
  any(`
    me interesa
    nos interesa
    interesad[oa]s?
    (?:por supuesto|me encantaria|encantad[oa])
    (?:cuentame|cuenteme|dime|digame) (?:mas|un poco mas)
    mas (?:info|informacion|detalles)
    (?:suena|pinta) (?:muy |super )?(?:bien|genial|interesante)
    (?:cuanto cuesta|como funciona)`),
  any(`
    (?:mi|ci) interessa
    interessat[oaie]
    (?:volentieri|perche no|con piacere)
    (?:dimmi|mi dica|raccontami) (?:di piu|qualcosa)
    (?:piu|altre|maggiori) (?:info|informazioni|dettagli)
    sembra (?:molto )?(?:bello|interessante|ottimo|utile)
    (?:quanto costa|come funziona)`),
  any(`
    (?:me interessa|tenho interesse|temos interesse)
    interessad[oa]s?
    (?:com certeza|adoraria|gostaria)
    (?:conta|conte|diz|fala)(?: me)? mais
    mais (?:info|informacoes|detalhes)
    parece (?:muito )?(?:bom|otimo|interessante|legal|fixe)
    (?:quanto custa|como funciona)`),
];
