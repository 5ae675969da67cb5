// Does an answer ask not to be written to again? Better once too often than once too seldom.
const wholeAnswer =
  /^\W*(stop|unsubscribe|remove me|no more|leave me alone|go away|not interested|no thanks?( you)?)\W*$/iu;

const anywhere = [
  /\b(stop|quit)\s+(messag|writ|text|contact|send|spamm?|dm)/iu,
  /\b(do\s?n['o’]?t|do not|never)\s+(message|write|text|contact|dm)\s+(me|us)\b/iu,
  /\b(take|remove)\s+(me|us)\s+(off|from)\b/iu,
  /\bunsubscribe\b/iu,
  /\b(this is|reported?( you)?( as)?|stop)\s+spam\b/iu,
  /\b(bitte|hör(t|en)?)\s.*\b(keine (weiteren )?nachrichten|auf(hören)?)\b/iu,
];

export function asksToStop(text: string): boolean {
  const plain = text.trim();
  return wholeAnswer.test(plain) || anywhere.some((pattern) => pattern.test(plain));
}
