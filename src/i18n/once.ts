/** Makes a value on first use. A formatter takes milliseconds of a phone, and no screen needs all of them. */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
