import { useShared } from '~/hooks/use_shared'

interface RoleNames {
  name: string
  name_ar: string | null
}

/** A role's name in the page's language, else the one it has. */
export function useRoleName(): (role: RoleNames) => string {
  const { locale } = useShared().app
  return ({ name, name_ar }) => (locale === 'ar' ? (name_ar ?? name) : name)
}
