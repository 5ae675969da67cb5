// Copies text to the clipboard and returns whether that worked: a browser may forbid it, or lack it on an insecure origin.
import { logFailure } from './log.ts';

export const copyFailed = 'Your browser did not allow copying. Select the text and copy it by hand.';

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    logFailure('The clipboard refused the text', error);
    return false;
  }
}
