import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { DayBlock } from '~/components/office_day/day_block'
import type { WaitingRequests } from '~/components/office_day/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/office_day/lines.module.css'

/** Requests that wait for a decision, each with a way to the page that takes it. */
export function RequestsBlock({ requests }: { requests: WaitingRequests }) {
  const t = useTranslations('office_day')
  const format = useFormat()
  const names = useNames()
  const words = useAbsenceWords()
  const { joining, absences } = requests
  const total = joining.total + absences.total
  const places = {
    joining: urlFor('admin.access_requests.index'),
    absences: urlFor('admin.absence_requests.index'),
  }
  return (
    <DayBlock
      title={t('requests.title')}
      count={total}
      rows={joining.rows.length + absences.rows.length}
    >
      <ul className={classes.people}>
        {joining.rows.map((row) => (
          <RequestLine
            key={row.id}
            name={`${row.first_name} ${row.last_name}`}
            facts={[t(`requests.joining.${row.kind}`), format.instant(row.created_at)]}
            href={places.joining}
          />
        ))}
        {absences.rows.map((row) => (
          <RequestLine
            key={row.id}
            name={names(row.instructor).lead}
            facts={[t('requests.absence'), ...words(row), row.reason ?? undefined]}
            href={places.absences}
          />
        ))}
      </ul>
      {joining.total > joining.rows.length && (
        <Anchor component={Link} href={places.joining} className={classes.more}>
          {t('requests.all_joining', { count: joining.total })}
        </Anchor>
      )}
      {absences.total > absences.rows.length && (
        <Anchor component={Link} href={places.absences} className={classes.more}>
          {t('requests.all_absences', { count: absences.total })}
        </Anchor>
      )}
    </DayBlock>
  )
}

interface RequestLineProps {
  name: string
  facts: (string | undefined)[]
  href: string
}

function RequestLine({ name, facts, href }: RequestLineProps) {
  const t = useTranslations('office_day.requests')
  return (
    <li>
      <div>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <ul className={classes.facts}>
          {facts.filter(Boolean).map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <Button
        component={Link}
        href={href}
        variant="default"
        size="compact-md"
        aria-label={t('decide_of', { name: isolate(name) })}
      >
        {t('decide')}
      </Button>
    </li>
  )
}
