// A link-like button that asks for a file with a list of names.
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { fileTypes } from './read-file.ts';

export function ChooseFile({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="List file"
        accept={fileTypes}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was changed.
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
