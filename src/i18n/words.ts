/** The form of a module's words, for their translations: text is any text, and a function has the same parameters. */
export type Words<Of> = Of extends string
  ? string
  : Of extends (...given: infer Given) => infer Result
    ? (...given: Given) => Words<Result>
    : Of extends readonly unknown[]
      ? { readonly [Index in keyof Of]: Words<Of[Index]> }
      : Of extends object
        ? { readonly [Name in keyof Of]: Words<Of[Name]> }
        : Of;
