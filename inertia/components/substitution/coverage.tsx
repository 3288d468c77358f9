import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { CoveredSession } from '~/components/substitution/types'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'

/** Who is away, or who took the session over and from whom. */
export function Coverage({ session }: { session: CoveredSession }) {
  const t = useTranslations('substitution')
  const names = useNames()
  const { instructor, substituted, is_lacking: isLacking } = session
  if (!instructor) return null
  const name = isolate(names(instructor).lead)
  if (!substituted) return isLacking ? <Text>{t('is_away', { name })}</Text> : null
  const other = isolate(names(substituted).lead)
  return (
    <div role="status" tabIndex={-1} data-covered>
      <Text fw={600}>{t('is_covered', { name, other })}</Text>
      {isLacking && <Text>{t('is_away', { name })}</Text>}
    </div>
  )
}
