/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers start the download only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
