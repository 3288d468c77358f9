import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { OutcomeLine } from '~/components/absence_notices/outcome_line'
import { Chips } from '~/components/attendance/chips'
import { markFieldsOf } from '~/components/attendance/marking'
import type { RosterRowProps } from '~/components/attendance/roster_row'
import type { MarkFields } from '#domain/attendance/rules/outbox'
import type { FamilyContact } from '~/components/attendance/types'
import { lazyPart } from '~/language/lazy_part'
import { useNames } from '~/ui/names/use_names'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/attendance/marks.module.css'

const history = () => import('~/components/attendance/history_dialog')
const HistoryDialog = lazyPart(history)

const usual = [5, 10, 15]
const told = [2, 24, 48]
const mostHours = 1440
const hour = 3_600_000

interface MarkDetailsProps extends RosterRowProps {
  name: string
}

/** What is told with a mark; a choice is kept at once, what is typed when it is saved. */
export function MarkDetails({
  row,
  name,
  startsAt,
  minutes,
  asksMakeUp,
  onMark,
  historyUrl,
  contacts,
  mayBe,
  isWaiting,
  onTell,
}: MarkDetailsProps) {
  const t = useTranslations('attendance.details')
  const [hasHistory, setHistory] = useState(false)
  const shown = useBroughtIntoView(isWaiting)
  const { status } = row
  const may = status !== null && mayBe(status)
  const fields: MarkFields | null = status && markFieldsOf({ ...row, status })
  const change = (changed: Partial<MarkFields>) => fields && onMark({ ...fields, ...changed })
  const startsIn = new Date(startsAt).getTime()
  const { outcome } = row
  const within = usual
    .filter((value) => value <= minutes)
    .map((value) => ({ value, label: String(value) }))
  const hours = row.notice_at && Math.round((startsIn - new Date(row.notice_at).getTime()) / hour)
  return (
    <div className={classes.details} ref={shown}>
      {may && status === 'late' && (
        <Chips
          label={t('late')}
          choices={within}
          value={row.minutes_late}
          other={t('other')}
          most={minutes}
          onChoose={(value) => change({ minutes_late: value })}
        />
      )}
      {may && status === 'excused' && (
        <Chips
          label={t('notice')}
          none={t('only_now')}
          choices={told.map((value) => ({
            value,
            label: value < 24 ? t('hours', { count: value }) : t('days', { count: value / 24 }),
          }))}
          value={typeof hours === 'number' ? hours : null}
          other={t('other_hours')}
          most={mostHours}
          onChoose={(value) =>
            change({
              notice_at: value === null ? null : new Date(startsIn - value * hour).toISOString(),
            })
          }
        />
      )}
      {status === 'excused' && outcome && (
        <Text size="sm" c="dimmed" role="status">
          <OutcomeLine
            outcome={outcome}
            asks_make_up={asksMakeUp && outcome.event === 'excused'}
            startsAt={startsAt}
            toldAt={row.notice_at}
          />
        </Text>
      )}
      {may && status === 'excused' && asksMakeUp && (
        <Chips
          label={t('make_up')}
          choices={[
            { value: 1, label: t('yes') },
            { value: 0, label: t('no') },
          ]}
          value={row.makes_up === null ? null : Number(row.makes_up)}
          onChoose={(value) => change({ makes_up: value === null ? null : value === 1 })}
        />
      )}
      {may && (status === 'present' || status === 'late') && (
        <Chips
          label={t('early')}
          none={t('none')}
          choices={within}
          value={row.minutes_early}
          other={t('other')}
          most={minutes}
          onChoose={(value) => change({ minutes_early: value })}
        />
      )}
      <Contacts people={contacts} />
      {may && <Texts fields={fields!} isWaiting={isWaiting} onSave={change} />}
      {onTell && isExpected(row) && (
        <Button variant="default" size="sm" onClick={() => onTell(row.student)}>
          {t('tell')}
        </Button>
      )}
      {/* Not fetched yet, it can't be fetched without a network */}
      <Button
        variant="subtle"
        size="sm"
        onClick={() =>
          void history().then(
            () => setHistory(true),
            () => undefined
          )
        }
      >
        {t('history')}
      </Button>
      {hasHistory && (
        <Suspense>
          <HistoryDialog name={name} url={historyUrl} onClose={() => setHistory(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Scrolls to it when it opens, and when `moved` changes, unless somebody has scrolled away from it. */
function useBroughtIntoView(moved: boolean) {
  const shown = useRef<HTMLDivElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const { top, bottom } = shown.current!.getBoundingClientRect()
    const isSeen = top < window.innerHeight && bottom > 0
    if (isNew.current || isSeen) shown.current!.scrollIntoView({ block: 'nearest' })
    isNew.current = false
  }, [moved])
  return shown
}

/** Of whom it can still be told that they will not come. */
const isExpected = ({ status, notice, standing, is_frozen: isFrozen }: RosterRowProps['row']) =>
  status === null && !notice && !isFrozen && (standing === 'enrolled' || standing === 'alone')

function Contacts({ people }: { people: FamilyContact[] }) {
  const t = useTranslations('attendance')
  const names = useNames()
  if (people.length === 0) return null
  return (
    <ul className={classes.contacts} aria-label={t('contacts')}>
      {people.map((one) => (
        <li key={one.id}>
          <bdi>{names(one).lead}</bdi>{' '}
          <Anchor href={`tel:${one.phone}`}>
            <bdi dir="ltr">{one.phone_written}</bdi>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

interface TextsProps {
  fields: MarkFields
  isWaiting: boolean
  onSave: (changed: Partial<MarkFields>) => void
}

function Texts({ fields, isWaiting, onSave }: TextsProps) {
  const t = useTranslations('attendance.details')
  const [excuse, setExcuse] = useState(fields.excuse ?? '')
  const [note, setNote] = useState(fields.note ?? '')
  const written = { excuse: excuse.trim() || null, note: note.trim() || null }
  const isNew = written.excuse !== fields.excuse || written.note !== fields.note
  return (
    <form
      className={classes.texts}
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) onSave(written)
      }}
    >
      {fields.status === 'excused' && (
        <TextInput
          label={t('excuse')}
          value={excuse}
          maxLength={longest.shortReason}
          dir="auto"
          autoComplete="off"
          onChange={(event) => setExcuse(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={t('note')}
        description={isWaiting && t('text_in_page')}
        value={note}
        maxLength={longest.reason}
        dir="auto"
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isNew && (
        <Button type="submit" size="sm">
          {t('save')}
        </Button>
      )}
    </form>
  )
}
