import { urlFor } from '~/client'
import { packageFormData } from '~/components/packages/package_form_data'
import type { PackageDetail } from '~/components/packages/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

export function usePackageForm(found: PackageDetail | null) {
  const { edit } = useMoney()
  return useRecordForm({
    saved: packageFormData(found, edit),
    isNew: found === null,
    send: (form, options) => {
      if (found) form.put(urlFor('admin.packages.update', { id: found.id }), options)
      else form.post(urlFor('admin.packages.store'), options)
    },
  })
}

export type PackageForm = ReturnType<typeof usePackageForm>
