/**
 * A condition over what the documents of an index hold. Nothing in `all` is true, nothing in `any`
 * is false.
 */
export type SearchFilter =
  | { type: 'all' | 'any'; of: SearchFilter[] }
  | { type: 'not'; of: SearchFilter }
  | { type: 'among'; attribute: string; values: string[] }
  | { type: 'null'; attribute: string }
