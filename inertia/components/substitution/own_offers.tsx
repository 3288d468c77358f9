import { Link } from '@adonisjs/inertia/react'
import { router, usePage } from '@inertiajs/react'
import { Anchor, Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { CentreContact } from '~/components/portal/centre_contact'
import { AcceptDialog } from '~/components/substitution/accept_dialog'
import { OfferStandingWord } from '~/components/substitution/offer_standing_word'
import type { OwnOffer } from '~/components/substitution/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/substitution/substitution.module.css'

/** Sessions an instructor may take over, and what became of those that were offered. */
export function OwnOffers({ offers }: { offers: OwnOffer[] }) {
  const t = useTranslations('substitution.own')
  const format = useFormat()
  const nameOf = useSessionName()
  const { error } = usePage().flash
  const [accepted, setAccepted] = useState<OwnOffer>()
  if (offers.length === 0) return null
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <ul className={rows.rows}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <div>
              {offer.standing === 'accepted' ? (
                <Anchor component={Link} href={urlFor('own_sessions.show', { id: offer.id })}>
                  <bdi>{nameOf(offer)}</bdi>
                </Anchor>
              ) : (
                <bdi>{nameOf(offer)}</bdi>
              )}
              <div className={rows.quiet}>
                <bdi>{format.span(offer.starts_at, offer.ends_at, offer.time_zone)}</bdi>
              </div>
            </div>
            {offer.standing === 'offered' ? (
              <Answers
                id={offer.id}
                name={isolate(nameOf(offer))}
                onAccept={() => setAccepted(offer)}
              />
            ) : (
              <OfferStandingWord standing={offer.standing} />
            )}
          </li>
        ))}
      </ul>
      {error && <CentreContact />}
      {accepted && (
        <AcceptDialog
          offer={accepted}
          name={nameOf(accepted)}
          onClose={() => setAccepted(undefined)}
        />
      )}
    </section>
  )
}

interface AnswersProps {
  id: string
  name: string
  onAccept: () => void
}

function Answers({ id, name, onAccept }: AnswersProps) {
  const t = useTranslations('substitution.own')
  const [isPending, setPending] = useState(false)
  const decline = () =>
    router.post(
      urlFor('own_offer_answers.store', { session: id }),
      { accepts: false },
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onFinish: () => setPending(false),
      }
    )
  return (
    <div className={classes.acts}>
      <Button
        size="xs"
        disabled={isPending}
        aria-label={t('accept_of', { name })}
        onClick={onAccept}
      >
        {t('accept')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={isPending}
        aria-label={t('decline_of', { name })}
        onClick={decline}
      >
        {t('decline')}
      </Button>
    </div>
  )
}
