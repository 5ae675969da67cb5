// Portuguese.
import { lowerFirst } from '../case.ts';
import { portuguese as phrases, type Question } from '../phrases/portuguese.ts';
import { addressed, type Tone } from '../phrases/phrases.ts';
import { both, firstMatch, type Frames } from './frames.ts';
import { type Romance, romanceOffer, romanceProduct } from './romance.ts';

const grammar: Romance = {
  statement:
    /^(?:\p{L}+(?:amos|emos|imos)|sou|faço|vendo|ajudo|fotografo|trabalho|monto|crio|organizo|reparo|traduzo|escrevo|costuro|ensino|dou|preparo|procuro|ofereço|construo|desenho|cultivo|alugo|edito|noss[oa]s?|o nosso|a nossa|meu|minha|com|tem|você|pode|se|é|cada)\s|^\p{Lu}[\p{L}\d-]* (?:é|ajuda|oferece|faz|permite|envia|gere)\s|(?<!\p{L})(?:é|são|fica|custa)\s(?:grátis|gratuit|inclu)/iu,
  masculine:
    /^(?:software|curso|programa|serviço|workshop|estúdio|kit|mês|desconto|podcast|sistema|aplicativo|app|teste|pacote|ateliê|atelier|plano)$/iu,
  feminine:
    /^(?:aplicação|plataforma|ferramenta|agência|loja|aula|amostra|caixa|sessão|chamada|consulta|visita|prova|demonstração|escola|marca|padaria|oficina|experiência|consultoria)$/iu,
  articles: { m: 'um', f: 'uma', plural: '' },
  isPlural: (noun) => /[^ê]s$/u.test(noun),
  mass: [
    [
      /^(?:café|chá|vinho|mel|sabão|pão|farinha|lã|cerâmica|fotografia|contabilidade|envio|roupa|joalharia|cosmética|design)$/iu,
      '',
    ],
  ],
  companies: /^(?:agência|estúdio|loja|escola|marca|padaria|ateliê|atelier|oficina)$/iu,
  people:
    /^(?:fotógraf[oa]|coach|designer|ilustrador[a]?|treinador[a]?|professor[a]?|redator[a]?|contabilista|florista|tradutor[a]?)$/iu,
  weAre: 'Somos',
  iAm: 'Sou',
  verbs: [
    [
      /^(?:software|aplicação|aplicativo|app|plataforma|ferramenta|programa|sistema|sabonetes|velas|joias|malas|bolsas|móveis|cerâmica|vídeos|fotos)$/iu,
      'Fazemos',
    ],
    [/^(?:café|chá|vinho|mel|farinha|lã|tecidos|plantas|flores)$/iu, 'Vendemos'],
  ],
  weOffer: 'Oferecemos',
  thereIs: 'Há',
  itIs: 'É',
  percent: 'Há ',
  priced:
    /^(?:o\s|a\s|os\s|as\s)?((?:primeir[oa]s?|segund[oa])(?:\s(?:\d+|dois|duas|três|quatro|cinco|seis)(?=\s))?) (.{1,40}?) (grátis|gratuit[oa]s?|de graça|por metade do preço|a metade do preço)(?!\p{L})(.*)$/isu,
  pricedSentence: (first, what, price, rest) => {
    const [word = ''] = first.split(' ', 1);
    const thing = what.replace(/ (?:fica|ficam|sai|saem)$/u, '');
    const plural = word.endsWith('s');
    const article = `${/as?$/u.test(word) ? 'a' : 'o'}${plural ? 's' : ''}`;
    const is = /metade/u.test(price) ? (plural ? 'ficam' : 'fica') : plural ? 'são' : 'é';
    return `${article} ${first} ${thing} ${is} ${price}${rest}`.replace(/ (é|são) (?:é|são) /u, ' $1 ');
  },
};

const free = 'gr[aá]t|oferta|de graça';
const kinds: readonly (readonly [RegExp, Question])[] = [
  [/chamada|consulta|consultoria/iu, 'call'],
  [both(free, 'caixa|amostra'), 'box'],
  [both(free, 'kit|pacote'), 'sample'],
  [/aula|sessão|workshop|oficina|visita|prova/iu, 'lesson'],
  [/teste|(?:mês|meses|dias|semana).{0,40}gr[aá]t|gr[aá]t.{0,40}(?:mês|meses|dias|semana)/isu, 'trial'],
];

export function portuguese(tone: Tone): Frames {
  const { questions, ...said } = phrases[tone];
  return {
    ...said,
    begin: (detail) => detail,
    firstPerson:
      /^(?:\p{L}+[aei]mos|sou|faço|vendo|ajudo|fotografo|trabalho|monto|crio|organizo|reparo|traduzo|escrevo|costuro|ensino|dou|preparo|procuro|ofereço|construo|desenho|cultivo|alugo|edito)\s/iu,
    isSomebody: /^Sou /u,
    speaksAsOne: /^(?:nós|eu|sou|somos|tenho|temos|faço|fazemos|trabalho|noss[oa]s?|você|assim)\s/iu,
    benefit: (product, line) =>
      /^para\s/iu.test(line) ? `${product}, ${lowerFirst(line)}` : `${product}. A ideia: ${lowerFirst(line)}`,
    yours: (trade) => trade,
    and: 'e',
    product: romanceProduct(grammar),
    productList: (items) => `Fazemos ${items}`,
    offer: romanceOffer(grammar),
    question: (offered) => questions[firstMatch(offered, kinds) ?? 'other'],
    inTone: (text) => addressed(text, tone),
  };
}
