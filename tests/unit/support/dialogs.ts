/** Lets dialogs open and close: jsdom has the element, but not what does that. */
export function stubDialogs(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.show = dialog.showModal = function () {
    this.open = true;
  };
  dialog.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
