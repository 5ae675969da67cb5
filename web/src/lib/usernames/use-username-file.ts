// A file with usernames, chosen or dropped.
import { useFileDrop } from '../use-file-drop.ts';
import { FileProblem, fileProblems, readUsernameFile } from './read-file.ts';
import type { Given } from './read-table.ts';

interface UsernameFileOptions {
  disabled: boolean;
  onRead: (given: Given) => void | Promise<void>;
  onProblem: (sentence: string) => void;
}

export function useUsernameFile({ disabled, onRead, onProblem }: UsernameFileOptions) {
  async function open(file: File): Promise<void> {
    if (disabled) return;
    try {
      await onRead(await readUsernameFile(file));
    } catch (fault) {
      onProblem(fault instanceof FileProblem ? fault.message : fileProblems.unreadable);
    }
  }

  const choose = (file: File) => void open(file);
  return { choose, drop: useFileDrop(choose) };
}
