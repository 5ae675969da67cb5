// HTML templates: interpolated values are escaped, unless they are HTML already.
export class Html {
  constructor(readonly markup: string) {}
}

type Content = string | number | undefined | Html | Html[];

export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return new Html(parts.reduce((markup, part, i) => markup + markupOf(contents[i - 1]) + part));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function markupOf(content: Content): string {
  if (content === undefined) return '';
  if (Array.isArray(content)) return content.map(({ markup }) => markup).join('');
  return content instanceof Html ? content.markup : escapeHtml(String(content));
}
