import { router } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { OwnOffer } from '~/components/substitution/types'
import { useDuration } from '~/hooks/use_duration'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import rows from '~/ui/record/rows.module.css'

interface AcceptDialogProps {
  offer: OwnOffer
  name: string
  onClose: () => void
}

const minute = 60_000

/** Says what an instructor takes on with an offer: the day, the hours and what else they teach that day. */
export function AcceptDialog({ offer, name, onClose }: AcceptDialogProps) {
  const t = useTranslations('substitution.own')
  const format = useFormat()
  const duration = useDuration()
  const [isPending, setPending] = useState(false)
  const { id, starts_at: starts, ends_at: ends, time_zone: zone } = offer
  const submit = () =>
    router.post(
      urlFor('own_offer_answers.store', { session: id }),
      { accepts: true },
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onSuccess: onClose,
        onFinish: () => setPending(false),
      }
    )
  return (
    <Dialog opened title={t('accept_title')} onClose={onClose}>
      {(close) => (
        <DialogForm
          title={t('accept_title')}
          saveLabel={t('accept')}
          cancelLabel={t('not_now')}
          isPending={isPending}
          onCancel={close}
          onSubmit={submit}
        >
          <div>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            <Text>
              <bdi>{format.span(starts, ends, zone)}</bdi>
              {' · '}
              {duration((Date.parse(ends) - Date.parse(starts)) / minute)}
            </Text>
          </div>
          <SameDay offer={offer} />
          <Text c="dimmed">{t('accept_note')}</Text>
        </DialogForm>
      )}
    </Dialog>
  )
}

function SameDay({ offer }: { offer: OwnOffer }) {
  const t = useTranslations('substitution.own')
  const format = useFormat()
  const { same_day: others } = offer
  if (others.length === 0) return <Text>{t('same_day', { count: 0 })}</Text>
  return (
    <div>
      <Text>{t('same_day', { count: others.length })}</Text>
      <ul className={rows.rows}>
        {others.map((one) => (
          <li key={one.id}>
            <bdi>{format.span(one.starts_at, one.ends_at, one.time_zone)}</bdi>
            {overlaps(one, offer) && (
              <Text c="danger" fw={500}>
                {t('overlaps')}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Span = Pick<OwnOffer, 'starts_at' | 'ends_at'>

const overlaps = (one: Span, other: Span) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at)
