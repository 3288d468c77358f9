import { router } from '@inertiajs/react'
import { Button, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { OfferStandingWord } from '~/components/substitution/offer_standing_word'
import type { SessionOffer } from '~/components/substitution/types'
import { focusOn } from '~/hooks/focus_when_drawn'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/substitution/substitution.module.css'

interface OffersCardProps {
  session: string
  offers: SessionOffer[]
  can: boolean
}

/** To whom a session was offered, and what each said. */
export function OffersCard({ session, offers, can }: OffersCardProps) {
  const t = useTranslations('substitution')
  const format = useFormat()
  const names = useNames()
  const withdraw = (instructor: string) =>
    router.delete(urlFor('admin.substitution_offers.destroy', { id: session, instructor }), {
      preserveScroll: true,
      onFinish: () => focusOn(`[data-offer="${instructor}"]`),
    })
  return (
    <section className={record.card}>
      <Title order={2}>{t('offers')}</Title>
      <ul className={rows.rows}>
        {offers.map(({ instructor, standing, offered_at: at }) => (
          <li key={instructor.id} data-offer={instructor.id} tabIndex={-1}>
            <div>
              <bdi>{names(instructor).lead}</bdi>
              <div className={rows.quiet}>{t('offered_at', { at: format.instant(at) })}</div>
            </div>
            <div className={classes.acts}>
              <OfferStandingWord standing={standing} />
              {can && standing === 'offered' && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('withdraw_of', { name: isolate(names(instructor).lead) })}
                  onClick={() => withdraw(instructor.id)}
                >
                  {t('withdraw')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
