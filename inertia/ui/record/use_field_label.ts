import { useAreaWords, type Area } from '~/ui/use_area_words'
import { useNameLabel } from '~/ui/names/use_name_label'

/**
 * From `{area}.fields.*`, a name by the language it is in (`value`); undefined for fields that need
 * no word.
 */
export function useFieldLabel(area: Area): (name: string, value?: unknown) => string | undefined {
  const t = useAreaWords(area)
  const nameLabel = useNameLabel()
  return (name, value) =>
    nameLabel(name, value) ?? (t.has(`fields.${name}`) ? t(`fields.${name}`) : undefined)
}
