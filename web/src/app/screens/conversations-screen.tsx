// Everybody who was written to, what they answered, and what came of it.
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { conversationsKey } from '../../features/conversation/api/list-threads.ts';
import { Conversations } from '../../features/conversation/conversations.tsx';
import type { Explained } from '../../features/conversation/thread/entry.tsx';
import { useSending } from '../../features/delivery/api/get-sending.ts';
import { useRemoveDoNotContact } from '../../features/delivery/api/remove-do-not-contact.ts';
import { WhyMessage } from '../../features/dm/messages/why-message.tsx';
import { useProjects } from '../../features/project/api/list-projects.ts';

export function ConversationsScreen() {
  const client = useQueryClient();
  const { threadId } = useParams();
  const projects = useProjects();
  const sending = useSending();
  const remove = useRemoveDoNotContact();

  async function allow(username: string): Promise<void> {
    await remove.mutateAsync(username);
    await client.invalidateQueries({ queryKey: conversationsKey });
  }

  return (
    <Conversations
      threadId={threadId}
      projects={projects.data}
      connected={sending.data && sending.data.account !== null}
      why={why}
      onAllow={allow}
    />
  );
}

function why({ username, text, reason, facts }: Explained, id: string) {
  return <WhyMessage id={id} message={{ username, generated_message: text, reason, facts }} />;
}
