/** Hands a file over to the browser's own way of saving. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // After the click has been taken up: at once, some browsers would find nothing to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
