import { urlFor } from '~/client'
import type { UserDetail } from '~/components/users/types'
import { userFormData } from '~/components/users/user_form_data'
import { useShared } from '~/hooks/use_shared'
import { useRecordForm } from '~/ui/form/use_record_form'
import { nameFields } from '#domain/shared/text/person_names'

export const userInputs = [...nameFields, 'email', 'phone', 'phone_country', 'roles'] as const

const SETS = ['roles']

/** An administrator's form: invites one, or changes the given one. */
export function useUserForm(user: UserDetail | null) {
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: userFormData(user, phoneCountry),
    isNew: user === null,
    focusOrder: userInputs,
    sets: SETS,
    send: (form, options) => {
      form.transform(({ roles, photo, remove_photo, ...data }) => ({
        ...data,
        roles: roles.split(' ').filter(Boolean),
      }))
      if (user) form.put(urlFor('admin.users.update', { id: user.id }), options)
      else form.post(urlFor('admin.users.store'), options)
    },
  })
}

export type UserForm = ReturnType<typeof useUserForm>
