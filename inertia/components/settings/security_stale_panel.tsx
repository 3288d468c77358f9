import { useTranslations } from 'use-intl'
import { securityFields } from '~/components/settings/security_data'
import { useLockText } from '~/components/settings/use_lock_text'
import type { SecurityFormState } from '~/components/settings/use_security_form'
import { StalePanel } from '~/ui/form/stale_panel'

/** What somebody else saved while these settings were being edited. */
export function SecurityStalePanel({ form, stale }: Pick<SecurityFormState, 'form' | 'stale'>) {
  const t = useTranslations('security')
  const writeLock = useLockText()
  if (!stale.seen) return null
  const label = (name: string) => {
    const known = securityFields.find((field) => field === name)
    return known ? t(`fields.${known}`) : name
  }
  const write = (value: boolean | number) =>
    typeof value === 'number' ? writeLock(value) : t(value ? 'yes' : 'no')
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
