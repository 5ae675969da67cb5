// Names of a script that is read from right to left leave the words around them where they belong.
import { expect, type Locator } from '@playwright/test';

/** On one line, each piece of text begins where the one before it ends; one that is read from the right has its beginning there. */
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
      // Parts of a pixel are nobody's fault.
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
