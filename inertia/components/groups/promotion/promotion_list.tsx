import { Checkbox, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { MoveOutcome, RosterRow } from '~/components/groups/types'
import { useNames } from '~/ui/names/use_names'
import { StatusDot, type Tone } from '~/ui/status_dot'
import classes from '~/components/groups/promotion/promotion.module.css'
import record from '~/ui/record/record.module.css'

interface PromotionListProps {
  roster: RosterRow[]
  preview: Record<string, MoveOutcome>
  results: { id: string; outcome: MoveOutcome }[] | null
  except: string[]
  isPlanned: boolean
  onChange: (except: string[]) => void
}

const TONES: Record<MoveOutcome, Tone> = {
  enrolled: 'success',
  waiting: 'attention',
  already: 'neutral',
  full: 'danger',
  not_possible: 'neutral',
}

export function PromotionList(props: PromotionListProps) {
  const { roster, preview, results, except, isPlanned, onChange } = props
  const t = useTranslations('groups.promotion')
  const names = useNames()
  const became = new Map(results?.map(({ id, outcome }) => [id, outcome]))
  const ids = roster.map(({ id }) => id)
  return (
    <section className={record.card} aria-labelledby="promotion-students">
      <Title order={2} id="promotion-students">
        {t(results ? 'done' : 'preview')}
      </Title>
      {roster.length === 0 && <Text c="dimmed">{t('nobody')}</Text>}
      {roster.length > 0 && !results && (
        <Checkbox
          mt="sm"
          label={t('all')}
          checked={except.length === 0}
          indeterminate={except.length > 0 && except.length < ids.length}
          onChange={() => onChange(except.length === 0 ? ids : [])}
        />
      )}
      <ul className={classes.students}>
        {roster.map((row) => {
          const { lead, other } = names(row)
          const result = became.get(row.id)
          const outcome = preview[row.id]
          const stays = except.includes(row.id)
          return (
            <li key={row.id}>
              {results ? (
                <span className={classes.name}>
                  <bdi>{lead}</bdi>
                </span>
              ) : (
                <Checkbox
                  label={
                    <>
                      <span className={classes.name}>
                        <bdi>{lead}</bdi>
                      </span>{' '}
                      {other && (
                        <Text span c="dimmed" size="sm">
                          <bdi>{other}</bdi>
                        </Text>
                      )}
                    </>
                  }
                  checked={!stays}
                  onChange={() =>
                    onChange(stays ? except.filter((id) => id !== row.id) : [...except, row.id])
                  }
                />
              )}
              {result && <StatusDot tone={TONES[result]}>{t(`result.${result}`)}</StatusDot>}
              {!results && isPlanned && !stays && outcome && (
                <StatusDot tone={TONES[outcome]}>{t(`outcome.${outcome}`)}</StatusDot>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
