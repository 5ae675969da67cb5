// What is printed once everything runs: the address, and which services are stand-ins.
import type { Config } from './config.ts';
import type { LocalModel } from './providers/writer/find-local-model.ts';

const standInNotes: Record<string, { plays: string; path?: string }> = {
  payments: { plays: 'a local checkout page, no money is charged' },
  mail: { plays: 'mail is delivered to a local mailbox', path: '/local/mail' },
  writer: { plays: 'messages are written by the built-in writer' },
  instagram: { plays: 'messages are delivered to a local page', path: '/local/instagram' },
  profiles: { plays: 'profiles are made up, always the same for a username' },
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
    ...(notes.length > 0 ? ['', '  Local stand-ins, reachable only from this machine:', ...notes] : []),
    ...(localModel ? ['', ...modelNote(localModel)] : []),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n');
}

function modelNote({ program, baseUrl, model }: LocalModel): string[] {
  return [
    `  ${program} is running on this machine, with ${model}. To write with it, start with`,
    `    WRITER_BASE_URL=${baseUrl}`,
  ];
}
