const NAME = /^(first|last)_name/

/** The parts of a name as an import calls them, which reads them again. */
export const titleKey = (area: string, column: string) =>
  NAME.test(column) ? `imports.columns.${column}` : `${area}.fields.${column}`
