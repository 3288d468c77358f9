const NAME = /^(first|last)_name/

/** The parts of a name are titled as an import calls them, so that it can read them again. */
export const titleKey = (area: string, column: string) =>
  NAME.test(column) ? `imports.columns.${column}` : `${area}.fields.${column}`
