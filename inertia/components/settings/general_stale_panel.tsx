import { useTranslations } from 'use-intl'
import { generalFields } from '~/components/settings/general_data'
import type { GeneralFormState } from '~/components/settings/use_general_form'
import { useGeneralValue } from '~/components/settings/use_general_value'
import { StalePanel } from '~/ui/form/stale_panel'

/** What somebody else saved while these settings were being edited. */
export function GeneralStalePanel({ form, stale }: Pick<GeneralFormState, 'form' | 'stale'>) {
  const t = useTranslations('general.fields')
  const empty = useTranslations('ui.stale')('empty')
  const write = useGeneralValue()
  if (!stale.seen) return null
  const label = (name: string): string => {
    const known = generalFields.find((field) => field === name)
    return known ? t(known) : name
  }
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: write(name, mine) || empty,
        theirs: write(name, theirs) || empty,
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
