import type { UserDetail } from '~/components/users/types'

/** An administrator as the form holds them; the roles as one text of ids, so that drafts and merges compare them. */
export type UserFormData = {
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  email: string
  phone: string
  phone_country: string
  roles: string
  version: number
  photo: null
  remove_photo: boolean
}

/** What the form starts from: the saved administrator, or a new one; '' is "not given". */
export function userFormData(user: UserDetail | null, phoneCountry: string): UserFormData {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    first_name_other: user?.first_name_other ?? '',
    last_name_other: user?.last_name_other ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    phone_country: phoneCountry,
    roles: (user?.roles ?? [])
      .map(({ id }) => id)
      .sort()
      .join(' '),
    version: user?.version ?? 1,
    photo: null,
    remove_photo: false,
  }
}
