import { useShared } from '~/hooks/use_shared'

interface RoleNames {
  name: string
  name_ar: string | null
}

export function useRoleName(): (role: RoleNames) => string {
  const { locale } = useShared().app
  return ({ name, name_ar }) => (locale === 'ar' ? (name_ar ?? name) : name)
}
