import { recordUrls } from '~/ui/record/record_urls'
import { PackageFields } from '~/components/packages/package_fields'
import { packageFormFields, usePackageForm } from '~/components/packages/use_package_form'
import { readLines } from '~/components/packages/package_lines'
import type { PackageDetail, ServiceChoice } from '~/components/packages/types'
import { useBothNames } from '~/ui/names/both_names'
import { AreaForm } from '~/ui/form/area_form'
import { useFieldValue } from '~/ui/record/use_field_value'

interface PackageFormProps {
  title: string
  found: PackageDetail | null
  services: ServiceChoice[]
}

export function PackageForm({ title, found, services }: PackageFormProps) {
  const names = useBothNames()
  const inWords = useFieldValue('packages')
  const state = usePackageForm(found)
  const write = (name: string, value: unknown): string => {
    if (name !== 'lines') return inWords(name, value)
    return readLines(String(value))
      .map(({ service, quantity }) => {
        const known = services.find(({ id }) => id === service)
        return `${known ? names(known).lead : service} ${quantity}`
      })
      .join(' · ')
  }
  return (
    <AreaForm
      area="packages"
      title={title}
      record={found}
      urls={recordUrls('packages')}
      inputs={packageFormFields}
      state={state}
      write={write}
    >
      <PackageFields
        form={state.form}
        field={state.field}
        services={services}
        currency={found?.price.currency}
      />
    </AreaForm>
  )
}
