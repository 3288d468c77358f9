import { router } from '@inertiajs/react'
import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { Coverage } from '~/components/substitution/coverage'
import { OffersCard } from '~/components/substitution/offers_card'
import { SubstituteList } from '~/components/substitution/substitute_list'
import { SubstituteRow } from '~/components/substitution/substitute_row'
import type { CoveredSession, SessionOffer, Substitute } from '~/components/substitution/types'
import { focusOn } from '~/hooks/focus_when_drawn'
import { useFormat } from '~/hooks/use_format'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import type { Abilities } from '~/ui/record/types'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type SubstitutesProps = {
  session: CoveredSession
  substitutes: Substitute[]
  offers: SessionOffer[]
  can: Abilities
}

/** Who could stand in for the instructor of a session: assigned at once, or asked. */
export default function Substitutes({ session, substitutes, offers, can }: SubstitutesProps) {
  const t = useTranslations('substitution')
  const format = useFormat()
  const name = useSessionName()(session)
  const [chosen, choose] = useState<string[]>([])
  const { id, version } = session
  const offer = () =>
    router.post(
      urlFor('admin.substitution_offers.store', { id }),
      { instructors: chosen },
      {
        preserveScroll: true,
        onSuccess: () => choose([]),
        onFinish: () => focusOn(`[data-substitute="${chosen[0]}"] input:enabled`),
      }
    )
  const assign = (instructorId: string) =>
    router.post(
      urlFor('admin.session_substitutions.store'),
      {
        ...{ sessions: [{ id, version }], instructor_id: instructorId },
        told: ['students', 'instructors'],
      },
      { preserveScroll: true, onFinish: () => focusOn('[data-covered]') }
    )
  const toggle = (one: string) => (isChosen: boolean) =>
    choose((all) => (isChosen ? [...all, one] : all.filter((other) => other !== one)))
  return (
    <div className={record.record}>
      <PageHeader
        title={t('title')}
        lead={<bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>}
        crumbs={[{ label: name, href: urlFor('admin.class_sessions.show', { id }) }]}
      />
      <Coverage session={session} />
      <section className={record.card}>
        <div className={rows.heading}>
          <Title order={2}>{t('who')}</Title>
          {can.update && session.is_ahead && (
            <Button size="xs" disabled={chosen.length === 0} onClick={offer}>
              {t('offer', { count: chosen.length })}
            </Button>
          )}
        </div>
        {substitutes.length === 0 ? (
          <EmptyState
            title={t('none.title')}
            text={t(session.is_ahead ? 'none.text' : 'none.over')}
          />
        ) : (
          <SubstituteList
            substitutes={substitutes}
            row={(substitute) => (
              <SubstituteRow
                key={substitute.id}
                substitute={substitute}
                offer={offers.find((one) => one.instructor.id === substitute.id)}
                isChosen={chosen.includes(substitute.id)}
                can={can.update}
                onChoose={toggle(substitute.id)}
                onAssign={() => assign(substitute.id)}
              />
            )}
          />
        )}
      </section>
      {offers.length > 0 && <OffersCard session={id} offers={offers} can={can.update} />}
    </div>
  )
}
