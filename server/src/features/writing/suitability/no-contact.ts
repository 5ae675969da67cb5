// Finds requests not to be contacted or sold to. English is here, other languages in no-contact-languages.ts.
import { cutter, phrases } from './patterns.ts';
import { japanese, languages, otherWays } from './no-contact-languages.ts';
import { sendsSellersOff } from './no-contact-sellers.ts';
import { wishes } from './no-contact-wishes.ts';

/** Whether folded statements ask for it; a question may name the seller and the next statement turn them away. */
export function askForNoContact(text: string[]): boolean {
  return text.some(
    (statement, index) =>
      asksForNoContact(statement) || sendsSellersOff(cutInnocent(`${statement} , ${text[index + 1] ?? ''}`)),
  );
}

function asksForNoContact(statement: string): boolean {
  const rest = cutInnocent(statement);
  return patterns.some((pattern) => pattern.test(rest));
}

const dm = 'd ?ms?|dming|pms?|direct messages?|private messages?|inbox|mess?ages?|mess?aging|msgs?';
const pitch =
  'col+abs?|col+abing|col+aborat*|partnerships?|promo|promos|promotions?|promotional|promoters?|brand deals?|brand partnerships?|brands|sponsorships?|sponsors?|ads|adverts?|advertis*|spam*|pitch|pitches|pitching|solicit*|cold (calls?|emails?|outreach)|outreach|sales pitch*|sales (calls?|people|reps?)|salespeople|marketing|marketers?|business (inquir*|enquir*|offers?|proposals?|requests?)|inquiries|enquiries|proposals?|agenc(y|ies)|mlms?|network marketing|pr requests?|paid posts?|shout ?outs?|f4f|s4s|sellers|offers';
const wanted = `(${dm}|${pitch})`;
const kind =
  '(more|any|unsolicited|unwanted|cold|business|paid|unpaid|brand|sales|random|promo|promotional|spam|spammy|marketing|new|private|direct|personal|pr|gifted|commercial|creepy|weird|stupid|damn|bloody|mlm|forex|crypto|stranger|influencer|sponsored|to|for|on|of|the|your|silly|work|fake|product|unrelated|sponsorship|collab|type|kind|and|or|d ?m|cold)';
const refuse = `(dont|do not|donot|dnt|doesnt|cannot|cant|can not|wont|will not|no longer|isnt|arent|refrain from|abstain from|avoid|please no|pls no|fed up with|sick of|tired of|hate|not (accepting|accept|open|opened|opening|taking|interested|interest|looking|available|avail|doing|seeking|considering|answering|replying|responding|reading|checking|here|into|up|monitoring|monitored|able|for|currently|really|a fan|a place|entertaining|booking|wanting|responsive|receptive|keen|welcoming|signing|allowed|to)|never (answer|reply|respond|accept|check|read|open|take|do|d ?m|message|contact|looking|interested))`;
const shut =
  '(closed|close|off|shut|disabled|unread|ignored|unwelcome|unmonitored|forbidden|prohibited|banned|blocked|block|deleted|reported|declined|rejected|no thanks?|no thank you|no thx|nope|(not|never|arent|isnt) (open|accepted|welcome|read|checked|monitored|answered|wanted)|instant (block|report)|(will|get|gets|go|goes) (be |you |an? |straight |unread|to )?(ignored|blocked|block|deleted|reported|unread|unanswered|trash|spam|bin)*|stay (out|away)|keep (out|away|scrolling|walking|moving)|go away|get lost|swipe on|move on|turned off|switched off)';
const unwantedPeople =
  '(promoters?|sellers?|spammers?|spam|promos?|marketers?|agencies|salespeople|solicitors|brands|d ?ms|unsolicited|pitches|mlms?|bots|sales|advertisers?|ads|strangers|scammers?|self promo)';
const forbidding = '[🚫❌⛔🙅🔕📵🛑✖✋🚷🔇][♀♂🏻-🏿]{0,2}';
const letter = String.raw`(?:[📩📨📧✉💌📬📥💬📤🗨📞]|(?<!\p{L})(?:dms?|pms?|collabs?|promos?|spam|ads|sales|messages?|pr|brands|pub|werbung|publi|реклама|спам)(?!\p{L}))`;
const emoji = new RegExp(
  String.raw`${forbidding}[\s:]{0,2}${letter}|${letter}[\s:=]{0,3}(?:${forbidding}|[🗑🔒🔐])`,
  'u',
);
/** Words that every language has borrowed. */
const international = 'd ?ms?|direct|col+abs?|promos?|spam|sponsor*|pr|mlm';

const cutInnocent = cutter(
  `(dont|do not|never|no need to) (be (shy|afraid|scared)|hesitate|forget|miss|worry|think twice|wait|bite|sleep on)( to)?( (d ?m|message|contact|pm))?
  (cant|cannot) wait … ${wanted}
  (dont|do not|cant|not) (always|immediately|see|find|know|sure|decide)
  (if|when) (you|u|ya|we) (dont|do not|cant|cannot|arent|havent|are not) \\p{L}{1,12}
  (dont|do not|never|wont|will not|would never|wouldnt|not) … (d ?m|message|contact|pm|text) (you|u|anyone|people|followers|first)
  (never|cant|dont|wont|not) (ever )?(say|saying) no … ${wanted}
  (never|cant|hard to|rarely) turn* down … ${wanted}
  no promo(tion)?s? ?codes?
  no ${wanted} (is |are )?(too|code|codes|left|goes|go|fees?|missed|required|required to|necessary)
  (not|isnt) (an? )?(paid )?(ad|advert|sponsored|advertisement|promo|promotion|paid (ad|partnership|promotion))
  no ad
  not (affiliated|only|just|your average)
  (with|has|have|and|contains?|zero) no (ads|adverts|spam)
  (newsletter|mailing list|subscribe|sign up|app|podcast|emails?|unsubscribe)[^.]{1,20} no (spam|ads)
  no ads (for|in|on|between|during)
  no (spam|ads) (newsletter|app|podcast|ever|email|radio|music|tracking)
  (off|no) (the )?(pitch|inbox zero)
  (item|till|order|lot|ref|part|account|phone|tel|acct|serial|tracking) no
  no (pms?|d ?ms?|msgs?) (price ?checks?|for (a )?prices?|low ?ball*)
  no col+ab(s|oration|orations|orazioni|oraciones|oracoes)? (with|con|mit|avec|com|met) (?!(brand|marc|aziend|empres|firm|compan|anyone|anybody|random|stranger|nessun|nobody|unternehmen|merken|mlm|crypto|agenc|agenz))
  aarzel niet
  (a la|de la|en|une|notre|ma|petite|produits? de) ferme
  (ainda|por enquanto|por agora) (so|apenas|somente) para
  (no|keine|pas de|sin|sem|niente|geen|bez|без) … (flyers?|leaflets?|flugblatter|prospekte|posters?|tracts|folletos|panfletos|volantini|folders|ulotek|листовок)( … (shop|store|laden|boutique|magasin|tienda|loja|negozio|winkel|sklep*))?
  (e|me|so|aqui|chama|chame|chamem|chamar|manda|mande|fala|falar|vem|parcerias?|publis?|orcamentos?|agenda*|encomenda*|pedidos?|informac*|duvidas|reservas?|vendas|contato|responde|respondo|msg|mensagem) no (direct|d ?m|inbox|pv|privado|insta)
  nao perca … (promo*|oferta*)
  (keine|no|geen) … (unbeantwortet|verpassen|unanswered)`,
);

const patterns = [
  phrases(
    `no (${kind} ){0,3}${wanted}
    no (contact(?! (sparring|sports?|boxing|rugby|deliver*|pick*|lens*))|contacting|soliciting|selling|sellers|advertising|texting)
    no (need|desire|wish) … (pitch*|sell|sales)
    (stop|quit) (d ?ming|pming|messaging|contacting|pitching|spamming|selling|soliciting|advertising|promoting)
    (stop|quit) (sending|asking|trying|offering) … (${wanted}|sell|promote|me)
    ${refuse}…${wanted}
    ${refuse} … (contact|text|approach|pitch|solicit|email|write|call|bother|add) (me|us|this)
    ${refuse} … (contact|solicit|approach)
    (dont|do not|please dont|not here|no) (even )?(try|trying|attempt|come)?( here)?( to)? (sell|promote|advertise|market)( anything| your| stuff| to| at| products?)* (me|us|here|your|to me|in my)
    (d ?m|message|pm|contact|write) (me|us)? to (sell|promote|pitch|advertise) … (block*|ignore*|no|dont|waste)
    (dont|do not|never|not) (d ?m|message|pm|contact|write|slide)
    not interested in (buying|your|what|anything|selling|whatever|business|collab*|promo*|mlm)
    (whatever|anything) (you are|youre|ur|your) selling
    not (your|a|ur) (customer|target|lead|prospect|potential customer)
    not for (business|promo|promotion|promotional|brands?|marketing|advertis*|sales|sellers) ?(account|page|purposes|profile|use)?
    not an? (business|promo|promotional|brand|marketing|advertis*|sales) (account|page|profile|channel)
    ${wanted} (r|are|is|will be|being|remain|stay|currently|now|always|permanently|all|get|=)? ?(currently |now |always |permanently |all )?${shut}
    ${wanted}…(closed|will be (ignored|blocked|deleted|reported)|not (accepted|welcome|read|checked|monitored|answered|open|wanted|entertained|considered)|unwelcome|no thanks?|no thank you|get (ignored|blocked|deleted|reported)|(instantly|automatically|always) (blocked|deleted|ignored)|= block*|strictly prohibited|get you blocked|gets you blocked|goes unread|go unread)
    closed … (d ?ms?|inbox|col+abs?|col+aborations?|pitches|partnerships|promos|brand deals|messages)
    (block|blocks|blocking|report|reporting|ignore|ignoring|delete|deleting|mute) (all |any |every |and report |instantly |immediately |on sight )*${unwantedPeople}
    ${unwantedPeople} … (blocked|block|reported|ignored|deleted|will be|not welcome|keep out|stay away|go away|keep scrolling|keep walking|beware|get lost|keep moving|move along|not wanted|unwelcome)
    (d ?m|sell|selling|pitch|promo|spam|advertise|ad|message me) … (= |is |equals |means |gets? you |and youre |and ill |and i |or ill |instant |insta )+(a )?(block|blocked|ban|banned|report|reported)
    (blocked|block) … (if you|for|when you|anyone who|everyone who|people who|who) … (sell|pitch|promot*|spam|d ?m|advertis*|solicit)
    (friends|family|people i know|mutuals|people i follow) (and|n)? ?(family|friends)? ?(d ?ms |messages |may |can |d ?m )*only
    (only|just) (for )?(friends|family|people i know|mutuals) (and (family|friends) )?(can|may|d ?m|message|d ?ms|messages|here|please)
    (d ?ms?|messages|account|page|profile|inbox) … (only )?(for|from|to) (close |real )?(friends|family|people i know|mutuals)
    (personal|private) (messages|d ?ms) only
    leave me alone
    (dont|do not) (want|need|buy) (your|ur|any) (products?|services?|course*|offers?|stuff|help growing)
    (off|done with|over|through with) (sales|cold|brand|all|the) … ${wanted}
    (want|trying|here|looking) to sell … (dont|no|nope|block*|bye|go away|keep)
    (not|dont|no) … business opportunit*
    (ignore|delete|block|decline|refuse|report|mute) (all |any |every |your |most )*(brand|sales|promo|promotional|business|cold|marketing|unsolicited|spam) (d ?ms|messages|offers|pitches|requests|emails)
    (vendors|sellers|brands|marketers|agencies|salespeople|promoters) (please |pls |kindly )*(dont|no|stop|go|keep|stay)
    not … (be )?sold to
    (keep|save) your … (pitch*|promo*|offers?|sales*|spam)
    (d ?m|message) requests (r |are |is |get |go )*(never|not|un*|ignored|deleted|closed)( read| answered| opened| checked| accepted)?
    (dont|do not|never) (reply|respond|talk|answer) to (strangers|people i dont know|randoms)
    ${refuse} … brand work
    (take me off|remove me from) … lists?
    (business|col+ab*|pr|inquir*|enquir*|partnerships?|contact|pitch*|brands?|work|press) … (e?mail only|only (by|via|through) e?mail|(by|via|through) e?mail only)
    no ?(dm|dms|spam|promo|promos|collab|collabs|ads)
    (anti|no) (mlm|spam|promo|hun|huns)
    unsolicited … (not|never|unwelcome|block*|ignore*|delete*|report*|unread|trash)
    say no to ${wanted}`,
  ),
  ...languages.map(({ no: never, wanted: theirs, shut: closed }) =>
    phrases(
      `(${never})…(${theirs}|${international})
      (${theirs}|${international})…(${closed})
      (${theirs}|${international}) ?= ?(${closed})`,
    ),
  ),
  phrases(otherWays),
  japanese,
  emoji,
  ...wishes,
];
