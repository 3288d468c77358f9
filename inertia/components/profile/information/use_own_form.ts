import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { ownFormData } from '~/components/profile/information/own_form_data'
import type { OwnPerson } from '~/components/profile/types'
import { useShared } from '~/hooks/use_shared'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form of one's own record; its page stays, so whoever shows it begins anew once it is saved. */
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
