import { router } from '@inertiajs/react'
import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OtherPickerDialog } from '~/components/pickups/other_picker_dialog'
import type { ChildToPickUp, Pickups, PickupUrls } from '~/components/pickups/types'
import { usePickerWords } from '~/components/pickups/use_picker_words'
import { focusWhenDrawn } from '~/hooks/focus_when_drawn'
import { useClockIn } from '~/hooks/use_clock_in'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/pickups/pickups.module.css'

interface PickupsCardProps {
  pickups: Pickups
  urls: PickupUrls
  zone: string
}

/** The button that was pressed is gone after the answer, so the focus goes to what replaced it. */
function focusRow(child: string) {
  const found = () => document.querySelector<HTMLElement>(`[data-child="${child}"]`)
  focusWhenDrawn(() => found()?.querySelector<HTMLElement>('button:enabled') ?? found())
}

/** Who picked up whom: one tap for each child. */
export function PickupsCard({ pickups, urls, zone }: PickupsCardProps) {
  const t = useTranslations('pickups')
  const [asked, ask] = useState<ChildToPickUp>()
  const close = () => {
    ask(undefined)
    if (asked) focusRow(asked.id)
  }
  const gone = pickups.rows.filter(({ pickup }) => pickup).length
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        <span className={rows.quiet}>{t('progress', { gone, all: pickups.rows.length })}</span>
      </div>
      <ul className={rows.rows}>
        {pickups.rows.map((child) => (
          <ChildRow
            key={child.id}
            child={child}
            can={pickups.can}
            urls={urls}
            zone={zone}
            onOther={() => ask(child)}
          />
        ))}
      </ul>
      {asked && <OtherPickerDialog child={asked} url={urls.store} onClose={close} />}
    </section>
  )
}

interface ChildRowProps {
  child: ChildToPickUp
  can: Pickups['can']
  urls: PickupUrls
  zone: string
  onOther: () => void
}

function ChildRow({ child, can, urls, zone, onOther }: ChildRowProps) {
  const t = useTranslations('pickups')
  const name = useNames()(child).lead
  const { pickup } = child
  return (
    <li data-child={child.id} tabIndex={-1}>
      <div>
        <bdi>{name}</bdi>
        {pickup && <Standing child={child} zone={zone} />}
        {!pickup && child.pickers.length === 0 && (
          <div className={rows.quiet}>{t('nobody_listed')}</div>
        )}
      </div>
      {pickup && can.undo && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('undo_of', { name: isolate(name) })}
          onClick={() =>
            router.delete(urls.undo(pickup.id), {
              preserveScroll: true,
              onFinish: () => focusRow(child.id),
            })
          }
        >
          {t('undo')}
        </Button>
      )}
      {!pickup && can.record && (
        <Choices
          child={child}
          name={name}
          url={urls.store}
          onOther={can.others ? onOther : undefined}
        />
      )}
    </li>
  )
}

function Standing({ child, zone }: Pick<ChildRowProps, 'child' | 'zone'>) {
  const t = useTranslations('pickups')
  const clock = useClockIn(zone)
  const words = usePickerWords()
  const { pickup } = child
  if (!pickup) return null
  return (
    <div className={rows.quiet}>
      {t('picked_up', { name: words.pickedUp(pickup), time: clock(pickup.at) })}
      {pickup.reason && <> · {isolate(pickup.reason)}</>}
    </div>
  )
}

interface ChoicesProps {
  child: ChildToPickUp
  name: string
  url: string
  onOther?: () => void
}

function Choices({ child, name, url, onOther }: ChoicesProps) {
  const t = useTranslations('pickups')
  const words = usePickerWords()
  const [isSending, setSending] = useState(false)
  const finish = () => {
    setSending(false)
    focusRow(child.id)
  }
  const send = (picker: string) =>
    router.post(
      url,
      { student_id: child.id, picker },
      { preserveScroll: true, onStart: () => setSending(true), onFinish: finish }
    )
  return (
    <div className={classes.choices}>
      {child.pickers.map((picker) => (
        <Button
          key={picker.id}
          variant="default"
          disabled={isSending}
          aria-label={t('picked_up_by', { child: isolate(name), name: words.picker(picker) })}
          onClick={() => send(picker.id)}
        >
          {words.picker(picker)}
        </Button>
      ))}
      {onOther && (
        <Button
          variant="subtle"
          aria-label={t('other_of', { child: isolate(name) })}
          onClick={onOther}
        >
          {t('other')}
        </Button>
      )}
    </div>
  )
}
