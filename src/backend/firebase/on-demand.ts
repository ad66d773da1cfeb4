/** Opens when first asked, and again after it could not be opened. */
export function onDemand<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () => {
    opened ??= open().catch((thrown: unknown) => {
      opened = undefined;
      throw thrown;
    });
    return opened;
  };
}
