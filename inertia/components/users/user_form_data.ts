import { namesToAsk } from '~/components/people/names_to_ask'
import type { UserDetail } from '~/components/users/types'
import type { AskedNames } from '#domain/shared/text/person_names'

/** An administrator as the form holds them; the roles as one text of ids, so that drafts and merges compare them. */
export type UserFormData = AskedNames & {
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
    ...namesToAsk(user),
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
