// Hands a file to the browser's downloads.
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download holds on to the file itself; revoking in the same breath would cancel it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
