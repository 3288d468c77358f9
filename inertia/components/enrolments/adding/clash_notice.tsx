import { useTranslations } from 'use-intl'
import { Linked } from '~/components/class_sessions/form/told_obstacles'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import {
  type Asked,
  type Clash,
  clashesFor,
  type ShownWarning,
  useWarnings,
} from '~/components/enrolments/adding/use_warnings'
import { WarningAlert } from '~/components/enrolments/adding/warning_alert'
import { useFormat } from '~/hooks/use_format'

interface ClashNoticeProps {
  asked: Asked
  warnings?: ShownWarning[]
  isWanted?: boolean
}

/** What a student who moves or takes a seat would miss there. */
export function ClashNotice({ asked, warnings = [], isWanted = true }: ClashNoticeProps) {
  useWarnings(asked, isWanted)
  const clashes = isWanted ? clashesFor(asked, warnings) : []
  return (
    <WarningAlert>
      {clashes.map((clash) => (
        <ClashLines key={clash.asked} clash={clash} />
      ))}
    </WarningAlert>
  )
}

export function ClashLines({ clash }: { clash: Clash }) {
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
