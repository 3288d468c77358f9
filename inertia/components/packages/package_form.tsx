import { useTranslations } from 'use-intl'
import { PackageFields } from '~/components/packages/package_fields'
import { packageFormFields } from '~/components/packages/package_form_data'
import { readLines } from '~/components/packages/package_lines'
import { packageUrls } from '~/components/packages/package_urls'
import type { PackageDetail, ServiceChoice } from '~/components/packages/types'
import { usePackageForm } from '~/components/packages/use_package_form'
import { useBothNames } from '~/ui/both_names'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'
import { useFieldValue } from '~/ui/record/use_field_value'

interface PackageFormProps {
  title: string
  found: PackageDetail | null
  services: ServiceChoice[]
}

/** Adds a package, or edits the given one. */
export function PackageForm({ title, found, services }: PackageFormProps) {
  const t = useTranslations('packages')
  const names = useBothNames()
  const inWords = useFieldValue('packages')
  const { form, field, submit, stale, draft, discardDraft } = usePackageForm(found)
  const labels = Object.fromEntries(packageFormFields.map((name) => [name, t(`fields.${name}`)]))
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
    <RecordForm
      title={title}
      labels={labels}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(found ? 'form.update' : 'form.create')}
      cancelHref={found ? packageUrls.show(found.id) : packageUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        found && (
          <RecordStalePanel
            key={found.version}
            area="packages"
            form={form}
            stale={stale}
            write={write}
          />
        )
      }
    >
      <PackageFields
        form={form}
        field={field}
        services={services}
        currency={found?.price.currency}
      />
    </RecordForm>
  )
}
