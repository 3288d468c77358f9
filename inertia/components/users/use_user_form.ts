import { urlFor } from '~/client'
import type { UserDetail } from '~/components/users/types'
import { useShared } from '~/hooks/use_shared'
import { wordsOf } from '~/ui/form/fields/choice/choices_field'
import { useRecordForm } from '~/ui/form/use_record_form'
import { type AskedNames, nameFields } from '#domain/shared/text/person_names'
import { namesToAsk } from '~/components/people/names_to_ask'

export const userInputs = [
  ...nameFields,
  'email',
  'phone',
  'phone_country',
  'roles',
  'branches',
] as const

const SETS = ['roles', 'branches']

/** `asksBranches`: whether the form does; what it doesn't ask stays as it is. */
export function useUserForm(user: UserDetail | null, asksBranches: boolean) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: userFormData(user, phoneCountry),
    isNew: user === null,
    sets: SETS,
    send: (form, options) => {
      form.transform(({ roles, branches, photo, remove_photo, ...data }) => ({
        ...data,
        ...(asksBranches && { branches: wordsOf(branches) }),
        roles: wordsOf(roles),
      }))
      if (user) form.put(urlFor('admin.users.update', { id: user.id }), options)
      else form.post(urlFor('admin.users.store'), options)
    },
  })
}

export type UserForm = ReturnType<typeof useUserForm>

/** Roles and branches are one text each of ids, so that drafts and merges can compare them. */
type UserFormData = AskedNames & {
  email: string
  phone: string
  phone_country: string
  roles: string
  branches: string
  version: number
  photo: null
  remove_photo: boolean
}

function userFormData(user: UserDetail | null, phoneCountry: string): UserFormData {
  return {
    ...namesToAsk(user),
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    phone_country: phoneCountry,
    roles: (user?.roles ?? [])
      .map(({ id }) => id)
      .sort()
      .join(' '),
    branches: [...(user?.branches ?? [])].sort().join(' '),
    version: user?.version ?? 1,
    photo: null,
    remove_photo: false,
  }
}
