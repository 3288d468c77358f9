import type { Option } from '~/components/groups/types'
import { useBothNames } from '~/ui/names/both_names'

export function useOptionName() {
  const names = useBothNames()
  const name = ({ en, ar }: Pick<Option, 'en' | 'ar'>) => names({ name_en: en, name_ar: ar }).lead
  const label = (option: Option) => `${name(option)} · ${option.code}`
  return { name, label }
}
