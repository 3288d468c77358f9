import { useTranslations } from 'use-intl'
import { ownFields } from '~/components/profile/own_form_data'
import type { OwnForm } from '~/components/profile/use_own_form'
import { StalePanel } from '~/ui/form/stale_panel'

/** What the office saved while the person was editing. */
export function OwnStalePanel({ form, stale }: Pick<OwnForm, 'form' | 'stale'>) {
  const t = useTranslations('profile')
  const empty = useTranslations('ui.stale')('empty')
  if (!stale.seen) return null
  const label = (name: string) => {
    const known = ownFields.find((field) => field === name)
    return known ? t(`fields.${known}`) : name
  }
  const write = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return String(value ?? '') || empty
  }
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: write(mine),
        theirs: write(theirs),
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
