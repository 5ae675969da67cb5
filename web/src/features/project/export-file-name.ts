// The name of an exported file: the server's, or the product, the project and the date.
export function exportFileName(
  disposition: string | null,
  projectName: string,
  format: string,
  today = new Date(),
): string {
  return (
    named(disposition ?? '') ?? `opener-${safe(projectName)}-${today.toISOString().slice(0, 10)}.${format}`
  );
}

/** The UTF-8 form takes precedence over the plain one. */
function named(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = decoded(encoded) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  return name?.replace(/[/\\]/g, '-').trim() || undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text.trim());
  } catch {
    return undefined;
  }
}

function safe(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return Array.from(plain).slice(0, 60).join('') || 'project';
}
