// Parsing time depends on the number of JSON values, not on characters: a megabyte of brackets blocks the process, one of text does not.
const quote = 0x22;
const escape = 0x5c;
const comma = 0x2c;
const bracket = 0x5b;
const brace = 0x7b;

/** Whether JSON text has more values than the limit. Counts without parsing. */
export function hasMoreValues(json: string, most: number): boolean {
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === comma || code === bracket || code === brace) values += 1;
    if (values > most) return true;
  }
  return false;
}

function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) return at;
    if (code === escape) at += 1;
  }
  return json.length;
}
