/** For a greeting. What could be taken for a link is not repeated to somebody whose address a stranger may have typed. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || /[/:@]|\w\.\w/.test(first) ? 'there' : first;
}
