// The mail about new answers. It names people, but does not quote them: mail travels further than the conversation.
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';

/** None replaces another: each names people whom no later one names. */
export const answersMailQueue = (userId: string) => `mail:answers:${userId}`;

export function newAnswersMail({
  name,
  names,
  total,
  publicUrl,
}: {
  name: string;
  /** The newest few. */
  names: string[];
  total: number;
  publicUrl: string;
}): ComposedMail {
  const people = listOf(names, total);
  return composeMail({
    subject: total === 1 ? `@${names[0]} answered you` : `${total} people answered you`,
    preview: total === 1 ? 'Read it and write back.' : `From ${people}.`,
    paragraphs: [
      `Hi ${firstName(name)}, ${people} answered you on Instagram.`,
      'Read it, decide what came of it, and write back from Opener.',
    ],
    button: { label: 'Open conversations', link: `${publicUrl}/app/conversations?filter=needs_me` },
    footnote: 'You asked for this mail. You can turn it off under Conversations.',
  });
}

function listOf(names: string[], total: number): string {
  const shown = names.map((name) => `@${name}`);
  const others = total - shown.length;
  if (others > 0) return `${shown.join(', ')} and ${others} more`;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '');
}
