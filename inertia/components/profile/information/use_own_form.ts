import { type AskedNames, nameFields } from '#domain/shared/text/person_names'
import { urlFor } from '~/client'
import { useProfileRoute, type OwnPerson } from '~/components/profile/profile'
import { useShared } from '~/hooks/use_shared'
import { useRecordForm } from '~/ui/form/use_record_form'
import { namesToAsk } from '~/components/people/names_to_ask'

/** The page stays after saving, so its owner has to begin anew. */
export function useOwnForm(person: OwnPerson, onSaved: () => void) {
  const profile = useProfileRoute()
  const phoneCountry = useShared().tenant?.phone_country ?? ''
  return useRecordForm({
    saved: ownFormData(person, phoneCountry),
    isNew: false,
    send: (form, options) =>
      form.put(urlFor(`${profile}.update`), {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved()
        },
      }),
  })
}

export type OwnForm = ReturnType<typeof useOwnForm>

type OwnFormData = AskedNames & {
  phone: string
  phone_country: string
  whatsapp: boolean
  email: string
  photo: File | null
  remove_photo: boolean
  version: number
}

export const ownFields = [
  'photo',
  ...nameFields,
  'phone',
  'phone_country',
  'whatsapp',
  'email',
] as const

function ownFormData(person: OwnPerson, phoneCountry: string): OwnFormData {
  return {
    ...namesToAsk(person),
    phone: person.phone ?? '',
    phone_country: phoneCountry,
    whatsapp: person.whatsapp ?? false,
    email: person.email ?? '',
    photo: null,
    remove_photo: false,
    version: person.version,
  }
}
