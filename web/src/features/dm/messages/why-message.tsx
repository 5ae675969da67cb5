// Why this person, and why this text: how well the offer fits, and each fact with its place in the profile.
import type { Message } from '@opener/contract/message';
import { factSources } from './fact-source.ts';
import { fitWords } from './fit-words.ts';
import { hasPhrase } from '../../../lib/mark-phrases.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';

type Explained = Pick<Message, 'facts' | 'generated_message' | 'username' | 'reason'> &
  Partial<Pick<Message, 'user_info' | 'fit' | 'variant'>>;

export function WhyMessage({ message, id }: { message: Explained; id: string }) {
  const { facts, generated_message: text, user_info: info, username, fit, reason, variant } = message;
  return (
    <section
      id={id}
      aria-label={`Why this message to @${username}`}
      className="animate-rise rounded-ctl border border-line px-4 py-3.5 text-sm sm:max-w-160"
    >
      {(fit || reason) && (
        <div className="mb-3 border-b border-line pb-3">
          {fit && <p className="font-semibold">{fitWords[fit].full}</p>}
          {reason && (
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {reason}
            </p>
          )}
        </div>
      )}
      {variant && (
        <p className="mb-3 border-b border-line pb-3">
          {variant === 'b'
            ? 'Written in voice B, the one under test.'
            : 'Written in voice A, beside a test of voice B.'}
        </p>
      )}
      {facts.length === 0 ? (
        <p className="text-muted">
          The profile has no usable details, so this message is based on your project alone.
        </p>
      ) : (
        <>
          <p className="mb-2.5 text-muted">Found in the profile of @{username}:</p>
          <dl className="space-y-2.5 sm:space-y-2">
            {factSources(facts, info).map((source) => (
              <div
                key={source.label + source.facts.map(({ quote }) => quote).join()}
                className="sm:flex sm:gap-4"
              >
                <dt className="shrink-0 text-muted sm:w-24">{source.label}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
                  <MarkedText pieces={source.pieces} />
                  {source.facts.every(({ phrase }) => !hasPhrase(text, phrase)) && (
                    <span className="text-muted"> (no longer in the text)</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
