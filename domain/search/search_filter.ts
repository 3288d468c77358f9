/** A condition over what the documents of an index hold. Nothing in `all` is true, nothing in `any` is false. */
export type SearchFilter =
  | { type: 'all' | 'any'; of: readonly SearchFilter[] }
  | { type: 'not'; of: SearchFilter }
  | { type: 'among'; attribute: string; values: readonly string[] }
  | { type: 'null'; attribute: string }
