// The thin strip on every page of an installation whose outside services are stand-ins.
import type { LocalModel } from '../providers/writer/find-local-model.ts';

const standInPages: Record<string, { label: string; path: string }> = {
  mail: { label: 'Mailbox', path: '/local/mail' },
  instagram: { label: 'Delivered', path: '/local/instagram' },
};

export function standInStrip(standIns: string[], localModel?: LocalModel): string {
  if (standIns.length === 0) return '';
  const links = standIns
    .map((port) => standInPages[port])
    .filter((page) => page !== undefined)
    .map((page) => `<a href="${page.path}">${page.label}</a>`);
  return `<aside class="standin-strip" aria-label="Local mode"><span>Local mode: ${standIns.join(', ')} ${standIns.length === 1 ? 'is a stand-in' : 'are stand-ins'}.</span> ${modelNote(localModel)}${links.join(' ')}</aside>`;
}

function modelNote(found: LocalModel | undefined): string {
  if (!found) return '';
  return `<span>${found.program} is running on this machine: start with <code>WRITER_BASE_URL=${found.baseUrl}</code> to write with it.</span> `;
}
