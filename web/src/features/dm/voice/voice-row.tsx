// Opens the voice from the project's drawer. Its drawer opens on top, so that nothing typed below is lost.
import { useState } from 'react';
import type { Project } from '@opener/contract/project';
import { Button } from '../../../ui/button.tsx';
import { useVoice } from '../api/get-voice.ts';
import { VoiceDrawer } from './voice-drawer.tsx';
import { voiceSummary } from './voice-summary.ts';

export function VoiceRow({ project }: { project: Project }) {
  const [open, setOpen] = useState(false);
  const { data } = useVoice(project.id);
  return (
    <section aria-label="Voice" className="mt-6 flex items-center gap-4 border-t border-line pt-5">
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-sm font-semibold tracking-normal">Voice</h3>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {data ? voiceSummary(data.voice) : 'Who writes, and how it sounds.'}
        </p>
      </div>
      <Button variant="secondary" size="sm" aria-label="Edit voice" onClick={() => setOpen(true)}>
        Edit
      </Button>
      <VoiceDrawer project={project} open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
