/**
 * As a list sorts a name: without case, with one alef (domain/shared/lists/catalogue_source.ts).
 */
const sortable = (name: string) => `translate(lower(${name}), 'أإآٱىة', 'اااايه')`

export const liveIndex = (table: string) =>
  `create index ${table}_live on public.${table} (tenant_id) where archived_at is null;`

/**
 * For a catalogue's list as it opens: its live rows counted, and in the order of the name either
 * page shows.
 */
export function catalogueOrder(table: string, name: 'name' | 'title' = 'name') {
  const sorted = (script: string, shown: string) => `
    create index ${table}_by_name_${script} on public.${table} (tenant_id, (${sortable(shown)}), id)
      where archived_at is null;`
  return `${liveIndex(table)}
    ${sorted('en', `coalesce(${name}_en, ${name}_ar)`)}
    ${sorted('ar', `coalesce(${name}_ar, ${name}_en)`)}`
}
