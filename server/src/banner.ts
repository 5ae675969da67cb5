// What is printed once everything runs: the address, and which services are stand-ins.
import type { Config } from './config.ts';
import type { LocalModel } from './providers/writer/find-local-model.ts';

const standInNotes: Record<string, { plays: string; path?: string }> = {
  payments: { plays: 'a checkout page of our own, no money moves' },
  mail: { plays: 'mails are kept in a mailbox', path: '/local/mail' },
  writer: { plays: 'messages are composed here, without an AI' },
  instagram: { plays: 'messages are delivered to a page of our own', path: '/local/instagram' },
  profiles: { plays: 'profiles are made up, the same for the same username' },
};

export function banner(
  config: Config,
  role: 'all' | 'api' | 'worker',
  localModel: LocalModel | undefined,
): string {
  if (role === 'worker') return '\n  Opener worker is running.\n';
  const notes = config.standIns.map((port) => {
    const note = standInNotes[port];
    const where = note?.path ? `: ${config.publicUrl}${note.path}` : '';
    return `    ${port.padEnd(10)} ${note?.plays ?? 'stand-in'}${where}`;
  });
  return [
    '',
    `  Opener is running at ${config.publicUrl}`,
    `  API reference at ${config.publicUrl}/api/docs`,
    ...(notes.length > 0 ? ['', '  Local stand-ins, reachable from this machine only:', ...notes] : []),
    ...(localModel ? ['', ...modelNote(localModel)] : []),
    '',
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}

function modelNote({ program, baseUrl, model }: LocalModel): string[] {
  return [
    `  ${program} runs on this machine, with ${model}. To write with it, start with`,
    `    WRITER_BASE_URL=${baseUrl}`,
  ];
}
