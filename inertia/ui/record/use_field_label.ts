import { useAreaWords, type Area } from '~/ui/use_area_words'
import { useNameLabel } from '~/ui/names/use_name_label'

/**
 * What people call a field of an area (`{area}.fields.*`), a name by the language it is in (`value`); undefined where
 * nobody needs a word for it.
 */
export function useFieldLabel(area: Area): (name: string, value?: unknown) => string | undefined {
  const t = useAreaWords(area)
  const nameLabel = useNameLabel()
  return (name, value) =>
    nameLabel(name, value) ?? (t.has(`fields.${name}`) ? t(`fields.${name}`) : undefined)
}
