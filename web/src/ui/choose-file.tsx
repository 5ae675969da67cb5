// A link-like button that opens a file picker.
import { useRef } from 'react';
import { FileUp } from './icons/index.ts';

interface ChooseFileProps {
  /** What the file contains, for screen readers. */
  label: string;
  /** File extensions, such as `.csv,.txt`. */
  accept: string;
  disabled: boolean;
  onFile: (file: File) => void;
}

export function ChooseFile({ label, accept, disabled, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after a change.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-sm font-semibold whitespace-nowrap text-blue underline-offset-4 hover:underline disabled:text-muted disabled:no-underline touch:min-h-11"
      >
        <FileUp aria-hidden="true" className="size-4" />
        Choose a file
      </button>
    </>
  );
}
