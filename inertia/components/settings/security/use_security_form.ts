import { urlFor } from '~/client'
import type { SecurityForm } from '~/components/settings/security/security_data'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form of the security settings; its page stays, so whoever shows it begins anew once it is saved. */
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
