/** What a line of the menu is found by; an area has others only where people call it otherwise. */
export function lineWords(area: string, line: string | undefined): string[] {
  const also = `search.also.${area}`
  if (line === 'create') {
    return [`areas.${area}.create`, 'search.also.create', `areas.${area}.title`, also]
  }
  // Its own name opens the dialog of currency and tax; the line of the menu leads to those of invoices
  if (area === 'financial_settings') return [`areas.${area}.menu`, also]
  if (line !== undefined && line !== 'all') return [`areas.${area}.${line}`]
  return [`areas.${area}.title`, `areas.${area}.menu`, `areas.${area}.all`, also]
}
