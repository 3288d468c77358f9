import { useAreaWords, type Area } from '~/ui/use_area_words'

/** What people call a field of an area (`{area}.fields.*`); undefined where nobody needs a word for it. */
export function useFieldLabel(area: Area): (name: string) => string | undefined {
  const t = useAreaWords(area)
  return (name) => (t.has(`fields.${name}`) ? t(`fields.${name}`) : undefined)
}
