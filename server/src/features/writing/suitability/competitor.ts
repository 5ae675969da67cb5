// Whether a profile sells the same as the project, by the head noun of what each sells.
import { contentStems } from '../../../lib/words.ts';
import { foldText, parts, statements } from './fold.ts';
import { goodsOf, offersForMoney } from './goods.ts';

/** A bakery does not compete with "flour for bakeries": only what comes before "for" is compared. */
export function sellsTheSame(biography: string, productInfo: string): boolean {
  const [product] = statements(foldText(productInfo));
  if (product === undefined) return false;
  const ours = head(product);
  if (ours.length === 0) return false;
  return offersSameGoods(foldText(biography), product) || sharesHead(biography, ours);
}

/** The same kind of goods in any language, unless ours are supplies for makers of such goods. */
function offersSameGoods(biography: string, product: string): boolean {
  const [named = ''] = product.replace(opening, '').split(ending, 1);
  if (supplies.test(named) || !offersForMoney(biography) || buyer.test(biography)) return false;
  const ours = goodsOf(named);
  return ours.length > 0 && goodsOf(biography).some((kind) => ours.includes(kind));
}

function sharesHead(biography: string, ours: string[]): boolean {
  return statements(foldText(biography))
    .flatMap((statement) => [statement, ...parts(statement)])
    .filter((statement) => !buyer.test(statement))
    .some((statement) => isSame(ours, head(statement), seller.test(statement)));
}

function isSame(ours: string[], theirs: string[], sells: boolean): boolean {
  if (theirs.length === 0 || theirs.length > 6 || theirs.at(-1) !== ours.at(-1)) return false;
  const shared = ours.filter((stem) => theirs.includes(stem)).length;
  const telling = ours.at(-1) === tool ? shared - 1 : shared;
  return (
    (ours.length === 1 && telling === 1 && sells) ||
    (shared >= 2 && telling >= 1 && shared * 2 >= ours.length)
  );
}

/** Stems of the noun phrase that names the goods: after the verb or "is a", before "for", "that" and the like. */
function head(statement: string): string[] {
  const [named = ''] = statement.replace(opening, '').split(ending, 1);
  return contentStems(named).map((stem) => (tools.has(stem) ? tool : stem));
}

const opening =
  /^.{0,60}?(?<!\p{L})(?:is an?|is the|are an?|is|offers?|sells?|selling|makes?|making|builds?|building|creates?|creating|develops?|developing|runs?|provides?|designs?|founder of|maker of|makers of|verkaufe\p{L}*|verkaufen|machen|bauen|vend\p{L}{1,4}|fabrique\p{L}*|fabbrico|hacemos|fazemos|maken|sprzedaje\p{L}*|продаю|продаем|делаем) (?:an? |the |our |my |eine? |une? |des |un[ao]? )?/u;
const ending =
  /[,.:;()–—|]| - |(?<!\p{L})(?:for|that|which|who|to|with|in|from|at|by|made|so|where|when|based|fur|pour|para|per|voor|dla|icin|для|aus|mit|avec|con|com|met|z|из|qui|que|che|die|das|der)(?!\p{L})/u;
const seller =
  /(?<!\p{L})(?:we|our|shop|store|order|orders|sell|sells|selling|make|makes|maker|makers|handmade|small batch|founder|owner|studio|brand|wir|nous|nosotros|hacemos|vend\p{L}{1,4}|buy|ship|shipping|bestell\p{L}*|hand ?(?:poured|made|crafted|thrown))(?!\p{L})/u;
const buyer =
  /(?<!\p{L})(?:love|lover|loves|fan|addict|obsessed|looking for|need|use|using|user|learning|student|reviews?|reviewer|collect\p{L}*|enthusiast|testing|trying|via|through|book (?:now|here|below|online)|tramite|przez|uzerinden|через)(?!\p{L})/u;

const supplies =
  /(?<!\p{L})(?:mou?lds?|kits?|suppl\p{L}{1,4}|labels?|packaging|machines?|boxes|courses?|class(?:es)?|workshops?|ingredients?|equipment|bags?|templates?|presets?|wicks?|oils?)(?!\p{L})/u;

const tool = 'software';
const tools = new Set(['softwar', 'app', 'ap', 'platform', 'tool', 'system', 'saas', 'program', 'solution']);
