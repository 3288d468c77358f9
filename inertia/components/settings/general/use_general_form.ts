import { urlFor } from '~/client'
import { type General, generalData } from '~/components/settings/general/general_data'
import { useRecordForm } from '~/ui/form/use_record_form'

const SETS = ['weekend']

export function useGeneralForm(general: General, onSaved: () => void) {
  return useRecordForm({
    saved: generalData(general),
    isNew: false,
    sets: SETS,
    send: (form, options) =>
      form.put(urlFor('admin.settings.general.update'), {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved()
        },
      }),
  })
}

export type GeneralFormState = ReturnType<typeof useGeneralForm>
