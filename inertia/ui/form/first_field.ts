const FIELDS =
  'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), textarea, select'
/** Only shown; a list to choose from is read-only too, and is a field all the same. */
const NO_FIELD = ':disabled, [readonly]:not([aria-haspopup])'

/** The first field one can type or choose in; boxes to tick are no place to begin. */
export function firstField(within: ParentNode): HTMLElement | undefined {
  const fields = [...within.querySelectorAll<HTMLElement>(FIELDS)]
  return fields.find((field) => !field.matches(NO_FIELD) && field.checkVisibility())
}
