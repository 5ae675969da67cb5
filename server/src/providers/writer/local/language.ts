// Guesses whether words can stand in an English sentence or have to be quoted.
const english = setOf(
  'the and for of to with in on a an your our my we i that is are from by at no you it who into since every all this not new',
);
const foreign = setOf(
  `und für der die das den dem mit wir ich ist aus bei ein eine im zum zur von auf y para con los las el la del en una un por que mi
  nuestro et pour les des nous du une le au aux avec dans sur chez notre nos je e il di che per della dei gli con nel sono do da os
  as em no na uma não voor een het van de en op ik wij met bij ons onze ve ile için bir bu da de den çok`,
);

export function readsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const plain = text.match(/[a-z]/giu) ?? [];
  if (letters.length === 0 || plain.length < letters.length * 0.92) return false;
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const hits = (list: Set<string>) => found.filter((word) => list.has(word)).length;
  return hits(foreign) <= hits(english);
}

export function isLatin(text: string): boolean {
  return /\p{L}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}
