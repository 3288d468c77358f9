import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceStateWord } from '~/components/absences/absence_state_word'
import { TakenOut } from '~/components/absences/taken_out'
import type { OwnAbsence } from '~/components/absences/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/absences/absences.module.css'

export function OwnAbsenceRow({ absence }: { absence: OwnAbsence }) {
  const t = useTranslations('absences')
  const format = useFormat()
  const { id, state, reason, answer, taken_out: days } = absence
  const { asked_at: at, decided_at: decided, is_asked: isAsked } = absence
  const [from, until] = useAbsenceWords()(absence)
  const withdraw = () =>
    router.delete(urlFor('own_absences.destroy', { absence: id }), { preserveScroll: true })
  return (
    <li>
      <div>
        <div>{from}</div>
        {until && <div>{until}</div>}
        {reason && <bdi>{reason}</bdi>}
        <TakenOut days={days} />
        <div className={rows.quiet}>
          {isAsked ? t('asked', { at: format.instant(at) }) : t('entered')}
        </div>
        {answer && <div>{t('answered', { answer: isolate(answer) })}</div>}
      </div>
      <div className={classes.standing}>
        <AbsenceStateWord state={state} isDecided={decided !== null} />
        {state === 'requested' && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('withdraw_of', { when: from })}
            onClick={withdraw}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
