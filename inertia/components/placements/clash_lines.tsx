import { useTranslations } from 'use-intl'
import { Linked } from '~/components/class_sessions/form/told_obstacles'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { PlacementClash } from '~/components/placements/types'
import { useFormat } from '~/hooks/use_format'

export function ClashLines({ clash }: { clash: PlacementClash }) {
  const t = useTranslations('enrolments.warnings.clash')
  const nameOf = useSessionName()
  const { count, total, starts_at, ends_at, zone, session } = clash
  const at = useFormat().span(starts_at, ends_at, zone)
  return (
    <>
      <div>{t('count', { count, total })}</div>
      <div>
        {session ? (
          <Linked id={session.id}>{t('with', { at, name: nameOf(session) })}</Linked>
        ) : (
          t(clash.is_elsewhere ? 'elsewhere' : 'at', { at })
        )}
      </div>
    </>
  )
}
