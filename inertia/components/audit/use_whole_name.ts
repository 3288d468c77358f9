import { useNames } from '~/ui/names/use_names'

export function useWholeName(): (name: string | null, other: string | null) => string {
  const names = useNames()
  return (name, other) =>
    names({
      first_name: name ?? '',
      last_name: '',
      first_name_other: other,
      last_name_other: null,
    }).lead
}
