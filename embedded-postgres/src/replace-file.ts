// Replaces a file without following a symbolic link that another user may have created: root works in other users' folders here.
import { open, rename, rm } from 'node:fs/promises';

type Owned = { mode: number; owner?: { uid: number; gid: number } };

export async function replaceFile(path: string, text: string, { mode, owner }: Owned): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await rm(draft, { force: true });
  const file = await open(draft, 'wx', mode);
  try {
    // Only root can change owners, and only root works for others.
    if (owner && process.getuid?.() === 0) await file.chown(owner.uid, owner.gid);
    await file.writeFile(text);
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
