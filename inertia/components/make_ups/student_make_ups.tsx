import { useTranslations } from 'use-intl'
import { MakeUpLine } from '~/components/make_ups/make_up_line'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useMakeUpActs } from '~/components/make_ups/use_make_up_acts'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface StudentMakeUpsProps {
  makeUps: StudentMakeUp[]
  mayAct: boolean
}

export function StudentMakeUps({ makeUps, mayAct }: StudentMakeUpsProps) {
  const t = useTranslations('make_ups')
  const { dialog, run } = useMakeUpActs<StudentMakeUp>()
  return (
    <section className={record.card} aria-label={t('tab')}>
      {makeUps.length === 0 ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ul className={rows.rows}>
          {makeUps.map((makeUp) => (
            <MakeUpLine
              key={makeUp.id}
              makeUp={makeUp}
              onAct={mayAct ? (act) => run(act, makeUp) : undefined}
            />
          ))}
        </ul>
      )}
      {dialog}
    </section>
  )
}
