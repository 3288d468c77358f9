import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MakeUpLine } from '~/components/make_ups/make_up_line'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useMakeUpActs } from '~/components/make_ups/use_make_up_acts'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

/** How many are listed; the tab has them all. */
const limit = 3

interface OpenMakeUpsProps {
  student: string
  makeUps: StudentMakeUp[]
  mayAct: boolean
}

/** Make-ups that are still to be booked or attended. */
export function OpenMakeUps({ student, makeUps, mayAct }: OpenMakeUpsProps) {
  const t = useTranslations('make_ups')
  const { dialog, run } = useMakeUpActs()
  const open = makeUps.filter(({ state }) => state === 'available' || state === 'booked')
  if (open.length === 0) return null
  return (
    <section className={record.card} aria-label={t('tab')}>
      <div className={rows.heading}>
        <Title order={2}>{t('tab')}</Title>
        <Anchor
          component={Link}
          href={`${urlFor('admin.students.show', { id: student })}?tab=make_ups`}
          size="sm"
        >
          {t('show_all', { count: makeUps.length })}
        </Anchor>
      </div>
      <ul className={rows.rows}>
        {open.slice(0, limit).map((makeUp) => (
          <MakeUpLine
            key={makeUp.id}
            makeUp={makeUp}
            onAct={mayAct ? (act) => run(act, makeUp) : undefined}
          />
        ))}
      </ul>
      {dialog}
    </section>
  )
}
