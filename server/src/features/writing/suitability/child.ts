// Finds children's accounts: a stated age, a school year, or parents who manage the account.
import * as words from './child-words.ts';
import { parts } from './fold.ts';
import { cutter, phrases } from './patterns.ts';

export type ChildContext = {
  /** Whether name, biography or category mention a teacher, a parent, a school or a team. */
  amongAdults: boolean;
  /** Whether the person refers others to their parents: then a mention of parents does not indicate an adult. */
  asksParents: boolean;
  /** The year of the newest post. */
  year: number | undefined;
};

/** Whether a folded statement of a biography belongs to a child. */
export function statesChild(statement: string, context: ChildContext): boolean {
  const rest = cutInnocent(statement);
  if (speaksAsChild(rest) || parentsRun(rest, statement)) return true;
  if (context.asksParents && (inSchool(rest) || loneAge(rest))) return true;
  if (speaksOfOthers(rest)) return false;
  if (parts(rest).some((part) => words.bareAge.test(part)) || words.labelledAge.test(rest)) return true;
  return !context.amongAdults && (loneAge(rest) || inSchool(rest) || graduatesLater(rest, context.year));
}

/** The person's own statement of their age, which also counts in a caption. */
export function speaksAsChild(statement: string): boolean {
  return ownAge.test(cutInnocent(statement));
}

export function sendsToParents(statement: string): boolean {
  return asksParents.test(statement) || words.japaneseAsksParents.test(statement);
}

export function speaksOfOthers(statement: string): boolean {
  return aboutOthers.test(statement) || words.japaneseOthers.test(statement);
}

function parentsRun(rest: string, statement: string): boolean {
  if (words.japaneseParents.test(rest)) return true;
  return runByParents.test(rest) && !parentsBusiness.test(statement);
}

function loneAge(statement: string): boolean {
  return parts(statement).filter((part) => words.loneNumber.test(part)).length === 1;
}

function inSchool(statement: string): boolean {
  return schoolYear.test(statement) || words.japaneseSchool.test(statement);
}

/** Nobody studies for more than four years after school, so a later class is a school class. */
function graduatesLater(statement: string, year: number | undefined): boolean {
  if (year === undefined) return false;
  const college = /(?:class of|c\/o)\s{0,2}(20\d\d|\d\d)(?!\d)/u.exec(statement);
  const school = /(?:abi|abitur|matura|bac|hs class of|high school class of|hs)\s?(20\d\d)(?!\d)/u.exec(
    statement,
  );
  if (school !== null) return Number(school[1]) > year;
  return college !== null && (Number(college[1]) % 100) - (year % 100) > 4;
}

const cutInnocent = cutter(
  `(since|for|over|after|seit|uber|depuis|desde|hace|da|sinds|al|od|ponad|уже|более|около|size|sizes|gr|groesse|grosse|taille|talla|u) \\d{1,2}( (years?|jahren?|ans|anos|anni|jaar|lat|yildir|лет))?
  \\d{1,2} ?(years?|yrs?) (of|in|into|as|at|on|sober|clean|married|strong|together|later|ago|experience|and counting|running|making|building|building|teaching)
  \\d{1,2} ?(jahre|jahren) (erfahrung|selbst*|berufs*|praxis|im|in|als|gluckl*|garantie)
  (our|we|the|this|bakery|shop|studio|brand|business|company|blog|club|mein|unser*) … (turned|turns|turning|wird|is|ist) \\d{1,2}
  (our|we|the|this|bakery|shop|studio|brand|business|company|cafe|restaurant|salon|club|atelier|laden|backerei) (\\p{L}{1,10}\\s){0,3}(just )?(turned|turns|turning) \\d{1,2}
  \\d{1,2} ?(years?|yrs?) (old|young|strong)? ?(and|&|n|\\+) (still|counting|going|proud|never)
  \\d{1,2} ?(jahre|ans|anos|anni|jaar|lat|yil|лет|سنه|سنوات) (\\p{L}{1,3}\\s)?(erfahrung|beruf*|dienst|kreiss*|experien*|esperien*|ervaring|doswiadcz*|praktyk*|opyt*|опыт*|стаж*|deneyim*|tecrube*|خبره|carriere|metier|carrera|profesion|profissao|mestiere|professione|vak|zawod*|sala|salle|sale|praxis|practi*|pratica)
  \\d{1,2} ?(anni|anos|ans|jaar|lat|jahre|лет) (in|na|no|nel|nella|nello|dans|comme|como|come|als|bij|achter|jako|w|в|на) \\p{L}{3,20}
  ([1-9]|1[0-7]) (ans|jahre|anos|anni|jaar|lat|yas|лет|years old|years) (pour toujours|a jamais|fur immer|(por|para) siempre|(para|pra) sempre|per sempre|voor altijd|na zawsze|навсегда|for ?ever)
  (ages?|alter|age group|aged) \\d{1,2} ?(-|–|to|bis|a|and|&|\\+) ?(\\d{1,2}|up|over)
  \\d{1,2} ?(-|–|to|bis|a|до) ?\\d{1,2} ?(years?|yrs|jahren?|ans|anos|anni|jaar|lat|лет|yas|歳|才)
  \\d{1,2} ?\\+`,
);
const ownAge = phrases(words.ownAge);
const schoolYear = phrases(words.schoolYear);
const runByParents = phrases(words.runByParents);
const asksParents = phrases(words.asksParents);
const aboutOthers = phrases(words.aboutOthers);
const parentsBusiness = phrases(words.parentsBusiness);
