// Parses a document into a tree. Throws if it is not well-formed.
import { SaxesParser } from 'saxes';

export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

export function readXml(document: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => (open.at(-1)!.text += text));
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(document).close();
  return root;
}

/** Elements of that name at any depth, in document order. */
export function elementsIn(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsIn(child, name),
  ]);
}
