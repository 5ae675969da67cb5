// Right-to-left names must not reorder the words around them.
import { expect, type Locator } from '@playwright/test';

/** On one line, each piece of text starts where the one before it ends; a right-to-left piece starts at its right edge. */
export async function expectInOrder(line: Locator): Promise<void> {
  const misplaced = await line.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    let [end, pieces] = [-Infinity, 0];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      // Tolerates fractions of a pixel.
      if (left < end - 1) found.push(range.toString());
      end = right;
      const { length } = range.toString();
      const placeOf = (at: number) => {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        return range.getBoundingClientRect().left;
      };
      const fromTheRight = /[\u0590-\u08ff]/.test(range.toString());
      if (fromTheRight && placeOf(0) < placeOf(length - 1)) found.push(texts.currentNode.textContent ?? '');
      pieces += 1;
    }
    return pieces > 1 ? found : ['less than two pieces'];
  });
  expect(misplaced).toEqual([]);
}
