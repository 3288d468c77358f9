import { useTranslations } from 'use-intl'
import { markKeys } from '~/components/attendance/keys'
import { tones } from '~/components/attendance/tones'
import type { Status } from '~/components/attendance/types'
import { attendanceStatuses } from '#domain/shared/choices/attendance'
import classes from '~/components/attendance/marks.module.css'

interface StatusChoiceProps {
  name: string
  value: Status | null
  mayBe: (status: Status) => boolean
  onChoose: (status: Status) => void
}

/** Looking along the choices marks nobody: only a press, a letter or a tap does. */
export function StatusChoice({ name, value, mayBe, onChoose }: StatusChoiceProps) {
  const t = useTranslations('attendance.status')
  const entry = value ?? attendanceStatuses[0]
  return (
    <div className={classes.choice} role="radiogroup" aria-label={name}>
      {attendanceStatuses.map((status) => (
        <button
          key={status}
          type="button"
          role="radio"
          aria-checked={value === status}
          aria-disabled={!mayBe(status) || undefined}
          aria-keyshortcuts={`${markKeys[status].key} ${markKeys[status].arabic}`}
          tabIndex={status === entry ? 0 : -1}
          data-status={status}
          data-tone={tones[status]}
          onClick={() => mayBe(status) && onChoose(status)}
        >
          {t(status)}
        </button>
      ))}
    </div>
  )
}
