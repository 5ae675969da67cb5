// The lines of a profile that a stranger may mention: what a person makes or does, never calls to action or private matters.
import { countWords } from './words.ts';

const mostCharacters = 160;
const mostLines = 12;

/** In order, without surrounding punctuation. */
export function usableLines(text: string): string[] {
  return text
    .slice(0, 2_000)
    .split(
      /[\n|•·●▪→➡✦★]|(?<=[.!?…;])\s|\s[–—-]\s|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u200d]/u,
    )
    .map(trim)
    .filter(isUsable)
    .slice(0, mostLines);
}

function trim(line: string): string {
  const [, inner = ''] = /^[^\p{L}\p{N}¡¿]*(.*)$/su.exec(line) ?? [];
  return inner.endsWith('?') ? inner : inner.slice(0, inner.length - trailing(inner));
}

function trailing(text: string): number {
  let count = 0;
  while (count < text.length && /[\s,.:;!…–—-]/u.test(text.charAt(text.length - 1 - count))) count += 1;
  return count;
}

function isUsable(line: string): boolean {
  return (
    line.length <= mostCharacters &&
    countWords(line) >= 2 &&
    /\p{Script=Latin}/u.test(line) &&
    !/[#@"“”„«»[\]{}<>*_`~\\$€£=+^?]|\.\p{L}|:\/\//u.test(line) &&
    !/^\P{Ll}+$/u.test(line) &&
    !callToAction.test(line) &&
    !smallTalk.test(line) &&
    !leaning.test(line) &&
    !hanging.test(line) &&
    !isPrivateMatter(line)
  );
}

/** Religion, health, politics, sexuality, family and grief are no reason to contact somebody. */
export function isPrivateMatter(text: string): boolean {
  return privateMatters.some((pattern) => pattern.test(text));
}

const word = (stems: string) => new RegExp(String.raw`(?<!\p{L})(?:${stems.replaceAll(/\s+/gu, '|')})`, 'iu');
const exact = (list: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${list.trim().replaceAll(/\s+/gu, '|')})(?!\p{L})`, 'iu');

/** How to order and where to click is no reason to contact somebody. An underscore joins two words. */
const callToAction = exact(
  `dms? link links linktree bio click below above shop_now order orders ordering preorder bookings book_now book_here e-?mails? mail
  mailing whatsapp call phone tel discount code codes giveaway gewinnspiel sale enquir(?:y|ies) inquir(?:y|ies) collabs?
  collaborations? kooperationen coop pr ad ads werbung anzeige sponsored follow folge suivez siga sígueme subscribe shipping ships
  worldwide tap swipe tag comment comments apply download backup business views opinions newsletter fragen anfragen
  bestellungen contact kontakt contacto contatto contato contactez commandes reservas_por pedidos ordini encomendas enlace lien
  profil website web thank thanks danke merci gracias grazie obrigad[oa] waitlist giveaways reposts? credits? photo_by copyright`.replaceAll(
    '_',
    String.raw`\s`,
  ),
);

const smallTalk = exact(
  `monday montag lunes lundi lunedì segunda-feira happy good_morning guten_morgen buenos_días bonjour buongiorno bom_dia weekend
  birthday geburtstag cumpleaños anniversaire compleanno aniversário christmas weihnachten navidad noël natale natal easter
  good_vibes vibes dreamer wanderlust lover enthusiast addict obsessed life lover_of living_my i_love blessed grateful she her he
  him they them ella él elle lui open_daily mon-fri`.replaceAll('_', String.raw`\s`),
);

/** Lines that refer to the one before, or address the reader. */
const leaning =
  /^(?:this|that|these|those|it|they|he|she|him|her|which|also|then|yes|no|and|but|so|or|because|some of you|somebody|someone|there|here|what|how|when|why|who|where|if|you|your|don['’]t|do not|never|always|stop|say|thank|come|meet|join|find|send|see|get|let|try|ask|learn|discover|know|remember|follow|bring|save|read|watch|listen|buy|swipe)(?!\p{L})/iu;
const hanging =
  /(?<!\p{L})(?:and|or|the|a|an|of|for|to|with|in|my|our|your|by|from|is|are|instead|too|though)$/iu;

const privateMatters = [
  exact(
    `god jesus christ christian christlich catholic muslim islam allah jewish jew bible bibel quran koran prayer pray church kirche
    iglesia église chiesa igreja faith glaube dios dieu dio deus gott pastor psalm amen halal kosher hijab`,
  ),
  word(
    `cancer krebs cáncer chemo autis adhd adhs tdah depress anxi angst ansied bipolar chronic chronisch diabet disab behindert
    survivor recover sober alcoholi trauma ptsd therap mental\\shealth infertil ivf endometri miscarr anorex bulimi ill(?:ness)?\\b
    sick krank maladie enferm malatt doen[çc] hospital surgery operation patient pregnan schwanger embaraz enceinte incinta grávida
    weight\\sloss abnehm diät detox`,
  ),
  word(
    `politic trump biden maga democrat republican socialis communis fascis activis palestin israel gaza ukrain russia\\b war\\b krieg
    guerre guerra abortion feminis brexit afd\\b vote\\b election refugee protest blm\\b`,
  ),
  word(
    `gay\\b lesb queer lgbt trans\\b transgender bisex asexual pride\\b nonbinary non-binary pronouns onlyfans nsfw sexy 18\\+`,
  ),
  word(
    `mum\\b mom\\b mama\\b mummy mommy dad\\b daddy papa\\b mutter\\b vater\\b madre\\b padre\\b mamá maman mamma mãe pai\\b wife husband
    married verheiratet single\\b divorc geschieden widow witwe twins\\b children kinder\\b daughter tochter sohn\\b fiancé engaged
    die[ds]\\b dead\\b death tod\\b gestorben mort\\b muert mort[oa]\\b morte\\b funeral grief griev trauer deuil duelo lutto luto
    passed\\saway in\\s(?:loving\\s)?memory rip\\b r\\.i\\.p memorial angel\\b lost\\b loss\\b accident unfall fired\\b bankrupt insolven robbed
    stolen broken? kaputt defekt en.panne averiad rott[oa]\\b quebrad burned burnt fire\\b crash cried crying tears hate[ds]?\\b regret`,
  ),
];
