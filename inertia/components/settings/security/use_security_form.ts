import { urlFor } from '~/client'
import { useRecordForm } from '~/ui/form/use_record_form'
import type { Data } from '@generated/data'

export function useSecurityForm(security: SecurityForm, onSaved: () => void) {
  return useRecordForm({
    saved: security,
    isNew: false,
    send: (form, options) =>
      form.put(urlFor('admin.settings.security.update'), {
        ...options,
        onSuccess: (page) => {
          options.onSuccess(page)
          onSaved()
        },
      }),
  })
}

export type SecurityForm = Data.Admin.Settings.Security

export const securityFields = [
  'two_factor_required',
  'lock_after',
  'instructors_may_ask',
  'students_may_ask',
] as const
