import { router } from '@inertiajs/react'
import { Text, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
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
import { SelectionBar } from '~/ui/list/selection/selection_bar'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import type { Abilities } from '~/ui/record/types'
import record from '~/ui/record/record.module.css'

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
  const [isOffering, setOffering] = useState(false)
  const { id, version } = session
  const offer = () =>
    router.post(
      urlFor('admin.substitution_offers.store', { id }),
      { instructors: chosen },
      {
        preserveScroll: true,
        onStart: () => setOffering(true),
        onSuccess: () => choose([]),
        onFinish: () => {
          setOffering(false)
          focusOn(`[data-substitute="${chosen[0]}"] input:enabled`)
        },
      }
    )
  const assign = (instructorId: string) =>
    router.post(
      urlFor('admin.session_substitutions.store'),
      {
        ...{ sessions: [{ id, version }], instructor_id: instructorId },
        told: ['students', 'instructors'],
      },
      {
        preserveScroll: true,
        onSuccess: () => choose([]),
        onFinish: () => focusOn('[data-covered]'),
      }
    )
  const toggle = (one: string) => (isChosen: boolean) =>
    choose((all) => (isChosen ? [...all, one] : all.filter((other) => other !== one)))
  const mayOffer = can.update && session.is_ahead && substitutes.length > 0
  return (
    <div className={record.record}>
      <PageHeader
        title={t('title')}
        lead={<bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>}
        crumbs={[{ label: name, href: urlFor('admin.class_sessions.show', { id }) }]}
      />
      <Coverage session={session} />
      <section className={record.card}>
        <Title order={2}>{t('who')}</Title>
        {mayOffer && (
          <Text size="sm" c="dimmed">
            {t('choose')}
          </Text>
        )}
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
        {mayOffer && (
          <SelectionBar
            count={chosen.length}
            acts={[
              {
                ...{ id: 'offer', label: t('offer', { count: chosen.length }), run: offer },
                icon: <IconSend size={16} aria-hidden className="mirrored" />,
              },
            ]}
            busy={isOffering}
            onClear={() => choose([])}
          />
        )}
      </section>
      {offers.length > 0 && <OffersCard session={id} offers={offers} can={can.update} />}
    </div>
  )
}
