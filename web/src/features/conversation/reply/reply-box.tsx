// Writing back: one's own words, or a suggestion to change. Nothing is sent without the button.
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { OpenThread } from '@opener/contract/conversation';
import { messageLimits } from '@opener/contract/message';
import { useKeys } from '../../../lib/use-keys.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { PenLine, Send, Undo2 } from '../../../ui/icons/index.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useReply } from './use-reply.ts';

interface ReplyBoxProps {
  thread: OpenThread;
  /** The server refused, so the conversation has changed meanwhile. */
  onRefused: () => void;
}

export function ReplyBox({ thread, onRefused }: ReplyBoxProps) {
  const reply = useReply(thread, onRefused);
  const box = useRef<HTMLTextAreaElement>(null);
  useKeys({ r: () => box.current?.focus() });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    reply.send();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) reply.send();
  }

  return (
    <form onSubmit={submit} className="space-y-2">
      <Field
        label={<span className="sr-only">Write back to @{thread.username}</span>}
        // Only when it becomes scarce.
        {...(reply.count > messageLimits.messageMax * 0.8 && {
          counter: { count: reply.count, max: messageLimits.messageMax },
        })}
        error={reply.tooLong ? `Instagram allows up to ${messageLimits.messageMax} characters.` : reply.error}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            dir="auto"
            rows={2}
            aria-keyshortcuts="R"
            placeholder={`Write back to @${thread.username}`}
            readOnly={reply.sending}
            value={reply.text}
            onChange={({ target }) => reply.write(target.value)}
            onKeyDown={onKeyDown}
            className="max-h-[30dvh]"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={reply.suggesting}
          busyLabel="Writing..."
          icon={<PenLine aria-hidden="true" className="size-4" />}
          onClick={reply.suggest}
        >
          Suggest an answer
        </Button>
        <output className="contents">
          {reply.suggested && (
            <span className="sr-only">A suggested answer is in the box. It is not sent yet.</span>
          )}
        </output>
        {reply.suggested && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={() => {
              reply.undo();
              box.current?.focus();
            }}
          >
            Undo
          </Button>
        )}
        <span className="ms-auto text-xs text-muted max-sm:hidden">No credit needed</span>
        <Button
          type="submit"
          size="sm"
          busy={reply.sending}
          disabled={!reply.canSend}
          icon={<Send aria-hidden="true" className="size-4" />}
          className="max-sm:ms-auto"
        >
          Send
          <Kbd>Ctrl ↵</Kbd>
        </Button>
      </div>
    </form>
  );
}
